import { expect, test } from 'vitest'
import { withVersion } from '#src/commerce/contract/catalogue/offer/with-version.ts'
import { productName } from '#src/features/catalogue/product-name.ts'

test('a product’s name is shown without its brand', () => {
  expect(productName({ name: 'Brake disc – Bromsvik', brandName: 'Bromsvik' })).toBe('Brake disc')
  const kit = { name: 'Bromsvik – Bromsvik kit', brandName: 'Bromsvik' }
  expect(productName(kit)).toBe('Bromsvik – Bromsvik kit')
})

test('a variant is named with its difference from the others', () => {
  const mats = { name: 'Floor mats – Bromsvik', brandName: 'Bromsvik', variantName: 'Blue' }
  expect(productName(mats)).toBe('Floor mats, Blue')
})

test.each([
  ['Engine oil 5W-30, 4 l', '4 l', 'Engine oil 5W-30, 4 l'],
  ['Engine oil 5W-30, 14 l', '4 l', 'Engine oil 5W-30, 14 l, 4 l'],
  ['Floor mats, blue, textile', 'Blue', 'Floor mats, blue, textile'],
  ['Redline gear oil', 'Red', 'Redline gear oil, Red'],
  ['Fußmatten', 'Grün', 'Fußmatten, Grün'],
  ['Blue', 'Blue', 'Blue'],
  ['Floor mats', '', 'Floor mats'],
])('%s in the version "%s" is called %s', (name, version, whole) => {
  expect(withVersion(name, version)).toBe(whole)
})
