import type { Order } from '#src/commerce/contract/payment/order.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type Result, UpstreamError } from '#src/commerce/reply.ts'
import { lineCount } from '#src/features/cart/cart.ts'

export type OutcomeFound =
  | { kind: 'placed'; order: string; paymentMethod: string }
  | { kind: 'notPlaced' }
  | { kind: 'unknown' }

/**
 * Milliseconds in which an unanswered payment may still place its order, by the pending call or by the provider's
 * notification. Until then lines in the cart do not prove that there is no order.
 */
export const notificationTime = 120_000

/** False if the service itself answered a payment with a failure. Other server errors may come from a gateway. */
export function mayStillArrive(error: unknown): boolean {
  return !(error instanceof UpstreamError && error.breakage === 'status' && error.status === 500)
}

/**
 * The result of an unanswered payment, by the present cart (`now`; null if unknown). The receipt is not
 * conclusive by itself: it may belong to an earlier order of this visit. An order empties the cart, so remaining lines of the
 * cart that was `paid` mean that there is none. Other lines were added since, here or in another tab: then the receipt
 * has to name the goods. `paid` is null after a reload.
 */
export function resolveOutcome(
  receipt: Result<Order> | null,
  now: Selection | null,
  paid: Selection | null,
): OutcomeFound {
  if (!now) return { kind: 'unknown' }
  const isFilled = lineCount(now) > 0
  const isStillThere =
    !paid || now.lines.some(({ line }) => paid.lines.some((before) => before.line === line))
  if (isFilled && isStillThere) return { kind: 'notPlaced' }
  if (!receipt?.ok || (isFilled && paid && !holdsGoods(receipt.value, paid))) return { kind: 'unknown' }
  return { kind: 'placed', order: receipt.value.orderNumber, paymentMethod: receipt.value.paymentMethod }
}

/**
 * The result of a payment refused because the cart is empty, although its content was `paid` when the request was sent.
 * Browsers repeat a request, even a POST, when a reused connection closes before the first byte of the reply: then the
 * first request has placed the order, and the second found an empty cart. `empty` if the last order of this visit is a
 * different one or missing; `unknown` if goods are unreadable.
 */
export function resolveRepeated(
  receipt: Result<Order> | null,
  paid: Selection,
): OutcomeFound | { kind: 'empty' } {
  if (!receipt) return { kind: 'unknown' }
  if (!receipt.ok) return { kind: 'empty' }
  if (receipt.value.unreadableLines > 0 || paid.unreadableLines > 0) return { kind: 'unknown' }
  if (!holdsGoods(receipt.value, paid)) return { kind: 'empty' }
  return { kind: 'placed', order: receipt.value.orderNumber, paymentMethod: receipt.value.paymentMethod }
}

function holdsGoods(order: Pick<Order, 'lines'>, cart: Pick<Selection, 'lines'>): boolean {
  return containsGoods(order, cart.lines.map(itemsOf))
}

/** True if an order has one item, at least, of each line: its own, or one of its set. */
export function containsGoods(order: Pick<Order, 'lines'>, goods: readonly string[][]): boolean {
  const ordered = new Set(order.lines.flatMap(itemsOf))
  return goods.every((items) => items.some((item) => ordered.has(item)))
}

/** The items of a line: its own and those of its set. */
export function itemsOf({ item, contents }: Line): string[] {
  return [item, ...contents.map((part) => part.item)]
}
