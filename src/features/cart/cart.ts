import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { isDeposit } from './item-count.ts'
import type { SetParts } from './set-parts.ts'

export interface CartRow {
  line: Line
  /** Rows that share a deposit line each get their share of its pieces and price. */
  deposits: Line[]
}

/**
 * Groups deposits with their goods. Pieces without a matching row go to a set, whose parts may carry unknown deposits,
 * then to any row with that deposit, then to a separate row: everything that is charged is shown.
 */
export function cartRows(lines: Line[], setParts: SetParts = new Map()): CartRow[] {
  const isDepositLine = isDeposit(lines)
  const rows = lines.filter((line) => !isDepositLine(line)).map((line): CartRow => ({ line, deposits: [] }))
  for (const deposit of lines.filter(isDepositLine)) {
    const owners = rows.filter(({ line }) => depositsPerPiece(line, deposit.item, setParts) > 0)
    let left = deposit.quantity
    for (const { line, deposits } of owners) {
      const already = deposits
        .filter(({ item }) => item === deposit.item)
        .reduce((sum, entry) => sum + entry.quantity, 0)
      const share = Math.min(left, depositsPerPiece(line, deposit.item, setParts) * line.quantity - already)
      if (share > 0) deposits.push(pieces(deposit, share))
      left -= Math.max(0, share)
    }
    if (left === 0) continue
    const owner = rows.find(({ line }) => line.contents.length > 0) ?? owners[0]
    if (owner) owner.deposits.push(pieces(deposit, left))
    else rows.push({ line: pieces(deposit, left), deposits: [] })
  }
  return rows
}

function depositsPerPiece({ product, contents }: Line, item: string, setParts: SetParts): number {
  if (contents.length === 0) return product.depositItem === item ? 1 : 0
  return contents
    .filter((part) => setParts.get(part.product)?.depositItem === item)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

function pieces(line: Line, quantity: number): Line {
  if (quantity === line.quantity) return line
  const totalPrice = line.price === null ? null : roundToCents(line.price * quantity)
  return { ...line, quantity, totalPrice }
}

/** Discount of the whole line; 0 without one or if prices are unknown. */
export function lineDiscount({ price, priceBeforeDiscount, quantity }: Line): number {
  if (price === null || priceBeforeDiscount === null) return 0
  return roundToCents((priceBeforeDiscount - price) * quantity)
}

export function lineCount({ lines, unreadableLines }: Pick<Selection, 'lines' | 'unreadableLines'>): number {
  return lines.length + unreadableLines
}

export function isFree({ totals }: Pick<Selection, 'totals'>): boolean {
  return totals.grandTotal === 0
}

export function quantityOf(selection: Selection | null, item: string): number {
  return (selection?.lines ?? [])
    .filter((line) => line.item === item)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

export function roundToCents(amount: number): number {
  return Math.round((amount + Number.EPSILON) * 100) / 100
}
