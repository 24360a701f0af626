import { expect, test } from 'vitest'
import {
  chosenAmount,
  chosenParts,
  chosenPrice,
  maxBundlePrice,
  minBundlePrice,
  presetForm,
  priceDifference,
} from '#src/features/catalogue/offer/bundle/bundle-price.ts'
import { partsPrice } from '#src/features/catalogue/offer/bundle/bundle-sum.ts'
import type { PurchaseSection } from '#src/features/catalogue/offer/purchase.ts'
import { purchaseFields } from '#src/features/catalogue/offer/purchase-fields.ts'

const choice = (item: string, price: number | null) => ({
  item,
  name: item,
  sku: item,
  picture: null,
  stock: { state: 'yes' as const, text: 'In stock' },
  available: true,
  price,
  deposit: '',
})
const places: PurchaseSection[] = [
  {
    section: '1',
    name: 'Discs',
    quantity: 2,
    required: true,
    choices: [choice('1-1', 39.95), choice('2-1', 30)],
  },
  { section: '2', name: 'Oil', quantity: 1, required: false, choices: [choice('3-1', 9.99)] },
]

function formOf(chosen: Record<string, string>): FormData {
  const form = new FormData()
  for (const [section, item] of Object.entries(chosen)) form.set(purchaseFields.section(section), item)
  return form
}

test('a set costs its parts, as many as each place takes, less the discount, with the endings of the list', () => {
  const form = formOf({ 1: '1-1', 2: '3-1' })
  expect(partsPrice(chosenParts(places, form) ?? [])).toBe(89.89)
  expect(chosenAmount(places, { discount: 8, endings: 'cent' }, form)).toBe(82.7)
  expect(chosenAmount(places, { discount: 8, endings: '.95' }, form)).toBe(82.95)
  expect(partsPrice([{ price: 0.07, quantity: 3 }])).toBe(0.21)
  expect(partsPrice([{ price: null, quantity: 1 }])).toBeNull()
})

test('an optional place may stay empty, another not', () => {
  expect(chosenParts(places, formOf({ 1: '2-1', 2: '' }))?.map(({ item }) => item)).toEqual(['2-1'])
  expect(chosenParts(places, formOf({ 2: '3-1' }))).toBeNull()
  expect(chosenParts(places, formOf({ 1: '9-9' }))).toBeNull()
})

test('the least price is that of the cheapest part in each place that must be filled, the highest that of all', () => {
  const pricing = { discount: 10, endings: 'cent' } as const
  expect(minBundlePrice(places, pricing)).toBe(54)
  expect(maxBundlePrice(places, pricing)).toBe(80.9)
  const partly = places.map((section) => ({ ...section, choices: [...section.choices, choice('4-1', null)] }))
  expect(minBundlePrice(partly, pricing)).toBe(54)
  const unpriced = places.map((section) => ({ ...section, choices: [choice('1-1', null)] }))
  expect(minBundlePrice(unpriced, pricing)).toBeNull()
})

const sum = {
  discount: 10,
  endings: 'cent' as const,
  currency: 'GBP',
  intl: 'en-GB',
  text: { chosen: 'Your selection:', vat: 'incl. VAT', saving: 'You save' },
}

test('a set is preset with the first part that can be had, and with nothing in an optional place', () => {
  const [discs, oil] = places
  const gone = { ...discs!, choices: [{ ...choice('0-1', 5), available: false }, ...discs!.choices] }
  expect(chosenParts([gone, oil!], presetForm([gone, oil!]))?.map(({ item }) => item)).toEqual(['1-1'])
  const asked = [{ section: '2', item: '3-1' }]
  expect(chosenParts(places, presetForm(places, asked))?.map(({ item }) => item)).toEqual(['1-1', '3-1'])
})

test('the price as chosen names what the set saves and its deposits', () => {
  expect(chosenPrice(places, sum, presetForm(places))).toEqual({
    price: '£71.91',
    vat: 'incl. VAT',
    saving: 'You save £7.99',
  })
  const returned = places.map((section) => ({
    ...section,
    choices: section.choices.map((each) => ({ ...each, deposit: 'plus £5 deposit' })),
  }))
  expect(chosenPrice(returned, { ...sum, discount: 0 }, presetForm(returned))).toEqual({
    price: '£79.90',
    vat: 'incl. VAT',
    additions: 'plus £5 deposit',
  })
  expect(chosenPrice(places, sum, formOf({ 2: '3-1' }))).toBeNull()
})

test('the difference shown at a choice of a set is that of the two sums', () => {
  const form = presetForm(places)
  expect(priceDifference(places, sum, form, { section: '1', item: '2-1' })).toBe(-17.91)
  expect(priceDifference(places, sum, form, { section: '2', item: '3-1' })).toBe(8.99)
  expect(priceDifference(places, sum, form, { section: '1', item: '1-1' })).toBe(0)
  expect(priceDifference(places, sum, form, { section: '1', item: '' })).toBeNull()
})
