import { expect, test } from 'vitest'
import { countryForNewCart } from '#src/commerce/new-cart.ts'

const created = { isTokenNew: true, country: 'SE', lines: 0 }

test.each([
  ['a new, empty cart in another country', created, 'DE', 'DE'],
  ['a new cart in the country wanted', created, 'SE', null],
  ['a new cart while the country wanted is not known', created, null, null],
  ['the cart of the token that was sent', { ...created, isTokenNew: false }, 'DE', null],
  ['a cart with lines under a replaced token', { ...created, lines: 1 }, 'DE', null],
  ['a new cart without a country', { ...created, country: null }, 'DE', 'DE'],
])('the country to move the cart to: %s', (_, cart, wanted, country) => {
  expect(countryForNewCart(cart, wanted)).toBe(country)
})

test('a new cart with the lines of the same call is moved, one with more is not', () => {
  expect(countryForNewCart({ ...created, lines: 2 }, 'DE', 2)).toBe('DE')
  expect(countryForNewCart({ ...created, lines: 3 }, 'DE', 2)).toBeNull()
})
