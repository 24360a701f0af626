// Centra, "Klarna Checkout": https://centra.dev/docs/extend-with-plugins/checkout/klarna-checkout

import { type PaymentEnd, paymentEnds } from '#src/commerce/contract/payment/payment-end.ts'
import type { Step } from './form/form.ts'

/** Errors of providers that asked the service just before the payment. */
const paymentErrors = [
  'stock_mismatch',
  'order_total_mismatch',
  'country_mismatch',
  'voucher_error',
  'empty_selection',
] as const
export type PaymentError = (typeof paymentErrors)[number] | PaymentEnd

export interface ReturnedPayment {
  result: 'failed' | 'unknown'
  error: PaymentError | null
}

/**
 * Parses the query of the checkout's address: `?failed=1`, and `&unknown=1`, a provider's `&error=` or our `&reason=`.
 * Null without a payment.
 */
export function parseReturnedPayment(query: string): ReturnedPayment | null {
  const values = new URLSearchParams(query)
  if (values.get('failed') !== '1') return null
  if (values.get('unknown') === '1') return { result: 'unknown', error: null }
  const error =
    paymentErrors.find((known) => known === values.get('error')) ??
    paymentEnds.find((known) => known === values.get('reason')) ??
    null
  return { result: 'failed', error }
}

/** The query of `parseReturnedPayment`; empty without a payment. */
export function returnedQuery(returned: ReturnedPayment | null): Record<string, string> {
  if (!returned) return {}
  const { result, error } = returned
  if (result === 'unknown') return { failed: '1', unknown: '1' }
  if (error === null) return { failed: '1' }
  const isEnd = paymentEnds.some((end) => end === error)
  return { failed: '1', [isEnd ? 'reason' : 'error']: error }
}

/** The step where the shopper can continue: the country is chosen in the first. */
export function stepAfter({ error }: ReturnedPayment): Step {
  return error === 'country_mismatch' ? 'address' : 'payment'
}

export function isAboutGoods(returned: ReturnedPayment | null): boolean {
  return returned?.error === 'stock_mismatch' || returned?.error === 'order_total_mismatch'
}
