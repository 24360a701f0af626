import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { ProductReply } from '#src/commerce/contract/catalogue/product.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, headingOf } from '#tests/support/shop/test-shop.ts'

const selling = { language: 'en', market: 1, pricelist: 11 }
const find = async (search: string) =>
  (await fetchCatalogue(Listing, '/products', { ...selling, search, limit: 50, onlyAvailable: true }))
    .products

const sized = (await find('ignition lead set')).find(
  ({ items }) => items.every(({ stock }) => stock === 'yes') && items.length > 1,
)
const [, second] = sized?.items ?? []
if (!sized || !second) throw new Error('No product comes in several sizes.')

const [oil] = (await find('engine oil')).filter(({ variantName }) => variantName !== '')
if (!oil) throw new Error('No product has variants.')
const { product: withVariants } = await fetchCatalogue(ProductReply, `/products/${oil.product}`, selling)
const others = withVariants.related.filter(({ relation }) => relation === 'variant')

test('the address of a version chooses it, and search engines get the product’s own', async () => {
  const shop = await createTestShop()
  const { html } = await createNoScriptShopper(shop).read(`/p/${sized.uri}?item=${second.item}`)
  expect(
    [...html.matchAll(/<input type="radio"[^>]* checked=""[^>]*value="([^"]+)"/g)].map(([, value]) => value),
  ).toEqual([second.item])
  expect(html).toContain(`<link rel="canonical" href="${shop.origin}/p/${sized.uri}"/>`)
})

test('in the cart a version has its name, and leads back to itself', async () => {
  const shopper = createNoScriptShopper(await createTestShop())
  const { text, html } = await shopper.post('/cart', { item: second.item })
  expect(text).toContain(`, ${second.name}`)
  expect(html).toContain(`href="/p/${sized.uri}?item=${second.item}"`)
})

test('the variants of a product are links with pictures, the current one among them, without scripts', async () => {
  expect(others.length).toBeGreaterThan(0)
  const { html } = await createNoScriptShopper(await createTestShop()).read(`/p/${oil.uri}`)
  const [nav = ''] =
    /<nav class="product-variants".*?<\/nav>/s.exec(html.slice(0, html.indexOf('</footer>'))) ?? []
  for (const { uri, variantName } of others) {
    expect(nav).toContain(`href="/p/${uri}"`)
    expect(nav).toContain(variantName)
  }
  expect(nav).toMatch(new RegExp(`<a aria-current="page"[^>]*href="/p/${oil.uri}"`))
  expect(nav.match(/<img/g)).toHaveLength(others.length + 1)
  expect(headingOf(html)).toContain(oil.variantName)
})
