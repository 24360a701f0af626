import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPostcodeInUse, parsePostcode, postcodeExample } from '#src/forms/postcode.ts'
import markets from '#worker/sandbox/demo-catalogue/seed/data/markets.json'

const countries = Object.entries(markets.postalCode).map(([country, { regex, example }]) => ({
  country,
  pattern: new RegExp(regex),
  example,
}))

test.each(countries)('every postcode of $country is accepted and sent as it is written there', (format) => {
  const { country, pattern, example } = format
  expect(parsePostcode(example, country)).toBe(postcodeExample(country))
  fc.assert(
    fc.property(fc.stringMatching(pattern), (code) => {
      const parsed = parsePostcode(code, country)
      expect(parsed).toMatch(pattern)
      expect(parsePostcode(parsed ?? '', country)).toBe(parsed)
    }),
  )
})

test.each(countries)(
  'spaces, hyphens and small letters do not matter in $country',
  ({ country, pattern }) => {
    const separator = fc.constantFrom('', ' ', '-', '\u00a0', '\u2013')
    fc.assert(
      fc.property(
        fc.stringMatching(pattern),
        fc.array(separator, { minLength: 9, maxLength: 9 }),
        (code, between) => {
          const scattered = [...code].map((character, index) => character + (between[index] ?? '')).join('')
          expect(parsePostcode(` ${scattered.toLowerCase()} `, country)).toBe(parsePostcode(code, country))
        },
      ),
    )
  },
)

test.each([
  ['SE-114 55', 'SE', '114 55'],
  ['s-11455', 'SE', '114 55'],
  ['FIN-00100', 'FI', '00100'],
  ['D-10115', 'DE', '10115'],
  ['L-1111', 'LU', '1111'],
  ['B 1000', 'BE', '1000'],
  ['GB SW1A1AA', 'GB', 'SW1A 1AA'],
  ['gir0aa', 'GB', 'GIR 0AA'],
  ['１１４５５', 'SE', '114 55'],
])('%s in %s is %s', (text, country, code) => expect(parsePostcode(text, country)).toBe(code))

test.each([
  ['ABC', 'SE'],
  ['1145555', 'SE'],
  ['ABCDE', 'DE'],
  ['AB 1012', 'NL'],
  ['0123', 'NL'],
  ['12345', 'GB'],
  ['F-10115', 'DE'],
  ['', 'SE'],
])('%j is not a postcode of %s', (text, country) => expect(parsePostcode(text, country)).toBeNull())

test('for a country without a known format only the length is checked', () => {
  expect(parsePostcode(' lv-1010 ', 'LV')).toBe('lv-1010')
  expect(parsePostcode('VLT  1117', 'MT')).toBe('VLT 1117')
  expect([parsePostcode('1', 'LV'), parsePostcode('1'.repeat(13), 'LV')]).toEqual([null, null])
  expect(postcodeExample('LV')).toBeNull()
})

test('a parsed postcode is short, and parsing it again does not change it', () => {
  const country = fc.constantFrom(...countries.map((entry) => entry.country), 'LV', '', '__proto__')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), country, (text, countryCode) => {
      const parsed = parsePostcode(text, countryCode)
      if (parsed === null) return
      expect(parsed.length).toBeLessThanOrEqual(12)
      expect(parsePostcode(parsed, countryCode)).toBe(parsed)
    }),
  )
})

test.each([
  ['001 00', 'SE', false],
  ['114 55', 'SE', true],
  ['00100', 'FI', true],
  ['00100', 'DE', false],
  ['99001', 'FR', false],
  ['0800', 'DK', true],
  ['0150', 'DK', false],
  ['JE2 3AB', 'GB', false],
  ['GY1 1AA', 'GB', false],
  ['G1 1AA', 'GB', true],
  ['00', 'JP', true],
])('whether %s begins like a postcode of %s: %s', (code, country, inUse) => {
  expect(isPostcodeInUse(code, country)).toBe(inUse)
})

test.each(countries)('the example of $country begins like its postcodes', ({ country }) => {
  expect(isPostcodeInUse(postcodeExample(country) ?? '', country)).toBe(true)
})
