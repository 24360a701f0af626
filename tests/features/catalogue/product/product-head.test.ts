import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { productHead } from '#src/features/catalogue/product/product-head.ts'
import { productScreen } from '#src/features/catalogue/product/product-screen.ts'
import { createPictureSource } from '#src/picture-source.ts'
import { productOf } from '#tests/support/examples/products.ts'

const pictureSource = createPictureSource(null)
const region = { country: 'SE', state: null, market: 1, pricelist: 11, currency: 'SEK' }

function headOf(wire: Record<string, unknown>) {
  const product = productOf(wire)
  const i18n = createTestI18n('sv')
  const format = { i18n, currency: 'SEK', intl: 'sv-SE' }
  const screen = productScreen(product, { ...format, country: 'SE', bundle: null })
  const shop = { locale: 'sv', origin: 'https://shop.test', region, i18n, pictureSource } as const
  return productHead(shop, product, { screen, variants: [], facts: null })
}

test('a link to a product shows its first photograph, and no drawing', () => {
  const imageOf = (standard: string[]) => headOf({ media: { standard } }).image
  expect(imageOf(['/media/a-1.svg?v=1', 'https://photos.test/a.jpg', '/a.png'])).toBe(
    'https://photos.test/a.jpg',
  )
  expect(imageOf(['/media/a-1.svg?v=1', '/media/a-2.svg'])).toBeUndefined()
})

test('a link to a product shows a photograph in a size for previews', () => {
  const sized = { standard: ['/a.jpg'], size320: ['/a-3.jpg'], size1280: ['/a-12.jpg'] }
  const { image, data } = headOf({ media: sized })
  expect(image).toBe('/a-12.jpg')
  expect(data[0]).toMatchObject({ image: ['https://shop.test/a-12.jpg'] })
})

test('a link to a product shows the picture that was made for it, unless that is a drawing', () => {
  const sized = { standard: ['/a-1.svg', '/b.jpg'], size1280: [null, '/b-12.jpg'], share: ['/a-og.png'] }
  const { image, data } = headOf({ media: sized })
  expect(image).toBe('/a-og.png')
  expect(data[0]).toMatchObject({
    image: ['https://shop.test/a-og.png', 'https://shop.test/a-1.svg', 'https://shop.test/b-12.jpg'],
  })
  expect(headOf({ media: { standard: ['/a-1.svg'], share: ['/a-og.svg'] } }).image).toBeUndefined()
  expect(headOf({ media: { standard: ['/a.jpg'], share: [null] } }).image).toBe('/a.jpg')
})

test('only a product with cars is described by them', () => {
  expect(headOf({ fit_summary: 'volvo-240' }).description).toContain('bilar den passar')
  for (const wire of [{}, { fit_scope: 'universal' }])
    expect(headOf(wire).description).toMatch(/ritning, mått, pris och lager\.$/)
})
