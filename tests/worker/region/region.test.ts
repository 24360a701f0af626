import { expect, test } from 'vitest'
import { crawlerCountry, findRegion } from '#worker/region/region.ts'

function country(
  code: string,
  location: Partial<Record<'market' | 'pricelist', string>> | null,
  shipTo = true,
) {
  const defaultLocation = location && {
    currency: 'EUR',
    language: 'en',
    market: '2',
    pricelist: '5',
    ...location,
  }
  return { country: code, name: code, shipTo, defaultLocation }
}

const countries = [
  country('SE', { market: '1', pricelist: '4' }),
  country('DE', {}),
  country('NO', {}, false),
  country('CH', null),
  country('FR', { market: 'all' }),
]

test('the first country goods are sent to decides the market and the prices', () => {
  const region = { country: 'DE', market: 2, pricelist: 5, currency: 'EUR' }
  expect(findRegion(countries, ['DE', 'SE'])).toEqual(region)
  expect(findRegion(countries, [null, 'DE', 'SE'])).toEqual(region)
})

test.each(['NO', 'CH', 'FR', 'XK', '__proto__'])(
  '%s, where nothing can be sold, gives way to the next',
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
