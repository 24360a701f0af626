import { paymentLifetime, sentPaymentCookie, sentPaymentLifetime, unclearPaymentCookie } from '#src/config.ts'
import type { Cookie } from '#src/cookie.ts'

/** A payment that was sent without script. */
export interface SentPayment {
  /** The time when it was sent or became unclear, in milliseconds since 1970. */
  since: number
  /** The digests of the lines that were paid (`lineDigests`); empty if they are unknown. */
  lines: string[]
}

/** Remembers a payment without an answer; null forgets it. */
export function serializeUnclearCookie(payment: SentPayment | null): Cookie {
  return serialize(unclearPaymentCookie, payment, paymentLifetime)
}

/** The payment without an answer in a cookie header; null if missing, malformed or in the future. */
export function parseUnclearCookie(cookies: string, now: number): SentPayment | null {
  return parse(unclearPaymentCookie, cookies, now)
}

/** Remembers for a while that a provider may return a result: without it, a link could claim one. */
export function serializeSentCookie(payment: SentPayment): Cookie {
  return serialize(sentPaymentCookie, payment, sentPaymentLifetime)
}

/** The payment sent to a provider in a cookie header; null if missing, malformed or in the future. */
export function parseSentCookie(cookies: string, now: number): SentPayment | null {
  return parse(sentPaymentCookie, cookies, now)
}

function serialize(name: string, payment: SentPayment | null, lifetime: number): Cookie {
  if (payment === null) return { name, value: '', maxAge: 0 }
  return { name, value: [payment.since, ...payment.lines].join('.'), maxAge: lifetime / 1_000 }
}

function parse(name: string, cookies: string, now: number): SentPayment | null {
  const pattern = new RegExp(`(?:^|; )${name}=(\\d{13})((?:\\.[\\da-f]{8}){0,40})(?:;|$)`)
  const [, digits, lines = ''] = pattern.exec(cookies) ?? []
  const since = digits === undefined ? null : Number(digits)
  return since !== null && since <= now ? { since, lines: lines.split('.').slice(1) } : null
}
