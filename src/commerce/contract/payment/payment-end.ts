// Centra, "Payment flow": https://centra.dev/docs/checkout/payments/payment-flow

import * as v from 'valibot'

/** Why a payment was not made, as far as it can be known. */
export const paymentEnds = ['declined', 'cancelled', 'expired'] as const
export type PaymentEnd = (typeof paymentEnds)[number]

/** The words of services and providers for these ends: there is no common list. */
const words: [RegExp, PaymentEnd][] = [
  [/declin|refus|reject|denied/i, 'declined'],
  [/cancel|abort/i, 'cancelled'],
  [/expir|time[ _-]?(?:d[ _-]?)?out/i, 'expired'],
]

const Coded = v.object({ code: v.string() })

/** The end that a refused payment call has in `code`; null without one, or if it means something else. */
export function endOfRefusal(body: unknown): PaymentEnd | null {
  const coded = v.safeParse(Coded, body)
  return coded.success ? endIn(coded.output.code) : null
}

/** The fields in which providers tell the end of a payment when they send the shopper back. */
const resultFields = new Set(['result', 'resultCode', 'checkoutResult', 'status', 'redirect_status'])
const ReturnFields = v.record(v.string(), v.unknown())

/** The end that a provider's return has in one of its fields, some of which are within another; null without one. */
export function endOfReturn(fields: unknown): PaymentEnd | null {
  const pairs = pairsOf(fields).flatMap(([name, value]) => [[name, value] as const, ...pairsOf(value)])
  const ends = pairs.flatMap(
    ([name, value]) => (resultFields.has(name) && typeof value === 'string' && endIn(value)) || [],
  )
  return ends[0] ?? null
}

function pairsOf(value: unknown): [string, unknown][] {
  const record = v.safeParse(ReturnFields, value)
  return record.success ? Object.entries(record.output) : []
}

function endIn(text: string): PaymentEnd | null {
  return words.find(([word]) => word.test(text))?.[1] ?? null
}
