import type { PaymentEnd } from '#src/commerce/contract/payment/payment-end.ts'
import { defaultLocale, isLocale } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'

/** A payment that was not made has failed, for a known reason or not. */
export type ReturnResult = 'placed' | 'failed' | 'unknown' | PaymentEnd

/**
 * The confirmation, or the checkout with a message. The address is the shop's own: a payment method is its only text
 * from outside, and is left out if malformed.
 */
export function returnTarget(
  publicOrigin: string,
  locale: string,
  result: ReturnResult,
  paymentMethod: string,
): string {
  const language = isLocale(locale) ? locale : defaultLocale
  return new URL(localized(language, pathOf(result, paymentMethod)), publicOrigin).href
}

function pathOf(result: ReturnResult, paymentMethod: string): string {
  if (result === 'placed')
    return paths.confirmation(/^[\w-]{1,64}$/.test(paymentMethod) ? paymentMethod : undefined)
  if (result === 'unknown') return paths.unknownPayment()
  return paths.failedCheckout(result === 'failed' ? null : result)
}
