import { expect, test } from 'vitest'
import {
  bundlePrice,
  chosenParts,
  minBundlePrice,
} from '#src/features/catalogue/offer/bundle/bundle-price.ts'
import type { PurchaseSection } from '#src/features/catalogue/offer/purchase.ts'
import { purchaseFields } from '#src/features/catalogue/offer/purchase-fields.ts'

const choice = (item: string, price: number | null) => ({
  item,
  name: item,
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

test('a set costs its parts, as many as each place takes, less the discount, to the cent', () => {
  const parts = chosenParts(places, formOf({ 1: '1-1', 2: '3-1' })) ?? []
  expect(bundlePrice(parts, 8)).toBe(82.7)
  expect(bundlePrice(parts, 0)).toBe(89.89)
  expect(bundlePrice([{ price: 0.07, quantity: 3 }], 0)).toBe(0.21)
  expect(bundlePrice([{ price: null, quantity: 1 }], 8)).toBeNull()
})

test('an optional place may stay empty, another not', () => {
  expect(chosenParts(places, formOf({ 1: '2-1', 2: '' }))?.map(({ item }) => item)).toEqual(['2-1'])
  expect(chosenParts(places, formOf({ 2: '3-1' }))).toBeNull()
  expect(chosenParts(places, formOf({ 1: '9-9' }))).toBeNull()
})

test('the least price is that of the cheapest part in each place that must be filled', () => {
  expect(minBundlePrice(places, 10)).toBe(54)
  const partly = places.map((section) => ({ ...section, choices: [...section.choices, choice('4-1', null)] }))
  expect(minBundlePrice(partly, 10)).toBe(54)
  const unpriced = places.map((section) => ({ ...section, choices: [choice('1-1', null)] }))
  expect(minBundlePrice(unpriced, 10)).toBeNull()
})
