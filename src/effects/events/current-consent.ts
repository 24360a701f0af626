import { type Consent, parseConsent } from '#src/consent.ts'

export function currentConsent(): Consent | null {
  return parseConsent(document.cookie, Date.now() / 1000)
}

export function isAgreed(): boolean {
  const consent = currentConsent()
  return consent !== null && (consent.statistics || consent.marketing)
}
