import type { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import type { PaymentMethod } from '#src/commerce/contract/selection/method.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { localized, paths } from '#src/paths.ts'

/** What follows an accepted payment call: another address, or the end of this way of paying. */
export type NextStep = { kind: 'leave'; address: string } | { kind: 'unavailable' }

/**
 * Reads the action of a payment reply. Only an order that is placed at once can be completed here: providers, whose
 * results have to be reported back to the service, are not offered yet.
 */
export function nextStep(reply: PaymentReply, locale: Locale, origin: string): NextStep {
  if (reply.action !== 'success') return { kind: 'unavailable' }
  const confirmation = paths.confirmation(reply.order.paymentMethod)
  return { kind: 'leave', address: new URL(localized(locale, confirmation), origin).href }
}

/** Ways of payment that are settled between shop and shopper; any other leads to its provider. */
const direct = ['', 'invoice', 'prepayment', 'free']

/** Whether a provider follows the button. A free order never meets one. */
export function providerFollows({ paymentMethods, paymentMethod, totals }: Selection): boolean {
  const chosen = paymentMethods.find((method) => method.paymentMethod === paymentMethod)
  return totals.grandTotal !== 0 && chosen !== undefined && !isDirect(chosen)
}

function isDirect({ paymentMethodType }: PaymentMethod): boolean {
  return direct.includes(paymentMethodType)
}
