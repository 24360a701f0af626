import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostPieces } from '#src/config.ts'
import {
  asSold,
  firstItem,
  firstQuantity,
  type Purchase,
  purchaseFields,
  readPurchaseForm,
} from '#src/features/catalogue/purchase.ts'

const disc: Purchase = {
  product: '134',
  name: 'Brake disc',
  items: [{ item: '134-1', name: '', stock: 'yes' }],
  recommended: { quantity: 2, words: '2 per axle' },
  minimum: 1,
  multipleOf: 1,
  sections: [],
  sum: null,
}

const kit: Purchase = {
  ...disc,
  product: '4976',
  items: [{ item: '4976-1', name: '', stock: 'yes' }],
  sections: [
    {
      section: '1',
      name: 'Clutch',
      quantity: 1,
      required: true,
      choices: [{ item: '3148-1', name: 'Clutch kit', available: true, price: 100, deposit: '' }],
    },
    {
      section: '2',
      name: 'Oil',
      quantity: 2,
      required: false,
      choices: [{ item: '4762-1', name: 'ATF', available: true, price: 10, deposit: '' }],
    },
  ],
}

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}

test('the quantity begins with the recommended one, as the part is sold', () => {
  expect(firstQuantity(disc)).toBe(2)
  expect(firstQuantity({ ...disc, recommended: null })).toBe(1)
  expect(firstQuantity({ ...disc, recommended: { quantity: 5, words: '' }, multipleOf: 4 })).toBe(8)
  expect(firstQuantity({ ...disc, recommended: null, minimum: 3, multipleOf: 2 })).toBe(4)
})

test('the item begins with one that can be had', () => {
  const items: Purchase['items'] = [
    { item: '1-1', name: 'Black', stock: 'no' },
    { item: '1-2', name: 'Red', stock: 'few' },
  ]
  expect(firstItem({ ...disc, items })?.item).toBe('1-2')
  expect(firstItem({ ...disc, items: items.slice(0, 1) })?.item).toBe('1-1')
  expect(firstItem({ ...disc, items: [] })).toBe(null)
})

test('a form is read into what is put into the cart', () => {
  const form = formOf({ [purchaseFields.item]: '134-1', [purchaseFields.quantity]: '4' })
  expect(readPurchaseForm(disc, form)).toEqual({ item: '134-1', quantity: 4, choices: [] })
})

test('a set is complete when every required place of it is filled with what is offered there', () => {
  const chosen = { item: '4976-1', quantity: '1', [purchaseFields.section('1')]: '3148-1' }
  expect(readPurchaseForm(kit, formOf(chosen))?.choices).toEqual([{ section: '1', item: '3148-1' }])
  expect(
    readPurchaseForm(kit, formOf({ ...chosen, [purchaseFields.section('2')]: '4762-1' }))?.choices,
  ).toHaveLength(2)
  expect(readPurchaseForm(kit, formOf({ ...chosen, [purchaseFields.section('1')]: '4762-1' }))).toBe(null)
  expect(readPurchaseForm(kit, formOf({ item: '4976-1', quantity: '1' }))).toBe(null)
})

test('what is not offered is not bought', () => {
  expect(readPurchaseForm(disc, formOf({ item: '999-1', quantity: '1' }))).toBe(null)
  expect(readPurchaseForm(disc, formOf({}))).toBe(null)
})

test.each([
  [1, Number.NaN, 1],
  [1, 2.9, 2],
  [2.5, 3, 4],
  [Number.NaN, 3, 3],
])('of what is sold by %d, %d becomes %d', (multipleOf, wanted, quantity) => {
  expect(asSold({ minimum: 1, multipleOf }, wanted)).toBe(quantity)
})

test('whatever is typed, a quantity that is sold comes out', () => {
  const sold = fc.record({
    minimum: fc.integer({ min: 0, max: 50 }),
    multipleOf: fc.integer({ min: 0, max: 12 }),
  })
  fc.assert(
    fc.property(sold, fc.oneof(fc.double(), fc.integer()), ({ minimum, multipleOf }, wanted) => {
      const quantity = asSold({ ...disc, minimum, multipleOf }, wanted)
      expect(quantity % Math.max(1, multipleOf)).toBe(0)
      expect(quantity).toBeGreaterThanOrEqual(Math.max(1, minimum))
      expect(quantity).toBeLessThanOrEqual(mostPieces)
    }),
  )
})
