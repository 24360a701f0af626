import type { Order } from '#src/commerce/contract/order.ts'
import type { Reply } from '#src/commerce/reply.ts'

export type Found =
  | { kind: 'placed'; order: string; paymentMethod: string }
  | { kind: 'notPlaced' }
  | { kind: 'unknown' }

/**
 * What became of a payment nobody answered. The receipt alone does not tell: it may be that of an earlier order of
 * this visit. An order empties the cart, so lines that are still there mean there is none.
 */
export function resolveOutcome(receipt: Reply<Order> | null, lines: number | null): Found {
  if (lines === null) return { kind: 'unknown' }
  if (lines > 0) return { kind: 'notPlaced' }
  if (!receipt?.ok) return { kind: 'unknown' }
  return { kind: 'placed', order: receipt.value.orderNumber, paymentMethod: receipt.value.paymentMethod }
}
