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
 * Sends a call that changes the cart through the queue. `ignores`: widgets that may stay awake meanwhile. Null before the cart has been started.
 */
export function sendChange(
  get: Getter,
  set: Setter,
  call: CartCall,
  ignores?: SuspendIgnore,
): Promise<Outcome | null> {
  return enqueue(get, set, (queue, checkout) => queue.change(() => call(checkout), ignores))
}

/** Sends a call that changes no goods through the queue: no button waits, no other tab is signalled. Null before the cart has been started. */
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

/** A change of the cart whose problems are shown. */
export interface Change {
  /** Where its problems are shown. */
  slot: MessageSlot
  call: CartCall
  /** Widgets that may stay awake meanwhile. */
  ignores?: SuspendIgnore
  /** Decides from the cart before and after whether an unanswered change was made; by default it was not. */
  applied?(before: Selection | null, after: Selection): boolean
}

/**
 * Sends a change and shows what went wrong with it. Null when it was not made; a change made in part (fewer pieces
 * than asked for) was made, and its problem concerns the whole cart.
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
