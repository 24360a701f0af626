import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { ShopFacts } from '#src/commerce/contract/content.ts'
import * as paths from '#src/paths.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, type TestShop } from '#tests/support/shop/test-shop.ts'

const { products } = await fetchCatalogue(Listing, '/products', {
  language: 'en',
  limit: 60,
  onlyAvailable: true,
})
const plain = products.find(
  ({ items, bundle, depositItem }) =>
    items[0]?.stock === 'yes' && items.length === 1 && !bundle && !depositItem,
)
const item = plain?.items[0]?.item ?? ''

/** A shop whose content service has no facts. */
const withoutFacts = () =>
  createTestShop({
    upstream: (request, sandbox) =>
      new URL(request.url).pathname.endsWith('/content/shop')
        ? new Response('down', { status: 503 })
        : sandbox(request),
  })

async function facts(shop: TestShop, country: string): Promise<unknown> {
  const response = await shop.fetch(paths.shopFacts(country))
  expect(response.status).toBe(200)
  return response.json()
}

test('browsers read facts of the shop in the cart’s country, not in that of the page', async () => {
  const shop = await createTestShop()
  expect(v.parse(ShopFacts, await facts(shop, 'SE')).currency).toBe('SEK')
  expect(v.parse(ShopFacts, await facts(shop, 'GB')).currency).toBe('GBP')
})

test.each(['US', 'XX', '', '../pages/terms'])('no facts are known of the country "%s"', async (country) => {
  const shop = await createTestShop()
  expect(await facts(shop, country)).toBeNull()
  expect(shop.calls.filter(({ path }) => path.includes('/content/'))).toEqual([])
})

test('without script the cart names its delivery method and the amount missing for free delivery', async () => {
  const shopper = createNoScriptShopper(await createTestShop())
  const { text } = await shopper.post('/cart', { item })
  expect(text).toMatch(/Delivery ?(Letter post|Service point)/)
  expect(text).toContain('more for free delivery')
})

test('without facts of the shop the cart only names its delivery method', async () => {
  const shop = await withoutFacts()
  expect(await facts(shop, 'SE')).toBeNull()
  const { text } = await createNoScriptShopper(shop).post('/cart', { item })
  expect(text).toMatch(/Delivery ?(Letter post|Service point)/)
  expect(text).not.toContain('more for free delivery')
})
