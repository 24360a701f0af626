import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#src/i18n/locales.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'
import { languageOf, otherLocales } from '#worker/region/language.ts'

test.each([
  ['SE', 'sv'],
  ['FI', 'fi'],
  ['AX', 'sv'],
  ['DK', 'da'],
  ['FR', 'fr'],
  ['NL', 'nl'],
  ['DE', 'de'],
  ['AT', 'de'],
  ['GB', 'en'],
  ['IE', 'en'],
])('in %s people read %s, with any preference of the browser', (country, locale) => {
  expect(languageOf(country, 'pt-BR,en;q=0.8')).toBe(locale)
})

test.each([
  ['BE', 'fr-BE,nl;q=0.5', 'fr'],
  ['BE', 'nl-BE,fr;q=0.5', 'nl'],
  ['BE', 'fr;q=0.2,de;q=0.9', 'de'],
  ['BE', 'en-GB', 'nl'],
  ['CH', 'fr-CH', 'fr'],
  ['CH', 'it-CH,fr;q=0.7,de;q=0.3', 'fr'],
  ['CH', 'it-CH', 'de'],
  ['LU', 'de-LU', 'de'],
  ['LU', 'lb', 'fr'],
  ['BE', 'FR-be', 'fr'],
  ['BE', 'fr;q=0', 'nl'],
  ['BE', 'fr;q=nonsense,;;,', 'fr'],
  ['BE', `${'x,'.repeat(250)}fr`, 'nl'],
])('in %s a browser that asks for "%s" gets %s', (country, acceptLanguage, locale) => {
  expect(languageOf(country, acceptLanguage)).toBe(locale)
})

test('a country with none of the shop’s languages has no default language', () => {
  expect(languageOf('JP', 'sv')).toBeNull()
  expect(languageOf('constructor', 'sv')).toBeNull()
})

test('any browser’s languages give a country one of the shop’s languages or none', () => {
  fc.assert(
    fc.property(fc.constantFrom('BE', 'CH', 'LU', 'SE', 'US'), fc.string(), (country, acceptLanguage) => {
      expect([...locales, null]).toContain(languageOf(country, acceptLanguage))
    }),
    { numRuns: propertyRuns },
  )
})

const visit = {
  locale: 'en' as const,
  referrer: undefined,
  origin: 'https://shop.test',
  country: 'BE',
  acceptLanguage: 'da-DK,pt;q=0.9,sv;q=0.8',
}

test('the other languages start with those of the country, then those the browser asks for', () => {
  expect(otherLocales(visit)).toEqual(['nl', 'fr', 'de', 'da', 'sv', 'fi'])
})

test('the language of a referring page of the shop comes first, that of another site does not', () => {
  expect(otherLocales({ ...visit, referrer: 'https://shop.test/fi/p/disc?a=b' })[0]).toBe('fi')
  expect(otherLocales({ ...visit, referrer: 'https://other.test/fi/p/disc' })[0]).toBe('nl')
  expect(otherLocales({ ...visit, referrer: 'nonsense' })[0]).toBe('nl')
})

test('with any headers, the other languages are all but the page’s, each once', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.constantFrom(...locales.map((l) => `https://shop.test/${l}/p/x`)),
      ),
      fc.constantFrom('BE', 'SE', 'US'),
      fc.oneof(fc.string(), fc.constantFrom('sv,sv;q=0.1', 'de-AT,en')),
      (locale, referrer, country, acceptLanguage) => {
        const others = otherLocales({ ...visit, locale, referrer, country, acceptLanguage })
        expect([locale, ...others].sort()).toEqual([...locales].sort())
      },
    ),
    { numRuns: 500 },
  )
})
