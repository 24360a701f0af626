import { type Consent, parseConsent } from '#src/consent.ts'

/** The visitor's answer, by the present cookie. */
export function currentConsent(): Consent | null {
  return parseConsent(document.cookie, Date.now() / 1000)
}

/** True if the visitor has agreed to any measuring. */
export function isAgreed(): boolean {
  const consent = currentConsent()
  return consent !== null && (consent.statistics || consent.marketing)
}
