import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Filter } from '#src/commerce/contract/catalogue/filter.ts'
import { Stock } from '#src/commerce/contract/catalogue/item.ts'
import { Product, ProductReply } from '#src/commerce/contract/catalogue/product.ts'
import { SectionsReply } from '#src/commerce/contract/catalogue/section.ts'
import { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import { Country } from '#src/commerce/contract/region.ts'
import { SearchReply } from '#src/commerce/contract/search/search.ts'
import { PaymentFields } from '#src/commerce/contract/selection/payment-fields.ts'
import { Unavailable } from '#src/commerce/contract/selection/selection.ts'
import { Totals } from '#src/commerce/contract/selection/totals.ts'

const sections = [
  { section: 435, quantity: 1, products: [60, 61] },
  { section: '436', quantity: 2, required: false, products: ['70'] },
]

// The service says some things in several ways, by its version, its plugin and the language it is written in.

test.each([
  ['an attribute’s own word', 'Red', 'Red'],
  ['an attribute with parts', { desc: 'Red', hex: 'ff0000' }, 'Red'],
  ['a brand', { brand: '1', name: 'Northmark', uri: 'northmark' }, 'Northmark'],
  ['a brand of before', { brand: '1', brandName: 'Northmark' }, 'Northmark'],
  ['a collection of before', { collection: '5', collectionName: 'Classic' }, 'Classic'],
  ['a category, by every level', { category: '7', name: ['Parts', 'Brakes'] }, ['Parts', 'Brakes']],
  ['a thing without a name', { hex: 'ff0000' }, null],
  ['nothing', null, null],
  ['not even nothing', undefined, null],
] as const)('a filter value is called by the data of %s', (_, data, label) => {
  const counts = { count: 1, filterCount: 2, totalCount: 3 }
  const values = [{ value: '1', ...counts, ...(data === undefined ? {} : { data }) }]
  const colour = typeof data === 'object' && data && 'hex' in data ? { colour: '#ff0000' } : {}
  expect(v.parse(Filter, { field: 'x', values }).values).toEqual([
    { value: '1', ...counts, label, ...colour },
  ])
})

test.each([
  ['yes', 'yes'],
  ['infinite', 'yes'],
  ['few', 'few'],
  ['preorder', 'preorder'],
  ['no', 'no'],
  [12, 'yes'],
  [3, 'few'],
  [0, 'no'],
  [-2, 'no'],
  [true, 'yes'],
  [false, 'no'],
  [undefined, 'yes'],
])('stock sent as %s is parsed as %s', (sent, meant) => {
  expect(v.parse(Stock, sent)).toBe(meant)
})

test('absent totals are false or 0, and both mean none', () => {
  const amounts = {
    itemsTotalPriceAsNumber: 100,
    shippingPriceAsNumber: 0,
    grandTotalPriceAsNumber: 100,
    grandTotalPriceTaxAsNumber: 20,
    taxPercent: 25,
  }
  for (const none of [false, 0]) {
    const wire = { totalDiscountPriceAsNumber: none, taxDeductedAsNumber: none, taxAddedAsNumber: none }
    expect(v.parse(Totals, { ...amounts, ...wire })).toMatchObject({
      discount: 0,
      taxDeducted: 0,
      taxAdded: 0,
    })
  }
})

test('an item there was less of names its product by id, or as a whole', () => {
  const shortage = { item: '4-5', originalQuantity: 11, unavailable: 6, available: 5 }
  for (const product of ['4', 4, { product: '4', name: 'Brake disc' }]) {
    expect(v.parse(Unavailable, { ...shortage, product })).toMatchObject({ item: '4-5', available: 5 })
  }
})

test('an empty object is written as an empty list, and a product may have neither brand nor price', () => {
  const bare = {
    product: '22068',
    name: 'Brake disc',
    uri: 'brake-disc',
    brand: '0',
    brandName: null,
    brandUri: null,
    price: null,
    priceAsNumber: null,
    priceBeforeDiscount: null,
    priceBeforeDiscountAsNumber: null,
    media: [],
    measurementChart: [],
    tableMappings: [],
    vehicle: [],
  }
  expect(v.parse(Product, bare)).toMatchObject({
    brand: '0',
    brandName: '',
    price: null,
    priceBeforeDiscount: null,
    media: [],
    vehicles: [],
  })
})

test.each([
  ['as the index has them', { 1: { 11: { price: '349\u00a0SEK', priceAsNumber: 349 } } }, 349],
  ['without a number', { 1: { 11: { price: '349\u00a0SEK' } } }, null],
  ['for another market', { 4: { 14: { priceAsNumber: 30 } } }, undefined],
  ['as bare numbers', { 1: { 11: 349 } }, undefined],
  ['as nothing', null, undefined],
  ['not at all', undefined, undefined],
])('a search finds parts whose prices are sent %s', (_, prices, price) => {
  const hit = { product: 7, name: 'Brake disc', sku: 'BD-280', ...(prices === undefined ? {} : { prices }) }
  const { hits } = v.parse(SearchReply, { hits: [hit], estimatedTotalHits: 1 })
  expect(hits[0]?.prices[1]?.[11]?.priceAsNumber).toBe(price)
})

test('a kind of field that is new to the shop is asked for as text, and closes no checkout', () => {
  const age = { type: 'integer', required: false, visible: true }
  expect(v.parse(PaymentFields, { address: { age } }).address.age).toEqual({ ...age, type: 'string' })
})

test.each([
  [
    { order: '1114', paymentMethod: 'invoice' },
    { order: '1114', paymentMethod: 'invoice' },
  ],
  ['1114', { order: '1114', paymentMethod: '' }],
  [1114, { order: '1114', paymentMethod: '' }],
  [undefined, { order: '', paymentMethod: '' }],
])('a payment succeeds with the order %j', (order, placed) => {
  expect(v.parse(PaymentReply, { action: 'success', order })).toEqual({ action: 'success', order: placed })
})

test('a payment may continue at a provider of the merchant’s own', () => {
  expect(v.parse(PaymentReply, { action: 'external', selection: '9ef5874' })).toEqual({ action: 'external' })
  expect(v.is(PaymentReply, { action: 'teleport' })).toBe(false)
})

test.each([
  ['inside its bundle info', { bundleInfo: { type: 'flexible', sections } }],
  ['beside it', { bundleInfo: { type: 'flexible' }, sections }],
  ['in both', { bundleInfo: { type: 'flexible', sections }, sections: null }],
])('the sections of a set stand %s, and must all be filled unless they say otherwise', (_, bundle) => {
  expect(v.parse(SectionsReply, { bundle })).toEqual({
    flexible: true,
    sections: [
      { section: '435', quantity: 1, required: true, products: ['60', '61'] },
      { section: '436', quantity: 2, required: false, products: ['70'] },
    ],
  })
})

test('relatives in their small form are left out, and the product next to them is complete', () => {
  const small = { product: '22069', available: true, media: { standard: ['/x.jpg'] }, relation: 'standard' }
  const whole = { ...small, product: '22070', name: 'Brake pad', uri: 'brake-pad' }
  const product = { product: '22068', name: 'Brake disc', uri: 'brake-disc', relatedProducts: [small, whole] }
  const reply = v.parse(ProductReply, { product })
  expect(reply.product.product.name).toBe('Brake disc')
  expect(reply.product.related.map(({ name }) => name)).toEqual(['Brake pad'])
})

test.each([
  ['a text', '2'],
  ['a number', 2],
  ['an object with its text', { text: '2' }],
])('an attribute may come as %s', (_, quantity_recommended) => {
  const product = { product: '1', uri: 'disc', quantity_recommended, manufacturer: quantity_recommended }
  expect(v.parse(Product, product)).toMatchObject({ quantityRecommended: 2, manufacturer: '2' })
})

test('every field that is null in the published types may be null', () => {
  const nulls = {
    ...{
      categoryName: null,
      categoryUri: null,
      categories: null,
      items: null,
      lowestPrice: null,
      media: null,
    },
    ...{ bundleInfo: null, brandName: null, brandUri: null, itemQuantityMinimum: null, showAsOnSale: null },
  }
  expect(v.parse(Product, { product: '1', name: 'Disc', uri: 'disc', ...nulls })).toMatchObject({
    name: 'Disc',
    quantityMinimum: 1,
    media: [],
    items: [],
    bundle: null,
  })
  const country = { country: 'SE', name: null, eu: null, language: null, currency: null, states: null }
  expect(v.parse(Country, country)).toMatchObject({ country: 'SE', name: '', eu: false, states: [] })
  expect(v.parse(Product, { product: '1', uri: 'disc', bundleInfo: [] }).bundle).toBeNull()
})
