import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dayBefore,
  lowestBefore,
  shownPrice,
} from '#worker/sandbox/demo-catalogue/seed/prices/price-history.ts'

const start = '2026-11-10'

test('a reduction is shown from the lowest price of the thirty days before it', () => {
  const changes = [
    { since: '2026-01-01', price: 120 },
    { since: '2026-10-20', price: 100 },
    { since: start, price: 80 },
  ]
  expect(shownPrice(80, changes, start)).toEqual({ price: 80, before: 100, lowest30: 100 })
})

test('a price that was raised first is compared with the price before', () => {
  const changes = [
    { since: '2026-01-01', price: 90 },
    { since: '2026-11-01', price: 140 },
    { since: start, price: 80 },
  ]
  expect(shownPrice(80, changes, start).before).toBe(90)
})

test('a price as low within the thirty days leaves no reduction to show', () => {
  const changes = [
    { since: '2026-01-01', price: 120 },
    { since: '2026-10-25', price: 80 },
    { since: '2026-11-01', price: 120 },
    { since: start, price: 80 },
  ]
  expect(shownPrice(80, changes, start)).toEqual({ price: 80, before: 80, lowest30: null })
})

test('a low price from longer ago does not count', () => {
  const changes = [
    { since: '2026-01-01', price: 10 },
    { since: dayBefore(start, 30), price: 120 },
    { since: start, price: 80 },
  ]
  expect(shownPrice(80, changes, start).before).toBe(120)
})

test('an article without a past has nothing to compare with', () => {
  expect(lowestBefore([], start)).toBeNull()
  expect(shownPrice(80, [{ since: start, price: 80 }], start)).toEqual({
    price: 80,
    before: 80,
    lowest30: null,
  })
})

test('the lowest price is that of some day of the thirty, in any order of the changes', () => {
  const change = fc.record({
    since: fc.integer({ min: 1, max: 90 }).map((days) => dayBefore(start, days)),
    price: fc.integer({ min: 1, max: 999 }),
  })
  fc.assert(
    fc.property(fc.uniqueArray(change, { selector: ({ since }) => since, maxLength: 12 }), (changes) => {
      const inForce = (date: string) =>
        changes
          .filter(({ since }) => since <= date)
          .sort((left, right) => (left.since < right.since ? -1 : 1))
          .at(-1)?.price
      const days = Array.from({ length: 30 }, (_, index) => inForce(dayBefore(start, index + 1)))
      const prices = days.flatMap((price) => price ?? [])
      expect(lowestBefore(changes, start)).toBe(prices.length > 0 ? Math.min(...prices) : null)
      expect(lowestBefore([...changes].reverse(), start)).toBe(lowestBefore(changes, start))
    }),
  )
})
