import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cent, roundPrice } from '#worker/demo-catalogue/seed/prices/rounding.ts'

test('Swedish and Danish prices are whole and end in 5 or 9', () => {
  expect(roundPrice(331.4, 'whole, ends 5 or 9')).toBe(329)
  expect(roundPrice(333, 'whole, ends 5 or 9')).toBe(335)
  expect(roundPrice(341, 'whole, ends 5 or 9')).toBe(339)
  expect(roundPrice(342.5, 'whole, ends 5 or 9')).toBe(345)
  expect(roundPrice(1.2, 'whole, ends 5 or 9')).toBe(5)
})

test('euro and pound prices end in 90 or 95 cents, whole ones in nothing', () => {
  expect(roundPrice(12.3, '.90')).toBe(11.9)
  expect(roundPrice(12.5, '.90')).toBe(12.9)
  expect(roundPrice(12.44, '.95')).toBe(11.95)
  expect(roundPrice(12.46, '.95')).toBe(12.95)
  expect(roundPrice(0.2, '.95')).toBe(0.95)
  expect(roundPrice(12.49, 'whole')).toBe(12)
  expect(roundPrice(0.3, '.00')).toBe(1)
})

test('a rounded price stays near, never falls to nothing, and is rounded to itself', () => {
  const rounding = fc.constantFrom('whole, ends 5 or 9', '.90', '.95', 'whole', '.00') as fc.Arbitrary<
    Parameters<typeof roundPrice>[1]
  >
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
