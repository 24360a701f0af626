import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { productScreen } from '#src/features/catalogue/product/product-screen.ts'
import { breadcrumbData, productData } from '#src/features/catalogue/structured-data.ts'
import { productOf } from '#tests/support/examples/products.ts'

const address = (path: string) => `https://shop.test/sv${path}`

function dataOf(wire: Record<string, unknown> = {}) {
  const product = productOf(wire)
  const format = { i18n: createTestI18n('sv'), currency: 'SEK', intl: 'sv-SE' }
  const screen = productScreen(product, { ...format, country: 'SE', bundle: null })
  return productData(product, screen, { currency: 'SEK', address })
}

test('structured data has number, brand, price and stock of the product', () => {
  expect(
    dataOf({ items: [{ item: '7-1', ean: '2000000008585', stock: 'yes' }], countryOrigin: 'SE' }),
  ).toMatchObject({
    '@type': 'Product',
    url: 'https://shop.test/sv/p/brake-disc-280',
    sku: 'BD-280-V',
    gtin13: '2000000008585',
    brand: { name: 'Bromsvik' },
    countryOfOrigin: 'SE',
    image: ['https://shop.test/media/BD-280-V-1.svg', 'https://shop.test/media/BD-280-V-2.svg'],
    offers: {
      price: 349,
      priceCurrency: 'SEK',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
    },
  })
})

test('a product is identified by its EAN, or else by its part number', () => {
  const identified = (ean: string) => dataOf({ items: [{ item: '7-1', ean, stock: 'yes' }] })
  expect(identified('2000000008585')).not.toHaveProperty('mpn')
  for (const ean of ['', '20000000']) {
    expect(identified(ean)).toMatchObject({ mpn: 'BD-280-V' })
    expect(identified(ean)).not.toHaveProperty('gtin13')
  }
})

test('structured data marks an unavailable part as out of stock and a rebuilt one as refurbished', () => {
  expect(dataOf({ available: false, tech_condition: 'remanufactured' })).toMatchObject({
    offers: {
      availability: 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/RefurbishedCondition',
    },
  })
})

test('a product without a price makes no offer', () => {
  expect(dataOf({ priceAsNumber: null })).not.toHaveProperty('offers')
})

test('breadcrumbs are counted from one and lead to whole addresses', () => {
  expect(breadcrumbData([{ name: 'Bromsar', path: '/c/brakes' }], address)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1, name: 'Bromsar', item: 'https://shop.test/sv/c/brakes' }],
  })
})
