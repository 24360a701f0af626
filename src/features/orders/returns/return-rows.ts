import type { PictureFiles } from '#src/commerce/contract/catalogue/media/picture-files.ts'
import type { PastOrder } from '#src/commerce/contract/payment/past-order.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import { type ReturnReason, returnReasons } from '#src/commerce/contract/support.ts'
import { isDeposit } from '#src/features/cart/item-count.ts'
import { type OrderState, orderState } from '../order-state.ts'
import { netOrder } from '../receipt/net-order.ts'
import { type ReceiptRow, receiptRows, rowKey } from '../receipt/receipt.ts'

/** The deposit of a part. Dates are those of orders. */
export interface RowDeposit {
  /** The deposit of one piece, in the currency of the order; null if unknown. */
  amount: number | null
  /** Pieces whose deposit has not been paid back. */
  left: number
  /** The days on which some were paid back. */
  refunds: string[]
}

/** A part of an order that may come back. */
export interface ReturnRow {
  item: string
  name: string
  sku: string
  picture: PictureFiles | null
  ordered: number
  /** Pieces that have come back. */
  back: number
  /** Pieces that have not; 0 for the deposit of a part in a set, whose old part is all that can come back. */
  left: number
  deposit: RowDeposit | null
}

/** States in which the customer has no goods: nothing has been sent, or everything has come back. */
const withoutGoods: ReadonlySet<OrderState | null> = new Set([
  'received',
  'confirmed',
  'processing',
  'cancelled',
  'incomplete',
  'returned',
])

/** True for an order of which the customer may have something, whatever its age: a guarantee lasts for years. */
export function isReturnable(state: OrderState | null): boolean {
  return !withoutGoods.has(state)
}

/** The parts of an order, always in the same order, with what has come back. Empty with unreadable lines. */
export function returnRows(order: PastOrder): ReturnRow[] {
  const { unreadableLines, returns } = order
  if (unreadableLines > 0) return []
  // A deposit without VAT is paid back without.
  const { lines } = (order.vatExempt ? netOrder(order) : null) ?? order
  const isDepositLine = isDeposit(lines)
  const [goods, deposits] = [lines.filter((line) => !isDepositLine(line)), lines.filter(isDepositLine)]
  const back = new Set(returns.flatMap((entry) => entry.lines))
  const rows = receiptRows(goods).map((row) => {
    const own = goods.filter((line) => rowKey(line) === rowKey(row))
    const [
      {
        product: { depositItem },
      } = { product: { depositItem: '' } },
    ] = own
    const paid = deposits.filter(({ item }) => item === depositItem)
    return rowOf(row, { left: piecesOf(own, back), paid })
  })
  const named = new Set(goods.map(({ product }) => product.depositItem))
  const others = receiptRows(deposits.filter(({ item }) => !named.has(item)))
  const ofSets = others.map((row) => {
    const paid = deposits.filter(({ item }) => item === row.item)
    return { ...rowOf(row, { left: 0, paid }), back: 0 }
  })
  return [...rows, ...ofSets]

  function rowOf(
    { item, name, sku, picture, quantity: ordered }: ReceiptRow,
    { left, paid }: { left: number; paid: Line[] },
  ): ReturnRow {
    const deposit = paid.length > 0 ? depositOf(paid, back, returns) : null
    return { item, name, sku, picture, ordered, back: ordered - left, left, deposit }
  }
}

function piecesOf(lines: Line[], back: ReadonlySet<string>): number {
  return lines.reduce((sum, { line, quantity }) => (back.has(line) ? sum : sum + quantity), 0)
}

function depositOf(paid: Line[], back: ReadonlySet<string>, returns: PastOrder['returns']): RowDeposit {
  const refunds = returns.filter((entry) => paid.some(({ line }) => entry.lines.includes(line)))
  return {
    amount: paid[0]?.price ?? null,
    left: piecesOf(paid, back),
    refunds: [...new Set(refunds.map(({ date }) => date))],
  }
}

/** The pieces of a row that can come back for a reason. */
export function returnablePieces({ ordered, left, deposit }: ReturnRow, reason: ReturnReason): number {
  return reason === 'oldPart' ? Math.min(ordered, deposit?.left ?? 0) : left
}

/** The reasons for which something of a row can come back. */
export function reasonsOf(row: ReturnRow): ReturnReason[] {
  return returnReasons.filter((reason) => returnablePieces(row, reason) > 0)
}

/** True for an order with goods that can come back, or a deposit that can. */
export function hasReturnable(order: PastOrder): boolean {
  return isReturnable(orderState(order)) && returnRows(order).some((row) => reasonsOf(row).length > 0)
}
