import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ShopFacts } from '#src/commerce/contract/content.ts'
import { breadcrumbData } from '#src/features/catalogue/structured-data/breadcrumb-data.ts'
import { listData } from '#src/features/catalogue/structured-data/list-data.ts'
import { productData } from '#src/features/catalogue/structured-data/product-data.ts'
import { productOf } from '#tests/support/examples/products.ts'
import { missingFields } from '#tests/support/structured-data.ts'

const address = (path: string) => `https://shop.test/sv${path}`

const facts = v.parse(ShopFacts, {
  currency: 'SEK',
  deliveryMethods: [
    {
      shippingMethod: 'letter',
      prices: [{ overKilograms: 0, price: 29 }],
      goods: ['letter'],
      days: { min: 2, max: 4 },
    },
    {
      shippingMethod: 'parcel',
      prices: [
        { overKilograms: 0, price: 59 },
        { overKilograms: 10, price: 99 },
      ],
      freeFrom: 1_000,
      goods: ['letter', 'parcel'],
      days: { min: 1, max: 3 },
    },
  ],
  returnDays: 30,
  returnPaidBy: 'buyer',
  seller: { name: 'Parts AB', country: 'SE' },
})
const pictures = ['https://shop.test/media/BD-280-V-1.svg', 'https://shop.test/media/BD-280-V-2.svg']
const parcel = { delivery_class: 'parcel', weight_kg: '2' }
const gtin = '7312345678909'
const withNumbers = {
  items: [{ item: '7-1', sku: 'BD-280-V', ean: gtin, stock: 'yes' }],
  categoryName: ['Brakes', 'Discs'],
}

function dataOf(wire: Record<string, unknown> = {}, versions: { product: string; path: string }[] = []) {
  return productData(productOf(wire), versions, { country: 'SE', currency: 'SEK', facts, address, pictures })
}

test('a product has everything that search engines require and recommend', () => {
  const data = dataOf({ ...withNumbers, ...parcel, countryOrigin: 'SE' })
  expect(data).toMatchObject({
    '@type': 'Product',
    url: 'https://shop.test/sv/p/brake-disc-280',
    sku: 'BD-280-V',
    mpn: 'BD-280-V',
    gtin,
    brand: { name: 'Bromsvik' },
    countryOfOrigin: 'SE',
    category: 'Brakes > Discs',
    image: ['https://shop.test/media/BD-280-V-1.svg', 'https://shop.test/media/BD-280-V-2.svg'],
    offers: {
      price: 349,
      priceCurrency: 'SEK',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: {
        shippingRate: { value: 59, currency: 'SEK' },
        shippingDestination: { addressCountry: 'SE' },
        deliveryTime: {
          handlingTime: { minValue: 0, maxValue: 1 },
          transitTime: { minValue: 1, maxValue: 3 },
        },
      },
      hasMerchantReturnPolicy: {
        applicableCountry: 'SE',
        returnPolicyCountry: 'SE',
        merchantReturnDays: 30,
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      },
    },
  })
  expect(missingFields(data, 'required')).toEqual([])
  expect(missingFields(data, 'recommended')).toEqual([])
})

test('a missing field is found, in parts of parts too', () => {
  const data = dataOf({ ...withNumbers, ...parcel, brandName: '' })
  expect(missingFields(data, 'recommended')).toEqual(['Product.brand'])
  expect(missingFields({ '@type': 'Offer', price: 1, seller: { '@type': 'Shop' } }, 'required')).toEqual([
    'Offer.priceCurrency',
    'Offer.availability',
    'Offer.itemCondition',
    'Offer.url',
    'Shop is not in the table',
  ])
})

test.each([
  ['', 'none'],
  ['2000000008585', 'for use inside one shop'],
  ['7312345678901', 'with a wrong check digit'],
])('the number %j, %s, is no GTIN', (ean) => {
  const data = dataOf({ items: [{ item: '7-1', sku: 'BD-280-V', ean, stock: 'yes' }] })
  expect(data).toMatchObject({ mpn: 'BD-280-V' })
  expect(data).not.toHaveProperty('gtin')
})

test.each([
  [{ available: false }, 'OutOfStock'],
  [{ items: [{ item: '7-1', stock: 'few' }] }, 'LimitedAvailability'],
  [{ availability_kind: 'supplier', availability_days: '4' }, 'InStock'],
  [{ availability_kind: 'preorder', availability_date: '2027-01-10' }, 'PreOrder'],
  [{ availability_kind: 'on_order' }, 'BackOrder'],
])('a part with %j is %s', (wire, expected) => {
  expect(dataOf(wire)).toMatchObject({ offers: { availability: `https://schema.org/${expected}` } })
})

test('a part that is expected says when, one from a supplier how long it takes', () => {
  const expected = dataOf({ ...parcel, availability_kind: 'preorder', availability_date: '2027-01-10' })
  expect(expected).toMatchObject({ offers: { availabilityStarts: '2027-01-10' } })
  expect(expected).not.toHaveProperty('offers.shippingDetails.deliveryTime')
  expect(dataOf({ ...parcel, availability_kind: 'supplier', availability_days: '4' })).toMatchObject({
    offers: { shippingDetails: { deliveryTime: { handlingTime: { minValue: 4, maxValue: 5 } } } },
  })
})

test('delivery is free for expensive parts, dearer for heavy ones, and unknown for others', () => {
  const rateOf = (wire: Record<string, unknown>) => dataOf({ ...parcel, ...wire })
  expect(rateOf({ priceAsNumber: 1_000 })).toHaveProperty('offers.shippingDetails.shippingRate.value', 0)
  expect(rateOf({ weight_kg: '11' })).toHaveProperty('offers.shippingDetails.shippingRate.value', 99)
  expect(rateOf({ delivery_class: 'letter' })).toHaveProperty('offers.shippingDetails.shippingRate.value', 29)
  expect(rateOf({ delivery_class: 'bulky' })).not.toHaveProperty('offers.shippingDetails')
  const unknown = productData(productOf(parcel), [], {
    country: 'SE',
    currency: 'EUR',
    facts,
    address,
    pictures,
  })
  expect(unknown).not.toHaveProperty('offers.shippingDetails')
  expect(unknown).not.toHaveProperty('offers.hasMerchantReturnPolicy')
})

test('a rebuilt part is refurbished, and a product without a price makes no offer', () => {
  expect(dataOf({ tech_condition: 'remanufactured' })).toMatchObject({
    offers: { itemCondition: 'https://schema.org/RefurbishedCondition' },
  })
  expect(dataOf({ priceAsNumber: null })).not.toHaveProperty('offers')
})

test('a reduced price names the lowest one of 30 days, and oil the price of a litre', () => {
  const reduced = dataOf({
    showAsOnSale: true,
    priceBeforeDiscountAsNumber: 500,
    lowestPrice: [{ periodDays: 30, priceAsNumber: 400 }],
    tech_volume_l: '4',
  })
  expect(reduced).toMatchObject({
    offers: {
      price: 349,
      priceSpecification: [
        { price: 349, referenceQuantity: { value: 4, unitCode: 'LTR', valueReference: { value: 1 } } },
        { price: 400, priceType: 'https://schema.org/StrikethroughPrice' },
      ],
    },
  })
})

test('the models of the cars a part fits are named, and no more than a dozen', () => {
  const vehicle = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [index, `Volvo ${240 + (index >> 1)}, B${index} [v-${index}]`]),
  )
  const named = Array.from({ length: 12 }, (_, index) => ({ '@type': 'Car', name: `Volvo ${240 + index}` }))
  expect(dataOf({ vehicle }).isAccessoryOrSparePartFor).toEqual(named)
  expect(dataOf()).not.toHaveProperty('isAccessoryOrSparePartFor')
})

test('versions with pages of their own are variants of one group', () => {
  const versions = [
    { product: '5', path: '/p/mat-blue' },
    { product: '7', path: '/p/mat-red' },
  ]
  expect(dataOf({ tech_colour: 'red' }, versions)).toMatchObject({
    '@type': 'Product',
    color: 'red',
    isVariantOf: {
      '@type': 'ProductGroup',
      productGroupID: '5',
      variesBy: 'https://schema.org/color',
      hasVariant: [{ url: 'https://shop.test/sv/p/mat-blue' }, { url: 'https://shop.test/sv/p/mat-red' }],
    },
  })
})

test('a product in several sizes is a group with an offer for each', () => {
  const data = dataOf({
    ...parcel,
    categoryName: ['Clothes'],
    items: [
      { item: '7-1', name: 'M', sku: 'S-M', ean: gtin, stock: 'yes' },
      { item: '7-2', name: 'L', sku: 'S-L', ean: '', stock: 'no' },
    ],
  })
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '7',
    hasVariant: [
      {
        sku: 'S-M',
        size: 'M',
        gtin,
        offers: {
          url: 'https://shop.test/sv/p/brake-disc-280?item=7-1',
          availability: 'https://schema.org/InStock',
        },
      },
      { sku: 'S-L', size: 'L', offers: { availability: 'https://schema.org/OutOfStock' } },
    ],
  })
  expect(missingFields(data, 'required')).toEqual([])
})

test('breadcrumbs and lists are counted, and lead to whole addresses', () => {
  const breadcrumbs = breadcrumbData([{ name: 'Bromsar', path: '/c/brakes' }], address)
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1, name: 'Bromsar', item: 'https://shop.test/sv/c/brakes' }],
  })
  const list = listData(['https://shop.test/p/a', 'https://shop.test/p/b'], 20)
  expect(list).toMatchObject({
    itemListElement: [
      { position: 21, url: 'https://shop.test/p/a' },
      { position: 22, url: 'https://shop.test/p/b' },
    ],
  })
  expect(missingFields([breadcrumbs, list], 'required')).toEqual([])
})
