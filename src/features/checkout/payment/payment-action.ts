import type { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import type { PaymentMethod } from '#src/commerce/contract/selection/method.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { localized, paths } from '#src/paths.ts'

/** What follows an accepted payment call: another address, or the end of this way of paying. */
export type NextStep = { kind: 'leave'; address: string } | { kind: 'unavailable' }

interface ActionSources {
  locale: Locale
  /** The shop's own. */
  origin: string
  /** Origins that payments may lead to. */
  paymentHosts: readonly string[]
}

/**
 * Reads the action of a payment reply: an order that is placed at once leads to its confirmation, `redirect` to the
 * page of a provider, if it is one of `paymentHosts` (or this shop, where a provider decides without a page of its own).
 */
export function nextStep(reply: PaymentReply, { locale, origin, paymentHosts }: ActionSources): NextStep {
  if (reply.action === 'redirect') {
    const url = URL.parse(reply.url)
    const isAllowed = url !== null && [origin, ...paymentHosts].includes(url.origin)
    return isAllowed ? { kind: 'leave', address: url.href } : { kind: 'unavailable' }
  }
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
