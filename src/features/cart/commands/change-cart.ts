import type { Getter, Setter } from 'jotai'
import type { CheckoutApi } from '#src/commerce/checkout-api.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { SuspendIgnore } from '#src/effects/provider/checkout-widget.ts'
import { visitAtom } from '#src/visit.ts'
import { cartProblemOf } from '../cart-problem.ts'
import type { CartCall, Outcome } from '../outcome.ts'
import type { CartQueue } from '../queue/cart-queue.ts'
import { type MessageSlot, wholeCart } from '../state/messages.atoms.ts'
import { cartQueueAtom, cartStatusAtom } from '../state/selection.atoms.ts'
import { clearErrorAtom, showErrorAtom } from '../state/show-message.atoms.ts'

/**
 * Sends a call that changes the cart through the queue. `ignores`: widgets that stay active meanwhile. Null if the cart
 * has not been started.
 */
export function sendChange(
  get: Getter,
  set: Setter,
  call: CartCall,
  ignores?: SuspendIgnore,
): Promise<Outcome | null> {
  return enqueue(get, set, (queue, checkout) => queue.change(() => call(checkout), ignores))
}

/**
 * Sends a call that changes no goods through the queue: no button waits, and no other tab is notified. Null if the cart
 * has not been started.
 */
export function fetchCart(get: Getter, set: Setter, call: CartCall): Promise<Outcome | null> {
  return enqueue(get, set, (queue, checkout) => queue.refresh(() => call(checkout)))
}

async function enqueue(
  get: Getter,
  set: Setter,
  put: (queue: CartQueue, checkout: CheckoutApi) => Promise<Outcome>,
): Promise<Outcome | null> {
  const visit = get(visitAtom)
  const queue = get(cartQueueAtom)
  if (!visit || !queue) return null
  const outcome = await put(queue, visit.checkout)
  if (outcome.kind === 'unknown' && !outcome.after) set(cartStatusAtom, 'unreachable')
  return outcome
}

export interface Change {
  /** The slot in which problems are shown. */
  slot: MessageSlot
  call: CartCall
  /** Widgets that stay active meanwhile. */
  ignores?: SuspendIgnore
  /** Decides from the cart before and after whether an unanswered change was made; by default it was not. */
  applied?(before: Selection | null, after: Selection): boolean
}

/**
 * Sends a change and shows its problems. Null if it was not made. A change made in part counts as made, and its problem
 * is shown for the whole cart.
 */
export async function changeCart(get: Getter, set: Setter, change: Change): Promise<Outcome | null> {
  set(clearErrorAtom, change.slot)
  const outcome = await sendChange(get, set, change.call, change.ignores)
  if (!outcome) return null
  const problem = cartProblemOf(outcome, change.applied ?? (() => false))
  if (!problem) return outcome
  set(showErrorAtom, outcome.kind === 'done' ? wholeCart : change.slot, problem)
  return outcome.kind === 'done' ? outcome : null
}
