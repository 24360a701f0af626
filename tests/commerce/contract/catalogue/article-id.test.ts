import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { articleId, articleOf } from '#src/commerce/contract/catalogue/article-id.ts'
import { goodsOf } from '#src/features/cart/reported-goods.ts'
import { productCard } from '#src/features/catalogue/cards/card.ts'
import { purchaseOf } from '#src/features/catalogue/offer/purchase-of.ts'
import { offerOf } from '#src/features/catalogue/offer/reported-offer.ts'
import { productOf } from '#tests/support/examples/products.ts'
import { selectionOf } from '#tests/support/examples/selections.ts'

const german = { i18n: createTestI18n('de'), currency: 'EUR', intl: 'de-DE' }
const item = (number: number, sku: string) => ({
  item: `134-${number}`,
  sku,
  name: `${number} l`,
  stock: 'yes',
})

test('an article is its item: by its SKU, or by its id where it has none', () => {
  expect(articleId({ item: '134-2', sku: 'OIL-4L' })).toBe('OIL-4L')
  expect(articleId({ item: '134-2', sku: '' })).toBe('134-2')
})

test('a product in one version is its item, one in several is a group with the id of the product', () => {
  const single = productOf({ product: '134', sku: 'OIL', items: [item(1, 'OIL-1L')] })
  const several = productOf({ product: '134', sku: 'OIL', items: [item(1, 'OIL-1L'), item(2, 'OIL-4L')] })
  expect(articleOf(single)).toEqual({ id: 'OIL-1L', isGroup: false })
  expect(articleOf(several)).toEqual({ id: '134', isGroup: true })
  expect(articleOf(productOf({ product: '134', items: [] }))).toEqual({ id: '134', isGroup: true })
})

test('list, product page and purchase report the same article id', () => {
  const product = productOf({ product: '134', sku: 'OIL', items: [item(1, 'OIL-1L')] })
  const [chosen] = purchaseOf(product, null, german).items
  const cart = selectionOf([{ item: '134-1', product: { product: '134', sku: 'OIL' } }])
  const lines = cart.lines.map((line) => ({ ...line, sku: 'OIL-1L' }))
  const [bought] = goodsOf({ ...cart, lines }).articles
  expect([
    productCard(product, german).article,
    offerOf(product, 'EUR').id,
    chosen?.article,
    bought?.id,
  ]).toEqual(Array.from({ length: 4 }, () => 'OIL-1L'))
})
