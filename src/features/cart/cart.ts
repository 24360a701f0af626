import type { Line } from '#src/commerce/contract/line.ts'
import type { Selection } from '#src/commerce/contract/selection.ts'
import { isDeposit } from './piece-count.ts'

/** A line as the shopper sees it: with the deposits that are charged because of it. */
export interface CartRow {
  line: Line
  deposits: Line[]
}

/** Groups deposits under the goods they belong to; each line of goods has its own. */
export function cartRows(lines: Line[]): CartRow[] {
  const deposit = isDeposit(lines)
  const rows = lines.filter((line) => !deposit(line)).map((line): CartRow => ({ line, deposits: [] }))
  for (const other of lines.filter(deposit)) {
    const owners = rows.filter(({ line }) => line.product.depositItem === other.item)
    const owner = owners.find(({ deposits }) => deposits.length === 0) ?? owners[0]
    owner?.deposits.push(other)
  }
  return rows
}

/** What is off the whole line: 0 when nothing is. */
export function lineDiscount({ price, priceBeforeDiscount, quantity }: Line): number {
  return roundToCents((priceBeforeDiscount - price) * quantity)
}

/** Whether an order of this would cost nothing. */
export function isFree({ totals }: Pick<Selection, 'totals'>): boolean {
  return totals.grandTotal === 0
}

/** Pieces of an item in all its lines. */
export function quantityOf(selection: Selection | null, item: string): number {
  return (selection?.lines ?? [])
    .filter((line) => line.item === item)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** An amount without the noise of binary fractions, in whole cents. */
export function roundToCents(amount: number): number {
  return Math.round((amount + Number.EPSILON) * 100) / 100
}
