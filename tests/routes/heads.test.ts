import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { createTestShop, fetchCatalogue } from '#tests/support/shop/test-shop.ts'

const context = { language: 'en', market: 1, pricelist: 11 }
const { products } = await fetchCatalogue(Listing, '/products', { ...context, brands: ['1'], limit: 1 })
const [part] = products
if (!part) throw new Error('The first brand makes nothing')
const shop = await createTestShop()

async function headOf(path: string): Promise<string> {
  const response = await shop.fetch(path)
  const html = await response.text()
  await shop.settle()
  return html.slice(0, html.indexOf('</head>'))
}

const attributes = (head: string, pattern: RegExp) => [...head.matchAll(pattern)].map(([, value]) => value)
const canonical = /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/g
const alternate = /<link rel="alternate" hrefLang="([^"]*)" href="https?:\/\/[^/]+[^"]*"/gi
const description = /<meta name="description" content="([^"]+)"/g
const robots = /<meta name="robots" content="([^"]+)"/g

test.each([
  paths.home(),
  paths.categories(),
  paths.category('brakes'),
  `${paths.category('brakes')}?page=2`,
  paths.brand(part.brandUri),
  paths.product(part.uri),
  paths.info('terms'),
  paths.faq(),
])('%s is described and can be found in every language', async (path) => {
  for (const locale of ['en', 'de'] as const) {
    const head = await headOf(localized(locale, path))
    expect(attributes(head, canonical)).toEqual([localized(locale, path)])
    expect(attributes(head, alternate).sort()).toEqual([...locales, 'x-default'].sort())
    expect(attributes(head, description)).toHaveLength(1)
    expect(attributes(head, robots)).toEqual([])
  }
})

test.each([
  paths.cart(),
  paths.search(),
  '/search?keyword=volvo',
  paths.wishlist(),
  paths.wishlist('1,2'),
  paths.compare(),
  paths.compare(['1', '2']),
  paths.login(),
  paths.region(),
  paths.checkout(),
  paths.failedCheckout(),
  paths.confirmation('invoice'),
])('%s is left out by crawlers and claims no address', async (path) => {
  const head = await headOf(path)
  expect(attributes(head, robots)).toEqual(['noindex'])
  expect(attributes(head, canonical)).toEqual([])
  expect(attributes(head, alternate)).toEqual([])
})

test('a link to a product that has drawings only is shown by a raster picture of it', async () => {
  const head = await headOf(paths.product(part.uri))
  const [picture = ''] = attributes(head, /<meta property="og:image" content="([^"]+)"/g)
  expect(picture).toContain(`/media/${part.sku}-og.png`)
  const response = await shop.fetch(picture.slice(shop.origin.length))
  const png = Buffer.from(await response.arrayBuffer())
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeLessThan(100_000)
})

const filters = `filters=${encodeURIComponent('{"brands":["1"]}')}`

test.each([
  ['in the usual order', '', []],
  ['sorted', 'order=LowestPrice', ['noindex']],
  ['of a car', 'car=volvo-240', ['noindex']],
  ['of a car, with all parts', 'car=volvo-240&show=all', ['noindex']],
  ['filtered', filters, ['noindex']],
  ['filtered and sorted', `order=LowestPrice&${filters}`, ['noindex']],
  ['of a car and filtered', `car=volvo-240&${filters}`, ['noindex']],
])('a listing that is %s has the address of the listing itself', async (_, query, found) => {
  for (const path of [paths.category('brakes'), paths.brand(part.brandUri)]) {
    const head = await headOf(`${path}?${query}`)
    expect(attributes(head, canonical)).toEqual([path])
    expect(attributes(head, robots)).toEqual(found)
    expect(head.includes('"ItemList"')).toBe(found.length === 0)
  }
})

test('every document names the manifest, and the search in its language', async () => {
  for (const [path, search] of [
    [paths.home(), '/opensearch.xml'],
    ['/de/nowhere', '/de/opensearch.xml'],
    [paths.checkout(), '/opensearch.xml'],
  ] as const) {
    const head = await headOf(path)
    expect(attributes(head, /<link[^>]* rel="manifest"[^>]* href="([^"]+)"/g)).toEqual([
      '/manifest.webmanifest',
    ])
    expect(attributes(head, /<link[^>]* rel="search"[^>]* href="([^"]+)"/g)).toEqual([search])
  }
})

test('the style sheet of all screens comes before those of screens and parts', async () => {
  const styleSheet = /<link[^>]*rel="stylesheet"[^>]*href="\/assets\/([a-z-]+)-/g
  for (const [path, ...others] of [
    [paths.category('brakes'), 'listing'],
    [`${paths.search()}?keyword=disc`, 'listing', 'search-view'],
    [paths.faq(), 'content-page'],
    ['/nowhere', 'empty-state'],
  ] as const)
    expect(attributes(await headOf(path), styleSheet)).toEqual(['app', ...others])
})

test.each([paths.home(), paths.category('brakes'), paths.checkout(), '/nowhere'])(
  'the scripts of %s are fetched after its style sheets, fonts and first picture',
  async (path) => {
    const preloads = (await headOf(path)).match(/<link[^>]*rel="modulepreload"[^>]*>/g) ?? []
    expect(preloads.length).toBeGreaterThan(5)
    expect(preloads.filter((link) => !link.includes('fetchPriority="low"'))).toEqual([])
  },
)
