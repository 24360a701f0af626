import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { BrandsReply, CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { CountriesReply } from '#src/commerce/contract/region.ts'
import { defaultLocale, type Locale, locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { isFullCheck, sampled, testedLocales } from '#tests/support/full-check.ts'
import { readSitemap, readSitemapIndex, type SitemapEntry } from '#tests/support/shop/readers/read-sitemap.ts'
import { createTestShop, fetchCatalogue, setFaults } from '#tests/support/shop/test-shop.ts'
import { crawlerCountry } from '#worker/region/region.ts'

const shop = await createTestShop()
const { countries } = await fetchCatalogue(CountriesReply, '/countries/all', {}, 'GET')

afterEach(() => setFaults([]))

/** The calls of a language's pages, in the country where crawlers see them. */
function contextOf(language: Locale) {
  const country = crawlerCountry(language, 'SE')
  const { market, pricelist } = countries.find((one) => one.country === country) ?? {}
  return { country, context: { language, market: Number(market), pricelist: Number(pricelist) } }
}

async function read(path: string, country = 'SE'): Promise<string> {
  const response = await shop.fetch(path, { headers: { 'x-test-country': country } })
  const text = await response.text()
  await shop.settle()
  expect([path, response.status]).toEqual([path, 200])
  return text
}

const files = readSitemapIndex(await read('/sitemap.xml')).map((url) => url.slice(shop.origin.length))

/** The entries of a language by kind, of all its files. */
const listed = new Map<Locale, Map<string, SitemapEntry[]>>()
for (const locale of testedLocales) {
  const kinds = new Map<string, SitemapEntry[]>()
  for (const file of files) {
    const [, language, kind = ''] = /^\/sitemap\/([a-z]{2})\/([a-z]+)-\d+\.xml$/.exec(file) ?? []
    if (language !== locale) continue
    kinds.set(kind, [...(kinds.get(kind) ?? []), ...readSitemap(await read(file))])
  }
  listed.set(locale, kinds)
}
const entriesOf = (locale: Locale, kind: string) => listed.get(locale)?.get(kind) ?? []
const pathsOf = (locale: Locale, kind: string) =>
  entriesOf(locale, kind)
    .map(({ loc }) => loc.slice(shop.origin.length))
    .sort()
const linksIn = (html: string, pattern: RegExp) =>
  [...html.matchAll(/ href="([^"?#]+)"/g)].map(([, path = '']) => path).filter((path) => pattern.test(path))
const sorted = (list: Iterable<string>) => [...new Set(list)].sort()

test.each(testedLocales)('the sitemaps of %s have what the catalogue and the shop have', async (locale) => {
  const { country, context } = contextOf(locale)
  const own = (path: string) => localized(locale, path)
  const sold = await fetchCatalogue(Listing, '/products', { ...context, limit: 1, onlyAvailable: false })
  expect(new Set(pathsOf(locale, 'products')).size).toBe(sold.productCount)
  expect(entriesOf(locale, 'products')).toHaveLength(sold.productCount)
  const { categories } = await fetchCatalogue(CategoriesReply, '/categories', context)
  expect(pathsOf(locale, 'categories')).toEqual(sorted(categories.map(({ uri }) => own(paths.category(uri)))))
  const { brands } = await fetchCatalogue(BrandsReply, '/brands', {}, 'GET')
  expect(pathsOf(locale, 'brands')).toEqual(sorted(brands.map(({ uri }) => own(paths.brand(uri)))))
  const cars = linksIn(await read(own(paths.parts()), country), /^(\/[a-z]{2})?\/parts(\/|$)/)
  expect(pathsOf(locale, 'cars')).toEqual(sorted(cars.filter((path) => path.startsWith(own('/parts')))))
  const pages = linksIn(await read(own(paths.home()), country), /^(\/[a-z]{2})?\/info\//)
  expect(pathsOf(locale, 'pages')).toEqual(
    sorted([
      ...pages.filter((path) => path.startsWith(own('/info/'))),
      ...[paths.home(), paths.categories(), paths.faq()].map(own),
    ]),
  )
})

test('no address has a query, and none is listed twice', () => {
  for (const [locale, kinds] of listed) {
    const addresses = [...kinds.values()].flat().map(({ loc }) => loc)
    expect(addresses.filter((address) => /[?#]/.test(address))).toEqual([])
    expect([locale, new Set(addresses).size]).toEqual([locale, addresses.length])
  }
})

test('alternates are absolute addresses, the same on each of their pages', () => {
  const alternates = new Map<string, string>()
  const all = [...listed].flatMap(([locale, kinds]) =>
    [...kinds.values()].flat().map((entry) => ({ locale, entry })),
  )
  for (const { entry } of all) alternates.set(entry.loc, JSON.stringify([...entry.alternates]))
  const faults = all.flatMap(({ locale, entry }) => {
    const own = entry.alternates.get(locale) === entry.loc ? [] : [`${entry.loc} does not name itself`]
    const isDefault = entry.alternates.get('x-default') === entry.alternates.get('en')
    const others = testedLocales.flatMap((language) => {
      const address = entry.alternates.get(language)
      const isMutual = address === undefined || alternates.get(address) === alternates.get(entry.loc)
      return isMutual ? [] : [`${address} does not name ${entry.loc}`]
    })
    return [...own, ...others, ...(isDefault ? [] : [`${entry.loc} has another default`])]
  })
  expect(faults).toEqual([])
  const everywhere = all.filter(({ entry }) => entry.alternates.size === 8)
  expect(everywhere.length).toBeGreaterThan(all.length / 2)
})

test('a product has the day of its change and its pictures, and nothing else has', async () => {
  const products = entriesOf('en', 'products')
  expect(products.filter(({ lastmod }) => !/^20\d\d-[01]\d-[0-3]\d$/.test(lastmod ?? ''))).toEqual([])
  expect(products.filter(({ images }) => images.length === 0)).toEqual([])
  for (const { images } of products.filter((_, index) => index % 1_000 === 0)) {
    const response = await shop.fetch(images[0]?.slice(shop.origin.length) ?? '')
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ])
  }
  for (const kind of ['pages', 'categories', 'brands', 'cars'])
    expect(
      entriesOf('en', kind).filter(({ lastmod, images }) => lastmod !== null || images.length > 0),
    ).toEqual([])
})

/** The head of a page, whose rest is not read. */
async function headOf(path: string, country: string) {
  const response = await shop.fetch(path, { headers: { 'x-test-country': country } })
  let head = ''
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    head += text
    if (head.includes('</head>')) break
  }
  await shop.settle()
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(head) ?? []
  return { status: response.status, canonical, isListed: !head.includes('content="noindex"') }
}

/** Every address in English and in one other language, which takes some minutes; in `npm test` every so many. */
function opened(locale: Locale, entries: readonly SitemapEntry[], step: number): SitemapEntry[] {
  if (!isFullCheck) return sampled(entries, step)
  const others = locales.filter((other) => other !== defaultLocale)
  const turn = others.indexOf(locale)
  return entries.filter((_, index) => turn < 0 || index % others.length === turn)
}

const steps = { pages: 4, categories: 25, brands: 25, cars: 30, products: 600 }

test.each(testedLocales)(
  'the addresses in the sitemaps of %s are pages that may be listed, each its own canonical one',
  async (locale) => {
    const { country } = contextOf(locale)
    for (const [kind, step] of Object.entries(steps)) {
      const entries = opened(locale, entriesOf(locale, kind), step)
      expect(entries.length).toBeGreaterThan(0)
      for (const { loc } of entries) {
        const head = await headOf(loc.slice(shop.origin.length), country)
        expect([loc, head]).toEqual([loc, { status: 200, canonical: loc, isListed: true }])
      }
    }
  },
  isFullCheck ? 30 * 60_000 : 60_000,
)

test('a sitemap that was read a moment ago costs no call', async () => {
  for (const kind of ['pages', 'categories', 'brands', 'cars', 'products']) {
    const first = await read(`/sitemap/en/${kind}-1.xml`)
    const { length } = shop.calls
    expect(await read(`/sitemap/en/${kind}-1.xml`)).toBe(first)
    expect([kind, shop.calls.slice(length)]).toEqual([kind, []])
  }
  const { length } = shop.calls
  await read('/sitemap.xml')
  expect(shop.calls.slice(length)).toEqual([])
})

test('the products of a sitemap are read 125 at a time', async () => {
  const other = await createTestShop()
  await (await other.fetch('/sitemap/en/products-1.xml')).text()
  const Asked = v.pipe(v.string(), v.parseJson(), v.object({ skipFirst: v.number(), limit: v.number() }))
  const bodies = other.calls
    .filter(({ path }) => path.endsWith('/products'))
    .map(({ body }) => v.parse(Asked, body))
  const pages = bodies.filter(({ limit }) => limit === 125)
  expect(pages.map(({ skipFirst }) => skipFirst)).toEqual(
    Array.from({ length: 10 }, (_, index) => index * 125),
  )
  expect(other.calls.length - pages.length).toBeLessThan(12)
})

test('while the catalogue fails there is no sitemap but an error, and a whole one afterwards', async () => {
  const other = await createTestShop()
  await setFaults([{ paths: ['/api/checkout/products'], fault: { kind: 'status', status: 500 } }])
  const failed = await other.fetch('/sitemap/en/products-2.xml')
  expect([failed.status, failed.headers.get('retry-after'), await failed.text()]).toEqual([503, '30', ''])
  expect(failed.headers.get('cache-control')).toBe('private, no-store')
  await setFaults([])
  const response = await other.fetch('/sitemap/en/products-2.xml')
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(readSitemap(await response.text()).length).toBeGreaterThan(1_000)
})

test('the sitemaps are named in robots.txt, and answer HEAD', async () => {
  const [, address = ''] = /^Sitemap: (.+)$/m.exec(await read('/robots.txt')) ?? []
  expect(address).toBe(`${shop.origin}/sitemap.xml`)
  for (const path of ['/sitemap.xml', '/sitemap/de/products-1.xml']) {
    const response = await shop.fetch(path, { method: 'HEAD' })
    expect([path, response.status, await response.text()]).toEqual([path, 200, ''])
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  }
})
