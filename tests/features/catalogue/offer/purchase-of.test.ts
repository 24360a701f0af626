import { describe, expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { firstQuantity } from '#src/features/catalogue/offer/purchase.ts'
import { purchaseOf } from '#src/features/catalogue/offer/purchase-of.ts'
import { productOf } from '#tests/support/examples/products.ts'

const format = { i18n: createTestI18n('en'), currency: 'GBP', intl: 'en-GB' }

test.each([
  ['axle', '2', 'Recommended: 2 per axle'],
  ['side', '2', 'Recommended: 2, left and right'],
  ['cylinder', '4', 'Recommended: 4, one per cylinder'],
  ['wheel', '5', 'Recommended: 5 per wheel'],
  ['car', '6', 'Recommended: 6 per car'],
  ['unheard-of', '3', 'Recommended: 3'],
])('parts sold by the %s say how many are needed', (per, count, text) => {
  const product = productOf({ quantity_recommended: count, quantity_per: per })
  expect(purchaseOf(product, null, format).recommended).toEqual({ quantity: Number(count), text })
})

test('no quantity of a fluid is recommended, since each car needs other litres', () => {
  const product = productOf({ quantity_recommended: '2', quantity_per: 'litre' })
  const purchase = purchaseOf(product, null, format)
  expect([purchase.recommended, firstQuantity(purchase)]).toEqual([null, 1])
})

describe('when the cars a part fits need different numbers', () => {
  const rows = JSON.stringify([
    { model: 'bmw-e30', qty: 16 },
    { model: 'bmw-e46', qty: 20 },
  ])
  const product = productOf({ quantity_recommended: '4', quantity_per: 'wheel', fitment_rows: rows })

  test('no quantity is preset when it depends on the car, and the page says so', () => {
    const purchase = purchaseOf(product, null, format)
    expect(purchase.recommended).toEqual({
      quantity: null,
      text: 'How many you need depends on the car: see the table below.',
    })
    expect(firstQuantity(purchase)).toBe(1)
  })

  test('the recommended quantity is kept where all cars need the same', () => {
    const same = { ...product, fitmentRows: rows.replace('16', '20') }
    expect(purchaseOf(same, null, format).recommended?.quantity).toBe(4)
  })
})

test('a single recommended piece has no advice', () => {
  const product = productOf({ quantity_recommended: '1', quantity_per: 'car' })
  expect(purchaseOf(product, null, format).recommended).toBeNull()
})

test('a product that is unavailable has no item that can be bought', () => {
  const product = productOf({ available: false })
  expect(purchaseOf(product, null, format).items).toMatchObject([{ item: '7-1', name: '', stock: 'no' }])
})

test('the full name of an item is the product’s name with its size, unless that says so already', () => {
  const items = [
    { item: '7-1', name: '1 litre', stock: 'yes' },
    { item: '7-2', name: '4 litre', stock: 'yes' },
  ]
  const { items: found } = purchaseOf(productOf({ name: 'Oil, 4 litre', items }), null, format)
  expect(found.map(({ fullName }) => fullName)).toEqual(['Oil, 4 litre, 1 litre', 'Oil, 4 litre'])
})

test('a set offers the options of each of its places, with number, drawing, stock and price', () => {
  const disc = productOf({
    product: '8',
    categoryName: ['Brakes', 'Brake discs'],
    items: [{ item: '8-1', stock: 'yes' }],
  })
  const pads = productOf({
    product: '9',
    name: 'Pads',
    categoryName: ['Brakes', 'Brake pads'],
    priceAsNumber: 20,
    available: false,
  })
  const set = productOf({ bundleInfo: { type: 'flexible' } })
  const bundle = {
    sections: [
      { section: '1', quantity: 2, required: true, products: ['8'] },
      { section: '2', quantity: 1, required: false, products: ['9', '10'] },
    ],
    products: [disc, pads],
  }
  expect(purchaseOf(set, bundle, format).sections).toEqual([
    {
      section: '1',
      name: 'Brake discs',
      quantity: 2,
      required: true,
      choices: [
        {
          item: '8-1',
          name: 'Brake disc front, 280 mm – Bromsvik',
          sku: 'BD-280-V',
          picture: '/media/BD-280-V-1.svg',
          stock: { state: 'yes', text: 'In stock' },
          available: true,
          price: 349,
          deposit: '',
        },
      ],
    },
    {
      section: '2',
      name: 'Brake pads',
      quantity: 1,
      required: false,
      choices: [
        {
          item: '7-1',
          name: 'Pads',
          sku: 'BD-280-V',
          picture: '/media/BD-280-V-1.svg',
          stock: { state: 'no', text: 'Out of stock' },
          available: false,
          price: 20,
          deposit: '',
        },
      ],
    },
  ])
})

test('a set without choices leaves nothing to choose', () => {
  const set = productOf({ bundleInfo: { type: 'fixed' } })
  const bundle = { sections: [{ section: '1', quantity: 1, required: true, products: [] }], products: [] }
  expect(purchaseOf(set, bundle, format).sections).toEqual([])
})

describe('the parts of a set add up', () => {
  const exchange = { deposit_item: '90-1', tech_condition: 'remanufactured' }
  const disc = productOf({ product: '8', items: [{ item: '8-1' }], priceAsNumber: 349, ...exchange })
  const pads = productOf({ product: '9', items: [{ item: '9-1' }], priceAsNumber: 20 })
  const bundle = {
    sections: [
      { section: '1', quantity: 2, required: true, products: ['8', '9'] },
      { section: '2', quantity: 1, required: false, products: ['9'] },
    ],
    products: [disc, pads],
  }
  const sumOf = (info: Record<string, unknown>) =>
    purchaseOf(
      productOf({ bundleInfo: { type: 'flexible', priceType: 'dynamic', discount: 10, ...info } }),
      bundle,
      format,
    ).sum

  test('the sum of a bundle is shown if the service’s lowest price is that of the cheapest parts', () => {
    expect(sumOf({ priceMinAsNumber: 36 })).toEqual({
      discount: 10,
      endings: 'cent',
      currency: 'GBP',
      intl: 'en-GB',
      text: { chosen: 'Your selection:', vat: 'incl. VAT, plus delivery', saving: 'You save' },
    })
  })

  test('the price endings of a bundle’s sum are those of its lowest and highest price', () => {
    expect(sumOf({ priceMinAsNumber: 35.95, priceMaxAsNumber: 645.95 })?.endings).toBe('.95')
    expect(sumOf({ priceMinAsNumber: 35, priceMaxAsNumber: 645 })?.endings).toBe('whole, ends 5 or 9')
    expect(sumOf({ priceMinAsNumber: 36, priceMaxAsNumber: 645.95 })).toBeNull()
  })

  test.each([
    ['its price does not depend on the choice', { priceMinAsNumber: 36, priceType: 'static' }],
    ['the service adds up otherwise', { priceMinAsNumber: 40 }],
    ['the service does not say', {}],
  ])('a bundle has no price as chosen where %s', (_, info) => {
    expect(sumOf(info)).toBeNull()
  })

  test('a bundle names the deposit on as many parts as a section takes', () => {
    const set = productOf({ bundleInfo: { type: 'flexible' } })
    const [section] = purchaseOf(set, bundle, { ...format, deposits: new Map([['8', 30]]) }).sections
    expect(section?.choices.map(({ deposit }) => deposit)).toEqual(['plus £60 deposit', ''])
  })
})
