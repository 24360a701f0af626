import { type Consent, parseConsent } from '#src/consent.ts'

/** What the visitor has answered, by the cookie as it is now. */
export function currentConsent(): Consent | null {
  return parseConsent(document.cookie, Date.now() / 1000)
}

/** Whether the visitor agrees to any measuring. */
export function isAgreed(): boolean {
  const consent = currentConsent()
  return consent !== null && (consent.statistics || consent.marketing)
}
