import { expect, test } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { createTestShop, fetchCatalogue } from '#tests/support/shop/test-shop.ts'

const { categories } = await fetchCatalogue(CategoriesReply, '/categories', { language: 'en' })
const { products } = await fetchCatalogue(Listing, '/products', { language: 'en', limit: 1 })
const listing = `/c/${categories[0]?.uri}`
const product = `/p/${products[0]?.uri}`

const shop = await createTestShop()
const failingShop = await createTestShop({ upstream: () => new Response(null, { status: 500 }) })

async function read(path: string, from = shop): Promise<string> {
  const html = await (await from.fetch(path)).text()
  await from.settle()
  return html
}

/** Addresses in the document of the link into Swedish and of the way to the region page, as a browser reads them. */
async function ownLinks(path: string) {
  const html = (await read(path)).replaceAll('&amp;', '&')
  const [, swedish] = / href="(\/sv[^"]*)"[^>]*hrefLang="sv"/i.exec(html) ?? []
  const [, region] = / href="(\/region[^"]*)"/.exec(html) ?? []
  return { swedish, back: region && new URL(region, shop.origin).searchParams.get('back') }
}

test('links to a listing in another language or country keep its page, order, filters and view', async () => {
  const query = '?page=2&order=LowestPrice&filters=%7B%22brands%22%3A%5B%222%22%5D%7D&view=table'
  const { swedish, back } = await ownLinks(`${listing}${query}&utm_source=mail`)
  expect(swedish).toBe(`/sv${listing}${query}`)
  expect(back).toBe(listing + query)
})

test('links to a search in another language or country keep its keyword and page', async () => {
  const { swedish, back } = await ownLinks('/search?keyword=brake+disc&page=2&fbclid=x')
  expect(swedish).toBe('/sv/search?keyword=brake+disc&page=2')
  expect(back).toBe('/search?keyword=brake+disc&page=2')
})

test('links to a product in another language or country keep the chosen version and nothing else', async () => {
  const { swedish, back } = await ownLinks(`${product}?item=7-2&quantity=x&section-1=9-1&gclid=x`)
  expect(swedish).toBe(`/sv${product}?item=7-2`)
  expect(back).toBe(`${product}?item=7-2`)
})

test.each([
  '/',
  product,
  '/reset-password',
  '/checkout/?failed=SECRET-7d0c',
  '/checkout/confirmation?centraPaymentMethod=SECRET-7d0c',
  '/login',
  '/cart',
  '/no/such/page',
])('the document of %s does not repeat a secret in its query', async (path) => {
  const html = await read(`${path}${path.includes('?') ? '&' : '?'}token=SECRET-7d0c`)
  expect(html).toMatch(/<h1/)
  expect(html).not.toContain('SECRET-7d0c')
})

test('the document of a failed page does not repeat its query where it offers to try again', async () => {
  const html = await read('/p/x?id=SECRET-7d0c', failingShop)
  expect(html).toContain('Try again')
  expect(html).not.toContain('SECRET-7d0c')
})

const noise = 'x'.repeat(16_000)
test.each([
  ['/', 'anything'],
  [listing, 'filters'],
  [listing, 'order'],
  [product, 'anything'],
  ['/search', 'keyword'],
  ['/no/such/page', 'anything'],
])('16 kB of query do not grow the document of %s (parameter %s)', async (path, parameter) => {
  const [plain, noisy] = [await read(path), await read(`${path}?${parameter}=${noise}`)]
  expect(noisy.length).toBeLessThan(plain.length + 4_000)
})
