import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseVatNumber, vatNumberExample } from '#src/forms/vat-number.ts'
import markets from '#worker/sandbox/demo-catalogue/seed/data/markets.json'

const countries = Object.entries(markets.vatNumber).map(([country, regex]) => ({
  country,
  pattern: new RegExp(regex),
}))

test.each(countries)('every VAT number of $country is accepted and sent whole', ({ country, pattern }) => {
  expect(parseVatNumber(vatNumberExample(country) ?? '', country)).toBe(vatNumberExample(country))
  fc.assert(
    fc.property(fc.stringMatching(pattern), (number) => {
      const parsed = parseVatNumber(number, country)
      expect(parsed).toMatch(pattern)
      expect(parsed?.startsWith(country)).toBe(true)
      expect(parseVatNumber(parsed ?? '', country)).toBe(parsed)
    }),
  )
})

test.each([
  ['se 556036-0793 01', 'SE', 'SE556036079301'],
  ['556036-0793 01', 'SE', 'SE556036079301'],
  ['de 123.456.789', 'DE', 'DE123456789'],
  ['U12345678', 'AT', 'ATU12345678'],
  ['FR XX 123456789', 'FR', 'FRXX123456789'],
  ['el123456789', 'GR', 'EL123456789'],
  ['123456789', 'GR', 'EL123456789'],
  ['IE1S23456L', 'IE', 'IE1S23456L'],
  ['123 456 789 MVA', 'NO', 'NO123456789MVA'],
  ['XI123456789', 'GB', 'XI123456789'],
])('%s in %s is %s', (text, country, number) => expect(parseVatNumber(text, country)).toBe(number))

test('a business may be registered in another country than its address', () => {
  expect(parseVatNumber('DK12345678', 'SE')).toBe('DK12345678')
  expect(parseVatNumber('PL1234567890', 'SE')).toBe('PL1234567890')
})

test.each([
  ['nonsense', 'SE'],
  ['garbage1', 'SE'],
  ['SE1234', 'SE'],
  ['DE012345678', 'DE'],
  ['FR123456789', 'FR'],
  ['PL', 'PL'],
  ['', 'SE'],
])('%j is not a VAT number in %s', (text, country) => expect(parseVatNumber(text, country)).toBeNull())

test('a parsed VAT number is short and in capitals, and parsing it again does not change it', () => {
  const country = fc.constantFrom(...countries.map((entry) => entry.country), 'GR', 'PL', '', '__proto__')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), country, (text, countryCode) => {
      const parsed = parseVatNumber(text, countryCode)
      if (parsed === null) return
      expect(parsed).toMatch(/^[A-Z]{2}[\dA-Z+*]{2,12}$/)
      expect(parseVatNumber(parsed, countryCode)).toBe(parsed)
    }),
  )
})
