import { expect, test } from 'vitest'
import type { CountryWithMarket } from '#src/commerce/contract/region.ts'
import { crawlerCountry, findRegion } from '#worker/region/region.ts'

function country(code: string, changes: Partial<CountryWithMarket> = {}): CountryWithMarket {
  return {
    country: code,
    name: code,
    shipTo: true,
    market: '2',
    pricelist: '5',
    currency: 'EUR',
    states: [],
    ...changes,
  }
}

const countries = [
  country('SE', { market: '1', pricelist: '4' }),
  country('DE'),
  country('NO', { shipTo: false }),
  country('CH', { market: null }),
  country('FR', { market: 'all' }),
  country('IT', { pricelist: '' }),
  country('ES', { currency: '' }),
]

test('the first country goods are sent to decides the market and the prices', () => {
  const region = { country: 'DE', market: 2, pricelist: 5, currency: 'EUR' }
  expect(findRegion(countries, ['DE', 'SE'])).toEqual(region)
  expect(findRegion(countries, [null, 'DE', 'SE'])).toEqual(region)
})

test.each(['NO', 'CH', 'FR', 'IT', 'ES', 'XK', '__proto__'])(
  '%s, which has no market, price list or currency to sell in, is passed over',
  (code) => {
    expect(findRegion(countries, [code, 'SE'])).toMatchObject({ country: 'SE', market: 1, pricelist: 4 })
  },
)

test('with nowhere to send to there is no region', () => {
  expect(findRegion(countries, ['NO', null])).toBeNull()
  expect(findRegion([], ['SE'])).toBeNull()
})

test('a crawler reads the prices of the language’s own country', () => {
  expect(crawlerCountry('sv', 'GB')).toBe('SE')
  expect(crawlerCountry('de', 'GB')).toBe('DE')
  expect(crawlerCountry('en', 'GB')).toBe('GB')
})
