import { afterAll, expect, test, vi } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { CountriesReply } from '#src/commerce/contract/region.ts'
import { opening } from '#tests/support/sandbox/seeded-database.ts'
import {
  changeGoods,
  createTestShop,
  fetchCatalogue,
  passSandboxTime,
  textOf,
} from '#tests/support/shop/test-shop.ts'
import { catalogueComparison, catalogueStamps } from '#worker/limits.ts'

vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const pass = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)

const { countries } = await fetchCatalogue(CountriesReply, '/countries/all', {}, 'GET')
const sweden = countries.find(({ country }) => country === 'SE')
const pricelist = Number(sweden?.pricelist)
const context = { language: 'en', market: Number(sweden?.market), pricelist }
const shop = await createTestShop()

/** A page, and the calls of the catalogue that it made. */
async function visit(path: string) {
  const before = shop.calls.length
  const response = await shop.fetch(path, { headers: { 'x-test-country': 'SE' } })
  const html = await response.text()
  await shop.settle()
  const calls = shop.calls.slice(before).filter((call) => call.path.includes('/api/checkout/'))
  const cache = response.headers.get('cache-status') ?? ''
  return { status: response.status, html, text: textOf(html).replaceAll('\u00a0', ' '), calls, cache }
}

/** A category, and the first product on its page that is kept in stock, in one size. */
async function listed(listing: string) {
  const { html } = await visit(listing)
  const uris = new Set([...html.matchAll(/href="\/p\/([^"?#]+)/g)].map(([, uri = '']) => uri))
  for (const uri of uris) {
    const request = { ...context, uri: { uri, for: ['product'] }, limit: 1 }
    const [product] = (await fetchCatalogue(Listing, '/products', request)).products
    if (product?.available && product.items.length === 1 && product.availabilityKind === 'stock')
      return { listing, page: `/p/${uri}`, sku: skuOf(product) }
  }
  throw new Error(`The sandbox has nothing in ${listing}.`)
}

const skuOf = ({ items }: Product) => items[0]?.sku ?? ''

const changed = await listed('/c/brakes')
const other = await listed('/c/filters-service')
const emptied = await listed('/c/engine-exhaust')

/** Visits all pages, until their answers are cached. */
async function cacheAll() {
  const pages = [changed, other, emptied].flatMap(({ listing, page }) => [listing, page])
  // A notice counts for a moment longer.
  pass(catalogueStamps.lead + 1)
  for (const path of pages) await visit(path)
  for (const path of pages) expect((await visit(path)).calls, path).toEqual([])
}

test('a price and a name that were changed are on the next page and in the next list', async () => {
  await cacheAll()
  const name = 'A part with a new name'
  expect(await changeGoods({ sku: changed.sku, price: 4_321, pricelist, name })).toBe(204)
  for (const path of [changed.page, changed.listing]) {
    const { status, text, calls } = await visit(path)
    expect([status, /4[,. ]?321/.test(text), text.includes(name)], path).toEqual([200, true, true])
    expect(calls.length, path).toBeGreaterThan(0)
  }
  // Pages that show nothing of the product stay cached.
  for (const path of [other.listing, other.page]) {
    const { calls, cache } = await visit(path)
    expect([calls, /"POST \/products"; hit/.test(cache)], path).toEqual([[], true])
  }
})

test('stock that was changed is on the next page', async () => {
  // Another product: equal notices of one second have one signature, and the second would count as repeated.
  const soldOut = async () => (await visit(emptied.page)).text.split('Out of stock').length
  await cacheAll()
  const before = await soldOut()
  expect(await changeGoods({ sku: emptied.sku, stock: 0 })).toBe(204)
  expect(await soldOut()).toBeGreaterThan(before)
  expect((await visit(emptied.listing)).calls).not.toEqual([])
})

const sitemapFiles = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `/sitemap/en/products-${number}.xml`)
const day = 24 * 60 * 60_000
/** The line of a sitemap for a product that was changed so many days after the opening of the sandbox. */
const lastmod = (days = 0) => `<lastmod>${new Date(opening + days * day).toISOString().slice(0, 10)}`

test('the sitemap has the day of the change', async () => {
  const entryIn = async (file: string) =>
    (await visit(file)).html.split('<url>').find((entry) => entry.includes(`${other.page}<`)) ?? ''
  const entries = await Promise.all(sitemapFiles.map(async (file) => ({ file, entry: await entryIn(file) })))
  const found = entries.find(({ entry }) => entry !== '')
  expect(found?.entry).toContain('<lastmod>')
  expect(found?.entry).not.toContain(lastmod())
  expect(await changeGoods({ sku: other.sku, stock: 3 })).toBe(204)
  expect(await entryIn(found?.file ?? '')).toContain(lastmod())
})

test('a change whose notice was lost is seen after the next comparison', async () => {
  const forgetful = await createTestShop({ variables: { CATALOGUE_WEBHOOK_SECRET: 'another' } })
  const entry = async () => {
    const texts = await Promise.all(sitemapFiles.map(async (file) => (await forgetful.fetch(file)).text()))
    await forgetful.settle()
    return texts.flatMap((text) => text.split('<url>')).find((part) => part.includes(`${other.page}<`))
  }
  await forgetful.scheduled()
  expect(await entry()).toContain('<lastmod>')
  passSandboxTime(2 * day)
  expect(await changeGoods({ sku: other.sku, stock: 4 })).toBe(401)
  pass(catalogueComparison.pause)
  expect(await entry()).not.toContain(lastmod(2))
  await forgetful.scheduled()
  expect(await entry()).toContain(lastmod(2))
})
