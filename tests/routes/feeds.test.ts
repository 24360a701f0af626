import { expect, test } from 'vitest'
import { articleId } from '#src/commerce/contract/catalogue/article-id.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { CountriesReply } from '#src/commerce/contract/region.ts'
import { type Locale, locales } from '#src/i18n/locales.ts'
import { isFullCheck } from '#tests/support/full-check.ts'
import { formatFaults } from '#tests/support/product-format.ts'
import { type FedItem, type Feed, readFeed } from '#tests/support/shop/readers/read-feed.ts'
import { createTestShop, fetchCatalogue } from '#tests/support/shop/test-shop.ts'

const shop = await createTestShop()
const { countries } = await fetchCatalogue(CountriesReply, '/countries/all', {}, 'GET')
const byMarket = Map.groupBy(
  countries.filter(({ shipTo, market }) => shipTo && market !== null),
  ({ market }) => Number(market),
)
const markets = [...byMarket.keys()]

async function read(path: string): Promise<Feed> {
  const response = await shop.fetch(path)
  const text = await response.text()
  await shop.settle()
  expect([path, response.status]).toEqual([path, 200])
  return readFeed(text)
}

/** The items of a feed, of its first parts only, unless everything is checked. */
async function itemsOf(path: string, parts = isFullCheck ? 100 : 1): Promise<FedItem[]> {
  const { items, parts: others } = await read(path)
  const next = others.get('next')
  return parts > 1 && next ? [...items, ...(await itemsOf(next.slice(shop.origin.length), parts - 1))] : items
}

const firstOf = (item: FedItem | undefined, name: string) => item?.get(name)?.[0] ?? ''

/** The markets in their own languages, or in all of them. */
const feeds = markets.flatMap((market) =>
  isFullCheck
    ? locales.map((locale) => ({ market, path: `/feed/${market}/${locale}.xml` }))
    : [{ market, path: `/feed/${market}.xml` }],
)

test.each(feeds)(
  'the items of $path are as the format of products demands',
  async ({ market, path }) => {
    const items = await itemsOf(path)
    expect(items.length).toBeGreaterThan(200)
    const [country] = byMarket.get(market) ?? []
    expect(items.flatMap((item) => formatFaults(item, country?.currency ?? '')).slice(0, 10)).toEqual([])
    expect(new Set(items.map((item) => firstOf(item, 'id'))).size).toBe(items.length)
    // Most goods have a delivery, an expected one has none that is known.
    expect(items.filter((item) => item.has('shipping.price')).length).toBeGreaterThan(items.length / 2)
  },
  isFullCheck ? 10 * 60_000 : 60_000,
)

test('a feed has what its market sells, with the ids, prices and stock of the catalogue', async () => {
  const context = { language: 'fi', market: 2, pricelist: 12, onlyAvailable: false }
  const { products, productCount } = await fetchCatalogue(Listing, '/products', { ...context, limit: 1_000 })
  const known = new Map(
    products.flatMap(({ items, ...product }) => items.map((item) => [articleId(item), { ...product, item }])),
  )
  const items = await itemsOf('/feed/2.xml')
  const found = items.filter((item) => known.has(firstOf(item, 'id')))
  expect(found.length).toBeGreaterThan(Math.min(20, productCount / 20))
  for (const item of found) {
    const { price, item: one, available, uri } = known.get(firstOf(item, 'id'))!
    const current = firstOf(item, 'sale_price') || firstOf(item, 'price')
    expect([firstOf(item, 'id'), current]).toEqual([firstOf(item, 'id'), `${price?.toFixed(2)} EUR`])
    if (one.stock === 'no' || !available) expect(firstOf(item, 'availability')).not.toBe('in_stock')
    expect(firstOf(item, 'link')).toContain(`${shop.origin}/fi/p/${uri.slice(0, 5)}`)
  }
})

test.each([
  ['/feed/1.xml', 'sv'],
  ['/feed/2.xml', 'fi'],
  ['/feed/4.xml', 'en'],
  ['/feed/4/de.xml', 'de'],
  ['/feed/1/fr.xml', 'fr'],
] as [string, Locale][])('%s is in the language %s', async (path, locale) => {
  const { items, description } = await read(path)
  const prefix = locale === 'en' ? `${shop.origin}/p/` : `${shop.origin}/${locale}/p/`
  expect(items.filter((item) => !firstOf(item, 'link').startsWith(prefix))).toEqual([])
  const others = await read(locale === 'en' ? '/feed/1/sv.xml' : '/feed/1/en.xml')
  expect(description).not.toBe(others.description)
})

test('the delivery is that of the countries that speak the language', async () => {
  const countriesOf = async (path: string) => {
    const { items } = await read(path)
    return new Set(items.flatMap((item) => item.get('shipping.country') ?? []))
  }
  expect(await countriesOf('/feed/1.xml')).toEqual(new Set(['SE']))
  expect(await countriesOf('/feed/4/de.xml')).toEqual(new Set(['DE', 'BE', 'AT']))
  // No country of that market speaks Danish.
  expect(await countriesOf('/feed/4/da.xml')).toEqual(new Set(['FR']))
})

test('the page behind a link has the price of the feed', async () => {
  const { items } = await read('/feed/1.xml')
  for (const item of items.filter((_, index) => index % 120 === 0)) {
    const response = await shop.fetch(firstOf(item, 'link').slice(shop.origin.length), {
      headers: { 'x-test-country': 'SE' },
    })
    const html = await response.text()
    await shop.settle()
    const amount = Number.parseFloat(firstOf(item, 'sale_price') || firstOf(item, 'price'))
    expect([firstOf(item, 'id'), html.includes(`"price":${amount},"priceCurrency":"SEK"`)]).toEqual([
      firstOf(item, 'id'),
      true,
    ])
  }
})

test('a feed names the cars of parts as their pages do', async () => {
  const { items } = await read('/feed/1.xml')
  const forCars = items.filter((item) => item.has('product_detail.attribute_name'))
  expect(forCars.length).toBeGreaterThan(items.length / 4)
  for (const item of forCars.filter((_, index) => index % 100 === 0)) {
    const response = await shop.fetch(firstOf(item, 'link').slice(shop.origin.length))
    const html = await response.text()
    await shop.settle()
    const absent = item.get('product_detail.attribute_name')?.filter((model) => !html.includes(model))
    expect([firstOf(item, 'id'), absent]).toEqual([firstOf(item, 'id'), []])
  }
})

test('the parts of a feed name each other, and have no item in common', async () => {
  const first = await read('/feed/1.xml')
  expect(first.parts.get('next')).toBe(`${shop.origin}/feed/1-2.xml`)
  expect(first.parts.has('previous')).toBe(false)
  const second = await read('/feed/1-2.xml')
  expect(second.parts.get('previous')).toBe(`${shop.origin}/feed/1.xml`)
  const ids = [...first.items, ...second.items].map((item) => firstOf(item, 'id'))
  expect(new Set(ids).size).toBe(ids.length)
  const last = await read(first.parts.get('last')?.slice(shop.origin.length) ?? '')
  expect(last.parts.has('next')).toBe(false)
  const [, number] = /-(\d+)\.xml$/.exec(last.parts.get('self') ?? '') ?? []
  expect((await shop.fetch(`/feed/1-${Number(number) + 1}.xml`)).status).toBe(404)
})

test('a feed that was read a moment ago costs no call', async () => {
  await read('/feed/1.xml')
  const { length } = shop.calls
  await read('/feed/1.xml')
  expect(shop.calls.slice(length)).toEqual([])
})
