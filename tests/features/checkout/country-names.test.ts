import { expect, test } from 'vitest'
import { countryName, countryNames } from '#src/features/checkout/country-names.ts'

test('countries stand in the alphabet of the page, by the names it has for them', () => {
  const countries = ['SE', 'AT', 'DE', 'ES'].map((country) => ({ country, name: country, shipTo: true }))
  const names = (locale: 'en' | 'sv') => countryNames(countries as never, locale).map(({ name }) => name)
  expect(names('en')).toEqual(['Austria', 'Germany', 'Spain', 'Sweden'])
  expect(names('sv')).toEqual(['Spanien', 'Sverige', 'Tyskland', 'Österrike'])
})

test('a country is called by its name, and what is none by itself', () => {
  expect(countryName('DE', 'fr')).toBe('Allemagne')
  expect(countryName('ZZZ', 'fr')).toBe('ZZZ')
  expect(countryName('', 'fr')).toBe('')
})
