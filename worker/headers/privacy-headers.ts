import type { RoutePolicy } from '#src/route-policies.ts'

interface PrivacyHeaders {
  'cache-control': string
  'referrer-policy': string
  'cross-origin-opener-policy': string
}

const open: PrivacyHeaders = {
  'cache-control': 'private, no-cache',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
}
const personal: PrivacyHeaders = { ...open, 'cache-control': 'private, no-store' }
const closed: PrivacyHeaders = { ...personal, 'referrer-policy': 'no-referrer' }

const purchase: PrivacyHeaders = { ...closed, 'cross-origin-opener-policy': 'same-origin-allow-popups' }

/** Caching, referrer and opener of a document, by the policy of its route; `security-headers.ts` has the other headers. */
export const privacyHeaders: Record<RoutePolicy, PrivacyHeaders> = {
  open,
  personal,
  private: closed,
  purchase,
  receipt: purchase,
}
