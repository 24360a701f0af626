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

/** Sends a change through the queue. `ignores`: widgets that stay active. Null if the cart has not been started. */
export function sendChange(
  get: Getter,
  set: Setter,
  call: CartCall,
  ignores?: SuspendIgnore,
): Promise<Outcome | null> {
  return enqueue(get, set, (queue, checkout) => queue.change(() => call(checkout), ignores))
}

/** Sends a call without changes of goods: no button waits, and no other tab is notified. Null before the start. */
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
  slot: MessageSlot
  call: CartCall
  ignores?: SuspendIgnore
  /** Decides from the cart before and after whether an unanswered change was made; by default it was not. */
  applied?(before: Selection | null, after: Selection): boolean
}

/** Null if the change was not made. The problem of a change made in part is shown for the whole cart. */
export async function changeCart(get: Getter, set: Setter, change: Change): Promise<Outcome | null> {
  set(clearErrorAtom, change.slot)
  const outcome = await sendChange(get, set, change.call, change.ignores)
  if (!outcome) return null
  const problem = cartProblemOf(outcome, change.applied ?? (() => false))
  if (!problem) return outcome
  set(showErrorAtom, outcome.kind === 'done' ? wholeCart : change.slot, problem)
  return outcome.kind === 'done' ? outcome : null
}
