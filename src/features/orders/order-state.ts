import type { PastOrder } from '#src/commerce/contract/payment/past-order.ts'
import { isDeposit } from '#src/features/cart/item-count.ts'

export type OrderState =
  | 'received'
  | 'confirmed'
  | 'processing'
  | 'partlyShipped'
  | 'shipped'
  | 'delivered'
  | 'completed'
  | 'partlyReturned'
  | 'returned'
  | 'cancelled'
  | 'incomplete'

/** The service's `statusDescription`, in both spellings of cancelled. */
const described: Record<string, OrderState> = {
  pending: 'received',
  confirmed: 'confirmed',
  processing: 'processing',
  completed: 'completed',
  archived: 'completed',
  canceled: 'cancelled',
  cancelled: 'cancelled',
  incomplete: 'incomplete',
}
/** The service's `status`, for orders without a known description. */
const byStatus: Record<string, OrderState> = {
  untouched: 'received',
  progress: 'processing',
  ok: 'completed',
  archived: 'completed',
  failed: 'cancelled',
}

type Facts = Pick<PastOrder, 'status' | 'statusDescription' | 'lines' | 'shipments' | 'returns'>

/**
 * The state of an order, by its status, its parcels and returns; null for statuses the service does not document. A
 * returned deposit is not a returned order: the part stays with the customer.
 */
export function orderState(order: Facts): OrderState | null {
  const known = lookUp(described, order.statusDescription) ?? lookUp(byStatus, order.status)
  if (known === 'cancelled' || known === 'incomplete') return known
  const returned = returnedGoods(order)
  if (returned) return returned
  const { shipments } = order
  if (shipments.length === 0 || order.status === 'archived') return known
  if (order.status !== 'ok') return 'partlyShipped'
  return shipments.every(({ deliveredDate }) => deliveredDate !== '') ? 'delivered' : 'shipped'
}

function returnedGoods({ lines, returns }: Pick<Facts, 'lines' | 'returns'>): OrderState | null {
  const isDepositLine = isDeposit(lines)
  const goods = lines.filter((line) => !isDepositLine(line))
  const back = new Set(returns.flatMap((entry) => entry.lines))
  const count = goods.filter(({ line }) => back.has(line)).length
  if (count === 0) return null
  return count === goods.length ? 'returned' : 'partlyReturned'
}

function lookUp(table: Record<string, OrderState>, text: string): OrderState | null {
  const key = text.toLowerCase()
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null
}
