// Centra, "Klarna Checkout": https://centra.dev/docs/extend-with-plugins/checkout/klarna-checkout

import type { Step } from './form/form.ts'

/** Why a provider did not go on with a payment when it asked the service at the last moment. */
const paymentErrors = [
  'stock_mismatch',
  'order_total_mismatch',
  'country_mismatch',
  'voucher_error',
  'empty_selection',
] as const
export type PaymentError = (typeof paymentErrors)[number]

/** How a payment ended whose provider sent the shopper back to the checkout. */
export interface ReturnedPayment {
  /** `unknown`: whether it was made is not known yet. */
  result: 'failed' | 'unknown'
  /** Null for any reason that this shop has no words for. */
  error: PaymentError | null
}

/** Reads the query of the checkout's address: `?failed=1`, and `&unknown=1` or `&error=`. Null without a payment. */
export function parseReturnedPayment(query: string): ReturnedPayment | null {
  const values = new URLSearchParams(query)
  if (values.get('failed') !== '1') return null
  if (values.get('unknown') === '1') return { result: 'unknown', error: null }
  const error = values.get('error')
  return { result: 'failed', error: paymentErrors.find((known) => known === error) ?? null }
}

/** The step where the shopper can go on: the country is chosen in the first. */
export function stepAfter({ error }: ReturnedPayment): Step {
  return error === 'country_mismatch' ? 'address' : 'payment'
}

/** Whether the shopper has to look at the goods. */
export function isAboutGoods(returned: ReturnedPayment | null): boolean {
  return returned?.error === 'stock_mismatch' || returned?.error === 'order_total_mismatch'
}
