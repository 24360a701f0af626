import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { livePriceOf, priceOf } from '#src/features/catalogue/offer/price.ts'
import { productOf } from '#tests/support/examples/products.ts'

const swedish = { i18n: createTestI18n('sv'), currency: 'SEK', intl: 'sv-SE' }
const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')

test('a price names its tax and shipping', () => {
  const price = priceOf(productOf({ priceAsNumber: 1234.5 }), swedish)
  expect(plain(price?.price)).toBe('1 234,50 kr')
  expect(price?.vat).toBe('inkl. moms, plus frakt')
  expect(price?.reduction).toBeUndefined()
})

test('a product without a price shows none', () => {
  expect(priceOf(productOf({ priceAsNumber: null }), swedish)).toBeNull()
})

const sale = { showAsOnSale: true, priceAsNumber: 300, priceBeforeDiscountAsNumber: 500 }
const lowest = (priceAsNumber: number) => ({ lowestPrice: [{ periodDays: 30, priceAsNumber }] })

test('a reduction is measured by the lowest price of thirty days, not by the price before', () => {
  const reduction = priceOf(productOf({ ...sale, ...lowest(400) }), swedish)?.reduction
  expect(plain(reduction?.before)).toBe('400 kr')
  expect(reduction?.percent).toBe('−25 %')
  expect(reduction?.label).toBe('Lägsta pris på 30 dagar:')
})

test.each([
  ['nothing tells the lowest price', sale],
  ['it was cheaper within thirty days', { ...sale, ...lowest(290) }],
  ['it has cost the same within thirty days', { ...sale, ...lowest(300) }],
  ['it is not called a sale', { ...sale, ...lowest(400), showAsOnSale: false }],
  ['the reduction is below one per cent', { ...sale, ...lowest(301) }],
  ['only another period is known', { ...sale, lowestPrice: [{ periodDays: 60, priceAsNumber: 400 }] }],
])('no reduction is announced when %s', (_, wire) => {
  expect(priceOf(productOf(wire), swedish)?.reduction).toBeUndefined()
})

test('a live price is shown when it differs, with the reduction from the lowest price of the last 30 days', () => {
  const live = (now: number | null, before = now) => ({
    priceAsNumber: now,
    priceBeforeDiscountAsNumber: before,
  })
  const copy = productOf({ priceAsNumber: 500, ...lowest(400) })
  const risen = livePriceOf(copy, live(600), swedish)
  expect([plain(risen?.price), risen?.reduction]).toEqual(['600 kr', undefined])
  expect(livePriceOf(copy, live(300, 500), swedish)?.reduction?.percent).toBe('−25 %')
  const endedSale = livePriceOf(productOf({ ...sale, ...lowest(400) }), live(390), swedish)
  expect([plain(endedSale?.price), endedSale?.reduction]).toEqual(['390 kr', undefined])
  for (const same of [live(500), live(null), undefined]) expect(livePriceOf(copy, same, swedish)).toBeNull()
  expect(livePriceOf(productOf({ priceAsNumber: null }), live(600), swedish)).toBeNull()
})

test('goods sold by volume name the price of a litre, whatever the size of the pack; what holds a volume does not', () => {
  const unit = (wire: Record<string, string | number>) =>
    plain(priceOf(productOf({ priceAsNumber: 200, ...wire }), swedish)?.additions ?? '')
  expect(unit({ tech_volume_l: '4' })).toBe('50 kr per liter')
  expect(unit({ priceAsNumber: 199.99, tech_volume_l: '4' })).toBe('50 kr per liter')
  expect(unit({ tech_volume_ml: '200' })).toBe('1 000 kr per liter')
  expect(unit({ tech_volume_ml: 'none' })).toBe('')
  expect(unit({ tech_volume_ml: '500' })).toBe('400 kr per liter')
  expect(unit({ tech_volume_ml: '12' })).toBe('16 666,67 kr per liter')
  expect(unit({ tech_capacity_l: '2.1' })).toBe('')
  expect(unit({ tech_volume_l: 'none' })).toBe('')
  expect(unit({})).toBe('')
})

test('a deposit is shown next to the price and not included in it', () => {
  const deposits = new Map([['7', 560]])
  const exchange = { product: '7', priceAsNumber: 300, tech_condition: 'remanufactured' }
  const price = priceOf(productOf(exchange), { ...swedish, deposits })
  expect(plain(price?.price)).toBe('300 kr')
  expect(plain(price?.additions ?? '')).toBe('plus 560 kr i stomavgift')
  expect(priceOf(productOf({ product: '8' }), { ...swedish, deposits })?.additions).toBeUndefined()
})

test.each([
  ['en', 'plus €56 deposit', 'plus €56 battery deposit'],
  ['sv', 'plus 56 € i stomavgift', 'plus 56 € i batteripant'],
  ['da', 'plus 56 € i depositum', 'plus 56 € i batteripant'],
] as const)('in %s the deposit on an old part is "%s", that on a battery "%s"', (language, core, battery) => {
  const context = { i18n: createTestI18n(language), currency: 'EUR', intl: language }
  const deposits = new Map([['7', 56]])
  const additionsOf = (condition: string) =>
    plain(priceOf(productOf({ tech_condition: condition }), { ...context, deposits })?.additions)
  expect([additionsOf('remanufactured'), additionsOf('new')]).toEqual([core, battery])
})

test.each([
  [500, 900, 'från 500 kr'],
  [null, 900, 'från 500 kr'],
  [500, 500, '500 kr'],
])('a bundle with a choice of parts shows its lowest price (%s, at most %d): %s', (price, most, text) => {
  const set = {
    priceAsNumber: price,
    bundleInfo: { type: 'flexible', priceMinAsNumber: 500, priceMaxAsNumber: most },
  }
  expect(plain(priceOf(productOf(set), swedish)?.price)).toBe(text)
})
