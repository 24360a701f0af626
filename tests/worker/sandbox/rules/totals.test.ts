import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Amounts, totalsOf } from '#worker/sandbox/rules/totals.ts'

const none: Amounts = {
  lines: [],
  discount: 0,
  shipping: 0,
  handling: 0,
  taxPercent: 25,
  taxIncluded: true,
  exempt: false,
}

const goods = (price: number, quantity = 1) => [{ price, quantity }]

test('300 of goods, 50 of shipping and 13 of handling make 363, of which 72.60 is tax', () => {
  const totals = totalsOf({ ...none, lines: goods(100_00, 3), shipping: 50_00, handling: 13_00 })
  expect(totals).toMatchObject({ items: 300_00, grandTotal: 363_00, grandTotalTax: 72_60, quantity: 3 })
})

test('without the handling they make 350, of which 70 is tax', () => {
  const totals = totalsOf({ ...none, lines: goods(100_00, 3), shipping: 50_00 })
  expect(totals).toMatchObject({ grandTotal: 350_00, grandTotalTax: 70_00 })
})

test('15 off 100 leaves 85, of which 17 is tax', () => {
  const totals = totalsOf({ ...none, lines: goods(100_00), discount: -15_00 })
  expect(totals).toMatchObject({ items: 100_00, discount: -15_00, grandTotal: 85_00, grandTotalTax: 17_00 })
})

test('an exempt shopper with goods of 4 and shipping of 99 is spared 20.60 and pays 82.40', () => {
  const totals = totalsOf({ ...none, lines: goods(4_00), shipping: 99_00, exempt: true })
  expect(totals).toMatchObject({ taxDeducted: -20_60, grandTotal: 82_40, taxPercent: 0, grandTotalTax: 0 })
})

test('without tax, 30 and 10 and 13 make 53 and no part of it is tax', () => {
  const totals = totalsOf({ ...none, lines: goods(30_00), shipping: 10_00, handling: 13_00, taxPercent: 0 })
  expect(totals).toMatchObject({
    grandTotal: 53_00,
    grandTotalTax: 0,
    taxPercent: 0,
    taxDeducted: 0,
    taxAdded: 0,
  })
})

test('prices without tax have it added, to the cent at 25.5 percent', () => {
  const totals = totalsOf({ ...none, lines: goods(99_99), taxIncluded: false, taxPercent: 25.5 })
  expect(totals).toMatchObject({ taxAdded: 25_50, grandTotal: 125_49, grandTotalTax: 25_50 })
})

test('an exempt shopper on a price list without tax pays the price of the list', () => {
  const totals = totalsOf({ ...none, lines: goods(99_99), taxIncluded: false, exempt: true })
  expect(totals).toMatchObject({ taxAdded: 0, taxDeducted: 0, grandTotal: 99_99, grandTotalTax: 0 })
})

const cents = fc.integer({ min: 0, max: 10_000_00 })
const amounts = fc
  .record({
    lines: fc.array(fc.record({ price: cents, quantity: fc.integer({ min: 1, max: 999 }) }), {
      maxLength: 20,
    }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    shipping: cents,
    handling: cents,
    taxPercent: fc.constantFrom(0, 17, 19, 20, 21, 24, 25, 25.5, 27),
    taxIncluded: fc.boolean(),
    exempt: fc.boolean(),
  })
  .map(({ share, ...rest }): Amounts => {
    const items = rest.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    return { ...rest, discount: 0 - Math.floor(items * share) }
  })

test('the parts of any total add up to it', () => {
  fc.assert(
    fc.property(amounts, (given) => {
      const { items, discount, shipping, handling, taxDeducted, taxAdded, grandTotal } = totalsOf(given)
      expect(items + discount + shipping + handling + taxDeducted + taxAdded).toBe(grandTotal)
    }),
  )
})

test('no total is negative or broken, and none is more tax than total', () => {
  fc.assert(
    fc.property(amounts, (given) => {
      const totals = totalsOf(given)
      for (const amount of Object.values(totals)) expect(Object.is(amount, -0)).toBe(false)
      expect(totals.grandTotal).toBeGreaterThanOrEqual(0)
      expect(totals.grandTotalTax).toBeGreaterThanOrEqual(0)
      expect(totals.grandTotalTax).toBeLessThanOrEqual(totals.grandTotal)
      const { taxPercent: _, ...whole } = totals
      expect(Object.values(whole).every(Number.isSafeInteger)).toBe(true)
    }),
  )
})

test('the tax of a total is its share of the total, within half a cent', () => {
  fc.assert(
    fc.property(amounts, (given) => {
      const { grandTotal, grandTotalTax, taxPercent } = totalsOf(given)
      const net = grandTotal - grandTotalTax
      expect(Math.abs(grandTotalTax - (net * taxPercent) / 100)).toBeLessThanOrEqual(1)
    }),
  )
})
