import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { productPictures } from '#src/features/catalogue/product/product-text.ts'

const i18n = createTestI18n('en')
const media = ['1.svg', '2.svg', '3.svg', '4.svg']
const alternativesOf = (product: { media: string[]; isSet: boolean; isMeasured?: boolean }) =>
  productPictures({ name: 'Disc', isMeasured: true, ...product }, i18n).map(({ alternative }) => alternative)

test('the four drawings of a part are named by their subject', () => {
  expect(alternativesOf({ media, isSet: false })).toEqual([
    'Disc: drawing',
    'Disc: dimensions',
    'Disc: position on the car',
    'Disc: packaging',
  ])
})

test('the second drawing of a part without measures is one of its sides', () => {
  expect(alternativesOf({ media, isSet: false, isMeasured: false })[1]).toBe('Disc: views')
})

test('the second drawing of a set is a list of its parts', () => {
  expect(alternativesOf({ media, isSet: true })[1]).toBe('Disc: Set contents')
})

test('other pictures are counted', () => {
  expect(alternativesOf({ media: media.slice(0, 2), isSet: false })).toEqual([
    'Disc: picture 1',
    'Disc: picture 2',
  ])
})

test('a product without pictures has a placeholder', () => {
  expect(productPictures({ name: 'Disc', media: [], isSet: false, isMeasured: true }, i18n)).toEqual([
    { source: null, alternative: 'Disc: picture 1' },
  ])
})
