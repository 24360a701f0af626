import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cent, priceEndings, roundPrice, setPrice } from '#src/commerce/contract/catalogue/price-endings.ts'

test.each([
  [331.4, 'whole, ends 5 or 9', 329],
  [333, 'whole, ends 5 or 9', 335],
  [341, 'whole, ends 5 or 9', 339],
  [342.5, 'whole, ends 5 or 9', 345],
  [1.2, 'whole, ends 5 or 9', 5],
  [12.3, '.90', 11.9],
  [12.5, '.90', 12.9],
  [12.44, '.95', 11.95],
  [12.46, '.95', 12.95],
  [0.2, '.95', 0.95],
  [12.49, 'whole', 12],
  [0.3, 'whole', 1],
  [12.346, 'cent', 12.35],
] as const)('the price %d is rounded by the rule "%s" to %d', (amount, rule, price) => {
  expect(roundPrice(amount, rule)).toBe(price)
})

test('a rounded price is positive, within 3 of the amount above 10, and rounds to itself', () => {
  const rounding = fc.constantFrom(...priceEndings)
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 50_000, noNaN: true }), rounding, (amount, how) => {
      const price = roundPrice(amount, how)
      expect(price).toBeGreaterThan(0)
      expect(price).toBe(cent(price))
      if (amount > 10) expect(Math.abs(price - amount)).toBeLessThanOrEqual(3)
      expect(roundPrice(price, how)).toBe(price)
    }),
  )
})

test.each([
  [2423, 'whole, ends 5 or 9', 2229],
  [34.85, '.95', 31.95],
  [34.85, 'cent', 32.06],
] as const)('parts for %d cost as a set, with the endings "%s" and 8 %% less, %d', (sum, endings, price) => {
  expect(setPrice(sum, 8, endings)).toBe(price)
})
