import { atom } from 'jotai'
import type { CheckoutApi } from '#src/commerce/checkout-api.ts'
import type { Selection } from '#src/commerce/contract/selection.ts'
import type { Reply } from '#src/commerce/reply.ts'
import { shopAtom } from '#src/shop.ts'
import type { Outcome } from './cart-queue.ts'
import { complainAtom, forgiveAtom, type Place, wholeCart } from './messages.atoms.ts'
import { cartQueueAtom, cartReachAtom } from './selection.atoms.ts'
import { troubleOf } from './trouble.ts'

export interface Change {
  /** Where its troubles are shown. */
  place: Place
  call(checkout: CheckoutApi): Promise<Reply<Selection>>
  /** Tells, after nobody answered, whether the change was made all the same. */
  applied?(before: Selection | null, after: Selection): boolean
}

/**
 * Sends one change through the queue and shows what went wrong with it. Null when it was not made: a change made in
 * part (fewer pieces than asked for) counts as made, and its trouble is shown for the whole cart.
 */
export const changeCartAtom = atom(null, async (get, set, change: Change): Promise<Outcome | null> => {
  const visit = get(shopAtom)
  const queue = get(cartQueueAtom)
  if (!visit || !queue) return null
  set(forgiveAtom, change.place)
  const outcome = await queue.change(() => change.call(visit.checkout))
  const trouble = troubleOf(outcome, change.applied ?? (() => false))
  if (trouble?.kind === 'unreachable') set(cartReachAtom, 'unreachable')
  if (trouble?.kind === 'lineGone') void queue.change(visit.checkout.selection)
  if (!trouble) return outcome
  set(complainAtom, outcome.kind === 'done' ? wholeCart : change.place, trouble)
  return outcome.kind === 'done' ? outcome : null
})
