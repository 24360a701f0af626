import { expect, test } from 'vitest'
import { purchaseOf } from '#src/features/catalogue/purchase-of.ts'
import { createTerms } from '#src/i18n/terms.ts'
import { productOf } from '#tests/support/products.ts'

const format = { terms: createTerms('en'), currency: 'GBP', intl: 'en-GB' }

test.each([
  ['axle', '2', 'Recommended: 2 per axle'],
  ['side', '2', 'Recommended: 2, left and right'],
  ['cylinder', '4', 'Recommended: 4, one per cylinder'],
  ['wheel', '5', 'Recommended: 5 per wheel'],
  ['litre', '2', 'Recommended: 2 for one fill'],
  ['car', '6', 'Recommended: 6 per car'],
  ['unheard-of', '3', 'Recommended: 3 per car'],
])('parts sold by the %s say how many are needed', (per, count, words) => {
  const product = productOf({ quantity_recommended: count, quantity_per: per })
  expect(purchaseOf(product, null, format).recommended).toEqual({ quantity: Number(count), words })
})

test('one piece needs no advice', () => {
  const product = productOf({ quantity_recommended: '1', quantity_per: 'car' })
  expect(purchaseOf(product, null, format).recommended).toBeNull()
})

test('a product that cannot be had has no item that can', () => {
  const product = productOf({ available: false })
  expect(purchaseOf(product, null, format).items).toEqual([{ item: '7-1', name: '', stock: 'no' }])
})

test('a set offers what may go into each of its places, with price', () => {
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
      choices: [{ item: '8-1', name: 'Brake disc front, 280 mm – Bromsvik, £349', available: true }],
    },
    {
      section: '2',
      name: 'Brake pads',
      quantity: 1,
      required: false,
      choices: [{ item: '7-1', name: 'Pads, £20', available: false }],
    },
  ])
})

test('a set that comes as it is leaves nothing to choose', () => {
  const set = productOf({ bundleInfo: { type: 'fixed' } })
  const bundle = { sections: [{ section: '1', quantity: 1, required: true, products: [] }], products: [] }
  expect(purchaseOf(set, bundle, format).sections).toEqual([])
})
