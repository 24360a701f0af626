import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chosenCountry, countryOf } from '#worker/region/country.ts'

/** A request as the network hands it over. */
function requestFrom(country: unknown, headers: Record<string, string> = {}): Request {
  return Object.assign(new Request('https://shop.test/', { headers }), { cf: { country } })
}

test('a shopper is where the network says', () => {
  expect(countryOf(requestFrom('DE'), false)).toBe('DE')
})

test.each(['T1', 'XX', null, undefined, 'de', 'DEU', 49, ''])('"%s" is nowhere', (country) => {
  expect(countryOf(requestFrom(country), false)).toBeNull()
})

test('without a known network, a shopper has no country', () => {
  expect(countryOf(new Request('https://shop.test/'), false)).toBeNull()
})

test('a header moves a shopper only where test headers are believed', () => {
  const moved = requestFrom('DE', { 'x-test-country': 'FR', 'cf-ipcountry': 'NL' })
  expect(countryOf(moved, true)).toBe('FR')
  expect(countryOf(moved, false)).toBe('DE')
  expect(countryOf(requestFrom('DE', { 'x-test-country': '<script>' }), true)).toBeNull()
})

test('a cookie names a country or nothing', () => {
  expect(chosenCountry('SE')).toBe('SE')
  expect(chosenCountry(undefined)).toBeNull()
  fc.assert(
    fc.property(fc.string(), (cookie) => {
      expect(chosenCountry(cookie) === null || /^[A-Z]{2}$/.test(cookie)).toBe(true)
    }),
  )
})
