import { paymentLifetime, unclearPaymentCookie } from '#src/config.ts'
import type { Cookie } from '#src/cookie.ts'

/** Remembers that a payment has had no answer since a time in milliseconds; null forgets it. */
export function serializeUnclearCookie(since: number | null): Cookie {
  return {
    name: unclearPaymentCookie,
    value: since === null ? '' : String(since),
    maxAge: since === null ? 0 : paymentLifetime / 1_000,
  }
}

/** The time in a cookie header; null if missing, malformed or in the future. */
export function parseUnclearCookie(cookies: string, now: number): number | null {
  const [, digits] = new RegExp(`(?:^|; )${unclearPaymentCookie}=(\\d{13})(?:;|$)`).exec(cookies) ?? []
  const since = digits === undefined ? null : Number(digits)
  return since !== null && since <= now ? since : null
}
