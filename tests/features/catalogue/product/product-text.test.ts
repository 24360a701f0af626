import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { productPictures } from '#src/features/catalogue/product/product-text.ts'
import { productOf } from '#tests/support/examples/products.ts'

const i18n = createTestI18n('en')
const standard = ['/1.svg', '/2.svg', '/3.svg', '/4.svg']
const picturesOf = (wire: Record<string, unknown>) =>
  productPictures(
    productOf({
      name: 'Disc',
      brandName: '',
      media: { standard },
      tech_diameter_mm: '280',
      fit_scope: 'universal',
      ...wire,
    }),
    i18n,
  )
const alternativesOf = (wire: Record<string, unknown>) =>
  picturesOf(wire).map(({ alternative }) => alternative)

test('the four drawings of a part are named by their subject', () => {
  expect(alternativesOf({})).toEqual([
    'Disc: drawing',
    'Disc: dimensions',
    'Disc: position on the car',
    'Disc: packaging',
  ])
})

test('the second drawing of a part without measures is one of its sides', () => {
  expect(alternativesOf({ tech_diameter_mm: '' })[1]).toBe('Disc: views')
})

test('the second drawing of a set is a list of its parts', () => {
  expect(alternativesOf({ bundleInfo: { type: 'fixed' } })[1]).toBe('Disc: Set contents')
})

test('no drawing of a product without cars is named as a place on a car', () => {
  expect(alternativesOf({ fit_scope: '' })[2]).toBe('Disc: picture 3')
})

test('other pictures are counted', () => {
  expect(alternativesOf({ media: { standard: standard.slice(0, 2) } })).toEqual([
    'Disc: picture 1',
    'Disc: picture 2',
  ])
})

test('a product without pictures has a placeholder', () => {
  expect(picturesOf({ media: { standard: [] } })).toEqual([{ source: null, alternative: 'Disc: picture 1' }])
})
