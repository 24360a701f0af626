import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseConsent, serializeConsent } from '#src/consent.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'

const now = 1_790_000_000
const halfYear = 182 * 24 * 60 * 60

const answers = fc.record({
  statistics: fc.boolean(),
  marketing: fc.boolean(),
  time: fc.integer({ min: now - halfYear, max: now }),
  key: fc.option(fc.stringMatching(/^[\da-f]{32}$/)),
})

function cookieOf(consent: Parameters<typeof serializeConsent>[0]): string {
  const { name, value } = serializeConsent(consent)
  return `${name}=${value}`
}

test('an answer is read unchanged, among other cookies', () => {
  fc.assert(
    fc.property(answers, (consent) => {
      expect(parseConsent(`a=1; ${cookieOf(consent)}; b=2`, now)).toEqual(consent)
    }),
  )
})

test('an answer lasts six months', () => {
  const cookie = cookieOf({ statistics: true, marketing: true, time: now })
  expect(parseConsent(cookie, now + halfYear)).not.toBeNull()
  expect(parseConsent(cookie, now + halfYear + 1)).toBeNull()
  expect(serializeConsent({ statistics: true, marketing: true, time: now }).maxAge).toBe(halfYear)
})

test('an answer may be a day ahead, as a clock can be, and not more', () => {
  const cookie = cookieOf({ statistics: true, marketing: true, time: now })
  expect(parseConsent(cookie, now - 24 * 60 * 60)).not.toBeNull()
  expect(parseConsent(cookie, now - 24 * 60 * 60 - 1)).toBeNull()
  expect(parseConsent('rc_consent=1.sm.999999999999', now)).toBeNull()
})

test.each([
  '',
  'rc_consent=',
  'rc_consent=1',
  'rc_consent=1.sm',
  'rc_consent=2.sm.1790000000',
  'rc_consent=1.ms.1790000000',
  'rc_consent=1.smx.1790000000',
  'rc_consent=1.sm.17900000000000',
  'xrc_consent=1.sm.1790000000',
  'rc_consent=1.sm.1790000000.',
  'rc_consent=1.sm.1790000000.0A0A0A0A0A0A0A0A0A0A0A0A0A0A0A0A',
  'rc_consent=1.sm.1790000000x',
])('%j is not an answer', (cookies) => {
  expect(parseConsent(cookies, now)).toBeNull()
})

test('no text of cookies makes an agreement but a whole answer', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const found = parseConsent(text, now)
      expect(found === null || text.includes('rc_consent=1.')).toBe(true)
    }),
    { numRuns: propertyRuns },
  )
})
