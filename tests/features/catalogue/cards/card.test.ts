import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { productCard } from '#src/features/catalogue/cards/card.ts'
import { productOf } from '#tests/support/examples/products.ts'

const german = { i18n: createTestI18n('de'), currency: 'EUR', intl: 'de-DE' }
const card = (wire: Record<string, unknown> = {}, columns: string[] = []) =>
  productCard(productOf(wire), german, columns)

test('a card names the brand once', () => {
  expect(card().name).toBe('Brake disc front, 280 mm')
  expect(card().brand).toBe('Bromsvik')
})

test('a card names the first cars it fits, and how many more there are', () => {
  const vehicle = {
    'a-1': 'Volvo 240, B21',
    'a-2': 'Volvo 240, B23',
    'b-1': 'Volvo 740, B23',
    'c-1': 'Saab 99, B',
  }
  expect(card({ vehicle }).facts).toBe('Volvo 240, Volvo 740 +1')
})

test('a card of a part without cars shows its measures', () => {
  expect(card({ tech_axle: 'front', tech_diameter_mm: '280', tech_thickness_mm: '14.3' }).facts).toBe(
    'Durchmesser 280\u00a0mm · Dicke 14,3\u00a0mm',
  )
})

test('a table has one cell a column, empty where a part has no such measure', () => {
  expect(
    card({ tech_disc_type: 'vented', tech_diameter_mm: '280' }, ['disc_type', 'height_mm', 'diameter_mm'])
      .cells,
  ).toEqual(['Innenbelüftet', '', '280\u00a0mm'])
})

test('one press adds the recommended quantity', () => {
  expect(card({ quantity_recommended: '2' }).add).toEqual({
    item: '7-1',
    quantity: 2,
  })
  expect(card({ quantity_recommended: '3', itemQuantityMultipleOf: 2 }).add?.quantity).toBe(4)
})

test('a set without choices is added from its card like any part', () => {
  const fixed = { bundleInfo: { type: 'fixed' } }
  expect(card(fixed).add).toMatchObject({ item: '7-1', quantity: 1 })
  const priced = { priceAsNumber: null, bundleInfo: { type: 'fixed', priceMinAsNumber: 780 } }
  expect(card(priced).add).toMatchObject({ item: '7-1' })
})

test.each([
  [
    'there are sizes to choose from',
    {
      items: [
        { item: '7-1', stock: 'yes' },
        { item: '7-2', stock: 'yes' },
      ],
    },
  ],
  ['it is out of stock', { items: [{ item: '7-1', stock: 'no' }], available: false }],
  ['it has no price', { priceAsNumber: null }],
  ['the parts of a set have to be chosen', { bundleInfo: { type: 'flexible' } }],
  ['a set has run out', { bundleInfo: { type: 'fixed' }, available: false }],
  ['it has no item', { items: [] }],
])('a card has no button to add when %s', (_, wire) => {
  expect(card(wire).add).toBeNull()
})

const sizes = {
  items: [
    { item: '7-1', stock: 'yes' },
    { item: '7-2', stock: 'yes' },
  ],
}

test.each([
  ['sizes', sizes],
  ['the parts of a set', { bundleInfo: { type: 'flexible' } }],
])('a card leads to where %s are chosen', (_, wire) => {
  expect(card(wire).choose).toEqual({
    label: 'Auswählen',
    name: 'Auswählen: Brake disc front, 280 mm – Bromsvik',
  })
})

test.each([
  ['nothing is left to choose', {}],
  ['there is none', { ...sizes, available: false }],
  ['it has no price', { ...sizes, priceAsNumber: null }],
  ['a set comes as it is', { bundleInfo: { type: 'fixed' } }],
])('a card leads nowhere to choose when %s', (_, wire) => {
  expect(card(wire).choose).toBeUndefined()
})

test('a part without pictures leaves room for one', () => {
  expect(card({ media: [] }).picture).toBeNull()
})
