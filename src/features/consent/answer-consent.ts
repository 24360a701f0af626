import { type Choices, type ConsentWay, purposes, serializeConsent } from '#src/consent.ts'
import { browserCookies } from '#src/effects/browser/cookies.ts'
import { announceConsent } from '#src/effects/events/consent-channel.ts'
import { saveConsentProof } from '#src/effects/events/consent-proof.ts'
import { showConsentQuestion } from '#src/effects/events/consent-question.ts'
import { currentConsent } from '#src/effects/events/current-consent.ts'
import { eraseMeasuringData } from '#src/effects/events/erase-measuring-data.ts'
import type { Measuring } from '#src/effects/events/measuring.ts'

/**
 * Stores the visitor's answer, hides the question, has the shop keep proof of it, starts the accepted services, and notifies running ones,
 * also in other tabs. Services that are no longer accepted cannot be stopped in this document: it is loaded again
 * without them, and their storage is cleared, a second time while leaving, since some write then.
 */
export function answerConsent(choices: Choices, way: ConsentWay, measuring: Measuring): void {
  const before = currentConsent()
  const consent = { ...choices, time: Math.floor(Date.now() / 1000), key: before?.key ?? null }
  browserCookies.write(serializeConsent(consent))
  showConsentQuestion(false)
  void saveConsentProof(consent, way)
  const isTakenBack = purposes.some((purpose) => before?.[purpose] && !choices[purpose])
  announceConsent()
  void measuring.begin(true)
  if (!isTakenBack) return
  const erase = () => eraseMeasuringData(choices)
  addEventListener('pagehide', erase)
  document.addEventListener('visibilitychange', erase)
  erase()
  location.reload()
}

/** Stores one answer for all purposes, as `answerConsent` does. */
export function answerAll(agreed: boolean, measuring: Measuring): void {
  answerConsent({ statistics: agreed, marketing: agreed }, agreed ? 'all' : 'none', measuring)
}
