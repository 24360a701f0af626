import { consentPath } from '#src/config.ts'
import {
  type Consent,
  type ConsentAnswer,
  type ConsentWay,
  consentVersion,
  serializeConsent,
} from '#src/consent.ts'
import { browserCookies } from '../browser/cookies.ts'
import { currentConsent } from './current-consent.ts'

/** Has the shop keep proof of an answer. Only after consent is the key of the proof written into the cookie. */
export async function saveConsentProof(consent: Consent, way: ConsentWay): Promise<void> {
  const { statistics, marketing, time } = consent
  const key = consent.key ?? crypto.randomUUID().replaceAll('-', '')
  const language = document.documentElement.lang
  const answer: ConsentAnswer = { key, statistics, marketing, time, way, version: consentVersion, language }
  const response = await fetch(consentPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answer),
    // The page may be left or loaded again immediately.
    keepalive: true,
  }).catch(() => null)
  if (!response?.ok || consent.key !== null || !(statistics || marketing)) return
  const current = currentConsent()
  if (current?.time === time && current.key === null)
    browserCookies.write(serializeConsent({ ...consent, key }))
}

export function keepMissingProof(): void {
  const consent = currentConsent()
  if (consent && consent.key === null && (consent.statistics || consent.marketing))
    void saveConsentProof(consent, 'earlier')
}
