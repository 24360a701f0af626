import type { CheckoutApi } from '#src/commerce/checkout-api.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Result } from '#src/commerce/reply.ts'
import { changesWithDeposits, type SetParts } from '../deposits/deposits.ts'
import type { Subject } from './intents.ts'

/** The calls that change pieces. */
export type ItemCalls = Pick<
  CheckoutApi,
  'addItem' | 'addBundle' | 'increaseLine' | 'decreaseLine' | 'changeItems'
>

/** What the service answered to the call of an intent. */
export interface Sending {
  reply: Result<Selection>
  /** It was refused because the cart is another one than the call was made for: changed elsewhere, or by this very call. */
  outdated: boolean
}

/**
 * Makes the call an intent comes to, for so many pieces more or fewer: with its deposits where it carries any and the cart
 * is known.
 */
export async function sendIntent(
  checkout: ItemCalls,
  subject: Subject,
  by: number,
  selection: Selection | null,
  setParts: SetParts,
): Promise<Sending> {
  const changes = selection && changesWithDeposits(subject, by, selection, setParts)
  const reply = changes ? await checkout.changeItems(changes) : await sendAlone(checkout, subject, by)
  const gone = !reply.ok && reply.status === 404 && (changes !== null || subject.kind === 'line')
  const taken = !reply.ok && reply.status === 406 && changes !== null
  return { reply, outdated: gone || taken }
}

function sendAlone(checkout: ItemCalls, subject: Subject, by: number): Promise<Result<Selection>> {
  if (subject.kind === 'line') {
    return by > 0 ? checkout.increaseLine(subject.line, by) : checkout.decreaseLine(subject.line, -by)
  }
  const { item, choices } = subject
  return choices ? checkout.addBundle(item, choices, by) : checkout.addItem(item, by)
}
