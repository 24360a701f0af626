import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatLocalTime, timeZoneOf } from '#src/features/orders/withdraw/local-time.ts'

const time = '2026-11-23T22:30:05.000Z'

test.each([
  ['Europe/Helsinki', 'SE', 'Europe/Helsinki'],
  ['', 'FI', 'Europe/Helsinki'],
  ['', 'GB', 'Europe/London'],
  ['Mars/Olympus', 'DE', 'Europe/Stockholm'],
  ['UTC', 'FI', 'Europe/Helsinki'],
  ['Etc/UTC', null, 'Europe/Stockholm'],
  ['', 'constructor', 'Europe/Stockholm'],
  ['', null, 'Europe/Stockholm'],
])('the time zone for the requested %j in the country %s', (asked, country, zone) => {
  expect(timeZoneOf(asked, country)).toBe(zone)
})

test('a moment names its zone', () => {
  expect(formatLocalTime(time, 'en-GB', 'UTC')).toBe('23 November 2026 at 22:30:05 UTC')
  expect(formatLocalTime(time, 'de-DE', 'Europe/Stockholm')).toBe('23. November 2026 um 23:30:05 MEZ')
  expect(formatLocalTime(time, 'fi-FI', 'Europe/Helsinki')).toContain('24. marraskuuta 2026')
})

test('a time can be written for any requested time zone', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (asked, country) => {
      expect(formatLocalTime(time, 'en', timeZoneOf(asked, country))).not.toBe('')
    }),
  )
})
