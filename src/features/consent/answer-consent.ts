import { type Choices, purposes, serializeConsent } from '#src/consent.ts'
import { browserCookies } from '#src/effects/browser/cookies.ts'
import { announceConsent } from '#src/effects/events/consent-channel.ts'
import { eraseTraces } from '#src/effects/events/erase-traces.ts'
import { currentConsent, type Measuring } from '#src/effects/events/measuring.ts'

/**
 * Remembers the visitor's answer, and starts what was agreed to. Services are told, also in other tabs, where something may
 * be typed. What was agreed to before and is taken back cannot be stopped in this document: what it has stored is removed,
 * again when the document is left, since services store their last words then, and the document is loaded anew without it.
 */
export function answerConsent(choices: Choices, measuring: Measuring): void {
  const before = currentConsent()
  browserCookies.write(serializeConsent({ ...choices, time: Math.floor(Date.now() / 1000) }))
  const isTakenBack = purposes.some((purpose) => before?.[purpose] && !choices[purpose])
  announceConsent()
  void measuring.begin(true)
  if (!isTakenBack) return
  const erase = () => eraseTraces(choices)
  addEventListener('pagehide', erase)
  document.addEventListener('visibilitychange', erase)
  erase()
  location.reload()
}
