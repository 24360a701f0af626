import type { PictureFiles } from '#src/commerce/contract/catalogue/media/picture-files.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import type { PastOrder } from '#src/commerce/contract/payment/past-order.ts'
import { maxWithdrawalLines } from '#src/commerce/contract/support.ts'
import { isDeposit } from '#src/features/cart/item-count.ts'
import { lineName } from '#src/features/cart/line-text.ts'
import { type OrderState, orderState } from '../order-state.ts'

export interface OrderedPart {
  name: string
  sku: string
  /** The item of its first line; empty if unknown. */
  item: string
  picture: PictureFiles | null
  ordered: number
}

const day = 24 * 60 * 60 * 1_000
/**
 * Days in which a withdrawal is offered, from the last known date of an order. The period is 14 days from receipt and
 * ends on a working day (Regulation 1182/71, article 3); holidays differ by country, so five days are added. If only
 * the dispatch is known, the parcel is given 30 days; if only the order is, 60. Offering it too long does no harm.
 */
const shownDays = { delivered: 14 + 5, shipped: 30 + 14 + 5, ordered: 60 + 14 + 5 }

/** States in which nothing can be returned, and states in which not everything has been sent. */
const over: ReadonlySet<OrderState | null> = new Set(['cancelled', 'incomplete', 'returned'])
const open: ReadonlySet<OrderState | null> = new Set(['received', 'confirmed', 'processing', 'partlyShipped'])

export function isWithdrawable(order: PastOrder, now: number): boolean {
  const state = orderState(order)
  if (over.has(state)) return false
  if (open.has(state)) return true
  const { shipments, orderDate } = order
  if (shipments.length === 0) return now < timeOf(orderDate) + shownDays.ordered * day
  const isDelivered = shipments.every(({ deliveredDate }) => deliveredDate !== '')
  const dates = shipments.map(({ deliveredDate, shippedDate }) => (isDelivered ? deliveredDate : shippedDate))
  const last = Math.max(...dates.map((date) => timeOf(date || orderDate)))
  return now < last + (isDelivered ? shownDays.delivered : shownDays.shipped) * day
}

/** The start of a day `YYYY-MM-DD …`; infinity for any other text, so that the withdrawal stays. */
function timeOf(date: string): number {
  const time = Date.parse(date.slice(0, 10))
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time
}

/** A part on two lines counts as one. Empty with unreadable lines, or more than a withdrawal names. */
export function orderedParts({
  lines,
  unreadableLines,
}: Pick<Order, 'lines' | 'unreadableLines'>): OrderedPart[] {
  const isDepositLine = isDeposit(lines)
  const goods = lines.filter((line) => !isDepositLine(line))
  if (goods.length > maxWithdrawalLines || unreadableLines > 0) return []
  const parts = goods.map((line) => ({
    name: lineName(line),
    sku: line.sku || line.product.sku,
    item: line.item,
    picture: line.product.media[0] ?? null,
    ordered: line.quantity,
  }))
  const byName = new Map<string, OrderedPart>()
  for (const part of parts) {
    const key = `${part.sku} ${part.name}`
    const first = byName.get(key)
    byName.set(key, first ? { ...first, ordered: first.ordered + part.ordered } : part)
  }
  return [...byName.values()]
}
