import type { CheckoutApi } from '#src/commerce/checkout-api.ts'
import type { Selection } from '#src/commerce/contract/selection.ts'
import type { Reply } from '#src/commerce/reply.ts'
import type { Intent } from './intents.ts'

/** The call an intent comes to, for so many pieces more or fewer. */
export function sendIntent(
  checkout: CheckoutApi,
  { subject }: Intent,
  by: number,
): Promise<Reply<Selection>> {
  if (subject.kind === 'line') {
    return by > 0 ? checkout.increaseLine(subject.line, by) : checkout.decreaseLine(subject.line, -by)
  }
  const { item, choices } = subject
  return choices ? checkout.addBundle(item, choices, by) : checkout.addItem(item, by)
}
