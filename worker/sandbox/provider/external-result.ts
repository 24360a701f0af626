// Centra, "External Payment Plugin": https://centra.dev/docs/extend-with-plugins/checkout/external-payment-plugin

import * as v from 'valibot'
import { sameText } from '../checkout-api/access.ts'

const text = v.pipe(v.string(), v.maxLength(200))
/** Numbers and booleans are texts in a query or a form. */
const asText = v.pipe(v.union([text, v.number(), v.boolean()]), v.transform(String))

/** The signed result of a payment by `external`. */
const ExternalResult = v.object({
  selection: text,
  /** The amount in units of the currency, with a dot: `100.00`. */
  amount: text,
  currency: text,
  /** Seconds since 1970, of the signature. */
  timestamp: asText,
  transactionReference: text,
  /** `true` or `false`. */
  success: asText,
})
export type ExternalResult = v.InferOutput<typeof ExternalResult>

/** Base64 of the hexadecimal HMAC-SHA-256 of the fields in the documented order. */
export async function signExternalResult(result: ExternalResult, secret: string): Promise<string> {
  const { selection, amount, currency, timestamp, transactionReference, success } = result
  const payload = [selection, amount, currency, timestamp, transactionReference, success].join(':')
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(payload)))
  return btoa(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''))
}

/** The result in the fields of `POST /payment-result`; null when it is incomplete or its signature is wrong. */
export async function verifiedExternalResult(
  fields: Record<string, unknown>,
  secret: string,
): Promise<ExternalResult | null> {
  const result = v.safeParse(ExternalResult, fields)
  if (!result.success || typeof fields.signature !== 'string') return null
  const signature = await signExternalResult(result.output, secret)
  return sameText(fields.signature, signature) ? result.output : null
}
