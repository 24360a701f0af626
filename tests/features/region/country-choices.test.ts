import { expect, test } from 'vitest'
import { countryChoices, pricedCountries } from '#src/features/region/country-choices.ts'

const namesIn = (locale: 'en' | 'sv', countries: string[]) =>
  countryChoices(countries, { locale }).map(({ name }) => name)

test('countries are sorted by their names in the language of the page', () => {
  expect(namesIn('en', ['SE', 'AT', 'DE', 'ES'])).toEqual(['Austria', 'Germany', 'Spain', 'Sweden'])
  expect(namesIn('sv', ['SE', 'AT', 'DE', 'ES'])).toEqual(['Spanien', 'Sverige', 'Tyskland', 'Österrike'])
})

test('a country is listed once, and one without a name by its code', () => {
  expect(namesIn('en', ['SE', 'Nowhere', 'SE', ''])).toEqual(['', 'Nowhere', 'Sweden'])
})

test('each country has its own currency, and none if it is unknown', () => {
  const regions = [
    { country: 'SE', currency: 'SEK' },
    { country: 'FI', currency: null },
    { country: 'SE', currency: 'EUR' },
  ]
  expect(pricedCountries(regions, { locale: 'en' })).toEqual([
    { country: 'FI', name: 'Finland', currency: '' },
    { country: 'SE', name: 'Sweden', currency: 'SEK' },
  ])
})
