import { expect, test } from 'vitest'
import {
  firstItem,
  firstQuantity,
  type Purchase,
  parsePurchaseForm,
} from '#src/features/catalogue/offer/purchase.ts'
import { purchaseFields } from '#src/features/catalogue/offer/purchase-fields.ts'
import { anyQuantity, quantityLimits } from '#src/features/catalogue/offer/quantity.ts'

const disc: Purchase = {
  product: '134',
  items: [{ item: '134-1', name: '', fullName: 'Oil', article: 'OIL-1', stock: 'yes' }],
  recommended: { quantity: 2, text: '2 per axle' },
  limits: anyQuantity,
  soldAs: '',
  deposit: '',
  sections: [],
  text: { optional: 'optional', without: 'Without' },
  sum: null,
}

const choice = (item: string, price: number) => ({
  item,
  name: item,
  sku: item,
  picture: null,
  stock: { state: 'yes' as const, text: 'In stock' },
  available: true,
  price,
  deposit: '',
})

const kit: Purchase = {
  ...disc,
  product: '4976',
  items: [{ item: '4976-1', name: '', fullName: 'Oil', article: 'OIL-1', stock: 'yes' }],
  sections: [
    {
      section: '1',
      name: 'Clutch',
      quantity: 1,
      required: true,
      choices: [choice('3148-1', 100)],
    },
    {
      section: '2',
      name: 'Oil',
      quantity: 2,
      required: false,
      choices: [choice('4762-1', 10)],
    },
  ],
}

const incomplete = { ok: false, problem: { kind: 'incomplete' } }

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}

test('the quantity begins with the recommended one, as the part is sold', () => {
  expect(firstQuantity(disc)).toBe(2)
  expect(firstQuantity({ ...disc, recommended: null })).toBe(1)
  const byFour = quantityLimits({ quantityMinimum: 1, quantityMultipleOf: 4 })
  expect(firstQuantity({ ...disc, recommended: { quantity: 5, text: '' }, limits: byFour })).toBe(8)
  const pairs = quantityLimits({ quantityMinimum: 3, quantityMultipleOf: 2 })
  expect(firstQuantity({ ...disc, recommended: null, limits: pairs })).toBe(4)
})

test('the preset item is one that can be bought', () => {
  const items: Purchase['items'] = [
    { item: '1-1', name: 'Black', fullName: 'Oil, Black', article: 'OIL-1', stock: 'no' },
    { item: '1-2', name: 'Red', fullName: 'Oil, Red', article: 'OIL-2', stock: 'few' },
  ]
  expect(firstItem({ ...disc, items })?.item).toBe('1-2')
  expect(firstItem({ ...disc, items: items.slice(0, 1) })?.item).toBe('1-1')
  expect(firstItem({ ...disc, items: [] })).toBe(null)
})

test('a purchase form is parsed into the input of the cart', () => {
  const form = formOf({ [purchaseFields.item]: '134-1', [purchaseFields.quantity]: '4' })
  expect(parsePurchaseForm(disc, form)).toEqual({
    ok: true,
    input: { item: '134-1', quantity: 4, choices: [] },
  })
})

test('a set is complete when each required place has an offered part', () => {
  const chosen = { item: '4976-1', quantity: '1', [purchaseFields.section('1')]: '3148-1' }
  const first = { section: '1', item: '3148-1' }
  expect(parsePurchaseForm(kit, formOf(chosen))).toMatchObject({ ok: true, input: { choices: [first] } })
  const both = formOf({ ...chosen, [purchaseFields.section('2')]: '4762-1' })
  expect(parsePurchaseForm(kit, both)).toMatchObject({
    input: { choices: [first, { section: '2', item: '4762-1' }] },
  })
  const wrong = formOf({ ...chosen, [purchaseFields.section('1')]: '4762-1' })
  expect(parsePurchaseForm(kit, wrong)).toEqual(incomplete)
  expect(parsePurchaseForm(kit, formOf({ item: '4976-1', quantity: '1' }))).toEqual(incomplete)
})

test('a posted choice that is not offered is refused', () => {
  expect(parsePurchaseForm(disc, formOf({ item: '999-1', quantity: '1' }))).toEqual(incomplete)
  expect(parsePurchaseForm(disc, formOf({}))).toEqual(incomplete)
})

test('a form with a quantity that is not sold is refused, not changed', () => {
  for (const quantity of ['1.5', '', '-1', '99999']) {
    const read = parsePurchaseForm(disc, formOf({ item: '134-1', quantity }))
    expect([quantity, read.ok]).toEqual([quantity, false])
  }
})
