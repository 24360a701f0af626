import { paymentLifetime, unclearPaymentCookie } from '#src/config.ts'
import type { Cookie } from '#src/cookie.ts'

/** A payment without an answer. */
export interface UnclearPayment {
  /** Since when, in milliseconds since 1970. */
  since: number
  /** The digests of the lines that were paid (`lineDigests`); empty if they are unknown. */
  lines: string[]
}

/** Remembers a payment without an answer; null forgets it. */
export function serializeUnclearCookie(payment: UnclearPayment | null): Cookie {
  return {
    name: unclearPaymentCookie,
    value: payment === null ? '' : [payment.since, ...payment.lines].join('.'),
    maxAge: payment === null ? 0 : paymentLifetime / 1_000,
  }
}

const pattern = new RegExp(`(?:^|; )${unclearPaymentCookie}=(\\d{13})((?:\\.[\\da-f]{8}){0,40})(?:;|$)`)

/** The payment in a cookie header; null if missing, malformed or in the future. */
export function parseUnclearCookie(cookies: string, now: number): UnclearPayment | null {
  const [, digits, lines = ''] = pattern.exec(cookies) ?? []
  const since = digits === undefined ? null : Number(digits)
  return since !== null && since <= now ? { since, lines: lines.split('.').slice(1) } : null
}
