import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import type { Labels } from '#src/commerce/contract/catalogue/attributes/labels.ts'
import { attributeWords } from '#src/features/catalogue/attributes/attribute-words.ts'
import {
  type AttributeMarks,
  noMarks,
  publicAttributes,
} from '#src/features/catalogue/attributes/public-attributes.ts'
import { isSameAttribute } from '#src/features/catalogue/attributes/same-attribute.ts'
import { productOf } from '#tests/support/examples/products.ts'

const i18n = createTestI18n('en')

test.each([
  ['care', 'care', true],
  ['care', 'care_text', true],
  ['care', 'care.text', true],
  ['care', 'careful_text', false],
  ['care.text', 'care_text', true],
  ['care_text', 'care.text', true],
  ['care.text', 'care_icon', false],
  ['swatch.desc', 'swatch', true],
  ['swatch.desc', 'swatch_desc', true],
  ['swatch.desc', 'swatch_hex', false],
  ['price', 'erp_price', false],
])('the name %s and the attribute %s: %s', (name, key, isSame) => {
  expect(isSameAttribute(name, key)).toBe(isSame)
})

const product = productOf({
  swatch: { desc: 'Red', hex: 'b3202a' },
  care_text: 'Wash at 30 °C',
  erp_code: 'M7',
})

function namesOf(marks: Partial<AttributeMarks>) {
  return publicAttributes(product, { ...noMarks, ...marks }, i18n).map(({ name }) => name)
}

test('only what is marked as public is shown', () => {
  expect(namesOf({})).toEqual([])
  expect(namesOf({ filters: ['brands', 'swatch.desc', 'size'] })).toEqual(['Swatch'])
  expect(namesOf({ shown: ['care'] })).toEqual(['Care'])
  expect(namesOf({ labels: [{ field: 'care', name: 'How to wash', values: [] }] })).toEqual(['How to wash'])
})

test('words are those of the content service, then the shop’s, then the service’s', () => {
  const labels: Labels = [
    { field: 'swatch.desc', name: 'Färg', values: [{ value: 'Red', name: 'Röd' }] },
    { field: 'filter', name: 'Trap', values: [] },
  ]
  const words = attributeWords(labels, i18n)
  expect(words.name('swatch.desc')).toBe('Färg')
  expect(words.name('swatch')).toBe('Färg')
  expect(words.value('swatch', 'Red')).toBe('Röd')
  expect(words.value('swatch', 'Navy')).toBe('Navy')
  expect(['items.name', 'filter.size', 'collections'].map(words.name)).toEqual(['Size', 'Size', 'Collection'])
  expect(['filter.dress_length', 'care.outer', 'care_text'].map(words.name)).toEqual([
    'Dress length',
    'Care outer',
    'Care',
  ])
})
