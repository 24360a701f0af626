import { expect, test } from 'vitest'
import { formatMoney, formatNumber, intlLocale } from '#src/i18n/format.ts'
import { formatDate, formatDayAndTime, formatDays } from '#src/i18n/format-days.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  [1234.5, 'SEK', 'sv-SE', '1 234,50 kr'],
  [349, 'SEK', 'sv-SE', '349 kr'],
  [349, 'DKK', 'da-DK', '349 kr.'],
  [1234.5, 'EUR', 'de-DE', '1.234,50 €'],
  [1234.5, 'EUR', 'fr-FR', '1 234,50 €'],
  [1234.5, 'EUR', 'nl-NL', '€ 1.234,50'],
  [49.9, 'EUR', 'fi-FI', '49,90 €'],
  [1234.5, 'GBP', 'en-GB', '£1,234.50'],
])('%d %s is written in %s as %s', (amount, currency, intl, text) => {
  expect(plain(formatMoney(amount, currency, intl))).toBe(text)
})

test('a date is formatted as the same day in every server time zone', () => {
  expect(formatDate('2026-12-01', 'en-GB')).toBe('1 December 2026')
  expect(formatDate('2026-12-01 23:59:59', 'sv-SE')).toBe('1 december 2026')
  expect(formatDate('', 'sv-SE')).toBe('')
  expect(formatDate('soon', 'sv-SE')).toBe('')
})

test('French writes the first of a month as an ordinal', () => {
  expect(formatDate('2027-02-01', 'fr-DE')).toBe('1er février 2027')
  expect(formatDate('2027-02-11', 'fr-FR')).toBe('11 février 2027')
  expect(plain(formatDays('2026-12-01', '2026-12-11', 'fr-FR'))).toMatch(/^mar\. 1er\W+ven\. 11 déc\.$/)
  expect(plain(formatDayAndTime({ day: '2026-12-01', time: '15:00' }, 'fr-FR'))).toMatch(/^mar\. 1er déc\./)
})

test('numbers follow the language', () => {
  expect(formatNumber(14.3, 'de')).toBe('14,3')
  expect(intlLocale('sv', 'FI')).toBe('sv-FI')
  expect(intlLocale('sv', null)).toBe('sv')
})
