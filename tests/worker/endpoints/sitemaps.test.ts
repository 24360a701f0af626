import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { locales } from '#src/i18n/locales.ts'
import { readSitemap, readSitemapIndex } from '#tests/support/shop/readers/read-sitemap.ts'
import { countries, createEdge, type EdgeOptions } from '#tests/support/shop/test-edge.ts'
import { sharedStore } from '#tests/worker/cache/cached-service.ts'
import { callBudgets, sitemapLimits } from '#worker/limits.ts'

afterEach(() => void vi.useRealTimers())

const hour = 60 * 60 * 1_000

/** Sweden has the market 1, for all languages but German, whose market is 2. */
const everywhere = [1, 2]

interface Sold {
  uri: string
  markets?: number[]
  modifiedAt?: string
  pictures?: string[]
}

interface BackEnd {
  products?: Sold[]
  /** URIs of products and categories are these in a language. */
  translated?: (uri: string, language: string) => string
  /** Answers the call for products with this number, from 1, if it returns something else than null. */
  instead?: (call: number, page: Page) => Response | Promise<Response> | null
  unpublished?: string[]
}

interface Page {
  products: object[]
  productCount: number
}

const Body = v.object({
  language: v.optional(v.string(), 'en'),
  market: v.optional(v.union([v.number(), v.literal('all')])),
  skipFirst: v.optional(v.number(), 0),
  limit: v.optional(v.number(), 1),
})

const vehicles = ['Volvo 240, B21A [volvo-240-b21a]', 'Volvo 240, D24 [volvo-240-d24]', 'Saab 99 [saab-99]']
const notFound = () => Response.json({ errors: { page: 'not found' } }, { status: 404 })
const numbered = (count: number): Sold[] =>
  Array.from({ length: count }, (_, index) => ({ uri: `part-${index + 1}` }))

/** An edge in front of the smallest back end that has everything sitemaps list. */
function shopOf(back: BackEnd = {}, options: EdgeOptions = {}) {
  const { products = numbered(3), translated = (uri) => uri, unpublished = [] } = back
  const calls: string[] = []
  const pages: { skipFirst: number; limit: number }[] = []
  const edge = createEdge({
    ...options,
    async upstream(request) {
      const { pathname } = new URL(request.url)
      const posted: unknown = request.method === 'POST' ? await request.json() : {}
      const { language, market, skipFirst, limit } = v.parse(Body, posted)
      calls.push(pathname)
      if (pathname.startsWith('/content/'))
        return unpublished.some((name) => pathname.endsWith(name))
          ? notFound()
          : Response.json({ page: { slug: 'x', title: 'X' }, faq: { title: 'FAQ', topics: [] } })
      switch (pathname) {
        case '/checkout/countries/all':
          return Response.json(countries)
        case '/checkout/categories':
          return Response.json({
            categories: ['brakes', 'brakes/discs'].map((uri, index) => ({
              category: String(index),
              uri: translated(uri, language),
            })),
          })
        case '/checkout/brands':
          return Response.json({ brands: [{ brand: '1', name: 'Brand', uri: 'brand' }] })
        case '/checkout/products': {
          if (market !== 'all') {
            const values = vehicles.map((value) => ({ value, data: value }))
            return Response.json({ products: [], filter: [{ field: 'vehicle.name', values }] })
          }
          pages.push({ skipFirst, limit })
          const listed = products.slice(skipFirst, skipFirst + limit)
          const page = {
            products: listed.map(({ uri, markets = everywhere, modifiedAt, pictures }) => ({
              product: uri,
              uri: translated(uri, language),
              markets,
              modifiedAt,
              media: pictures ? { standard: pictures } : [],
            })),
            productCount: products.length,
          }
          return back.instead?.(pages.length, page) ?? Response.json(page)
        }
        default:
          throw new Error(`no service is asked for ${pathname}`)
      }
    },
  })
  return {
    ...edge,
    calls,
    /** The calls for pages of the assortment. */
    pages,
    async read(path: string, init?: RequestInit) {
      const response = await edge.fetch(path, init)
      const text = await response.text()
      await edge.settle()
      return { status: response.status, headers: response.headers, text }
    },
    async list(path: string) {
      const response = await edge.fetch(path)
      const text = await response.text()
      await edge.settle()
      expect([path, response.status]).toEqual([path, 200])
      return readSitemap(text)
    },
  }
}

const pathsIn = (entries: { loc: string }[]) => entries.map(({ loc }) => loc.replace('https://shop.test', ''))

describe('the index', () => {
  test('names the files of every language, split by number', async () => {
    const { read } = shopOf({ products: numbered(sitemapLimits.products + 1) })
    const { status, headers, text } = await read('/sitemap.xml')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
    const files = ['pages-1', 'categories-1', 'brands-1', 'cars-1', 'products-1', 'products-2']
    expect(readSitemapIndex(text)).toEqual(
      locales.flatMap((locale) => files.map((file) => `https://shop.test/sitemap/${locale}/${file}.xml`)),
    )
  })

  test('has no file of products while there are none', async () => {
    const { read } = shopOf({ products: [] })
    expect((await read('/sitemap.xml')).text).not.toContain('products-')
    expect((await read('/sitemap/en/products-1.xml')).status).toBe(404)
  })

  test('does not need the content service', async () => {
    const { read, calls } = shopOf()
    expect((await read('/sitemap.xml')).status).toBe(200)
    expect(calls.filter((path) => path.startsWith('/content/'))).toEqual([])
  })
})

describe('a sitemap', () => {
  test('lists categories, brands, cars and published pages', async () => {
    const { list } = shopOf({ unpublished: ['/faq', '/pages/imprint'] })
    expect(pathsIn(await list('/sitemap/en/categories-1.xml'))).toEqual(['/c/brakes', '/c/brakes/discs'])
    expect(pathsIn(await list('/sitemap/sv/brands-1.xml'))).toEqual(['/sv/b/brand'])
    expect(pathsIn(await list('/sitemap/de/cars-1.xml'))).toEqual([
      '/de/parts',
      '/de/parts/volvo-240',
      '/de/parts/volvo-240/b21a',
      '/de/parts/volvo-240/d24',
      '/de/parts/saab-99',
    ])
    const pages = pathsIn(await list('/sitemap/fi/pages-1.xml'))
    expect(pages).toEqual(expect.arrayContaining(['/fi', '/fi/categories', '/fi/info/terms']))
    expect(pages).not.toContain('/fi/info/imprint')
    expect(pages).not.toContain('/fi/faq')
  })

  test('names each address in every language that has it', async () => {
    const sold = [{ uri: 'lamp', markets: [1] }, { uri: 'disc' }, { uri: 'mirror', markets: [2] }]
    const { list } = shopOf({ products: sold })
    const english = await list('/sitemap/en/products-1.xml')
    expect(pathsIn(english)).toEqual(['/p/lamp', '/p/disc'])
    expect(pathsIn(await list('/sitemap/de/products-1.xml'))).toEqual(['/de/p/disc', '/de/p/mirror'])
    const [lamp, disc] = english
    const others = locales.filter((locale) => locale !== 'de')
    expect([...(lamp?.alternates.keys() ?? [])]).toEqual([...others, 'x-default'])
    expect([...(disc?.alternates.keys() ?? [])]).toEqual([...locales, 'x-default'])
    expect(disc?.alternates.get('de')).toBe('https://shop.test/de/p/disc')
    expect(disc?.alternates.get('x-default')).toBe('https://shop.test/p/disc')
    const [, mirror] = await list('/sitemap/de/products-1.xml')
    expect([...(mirror?.alternates ?? [])]).toEqual([['de', 'https://shop.test/de/p/mirror']])
  })

  test('has the addresses of its language where the service translates them', async () => {
    const translated = (uri: string, language: string) => (language === 'en' ? uri : `${uri}-${language}`)
    const { list } = shopOf({ products: [{ uri: 'disc' }], translated })
    const [swedish] = await list('/sitemap/sv/products-1.xml')
    const [english] = await list('/sitemap/en/products-1.xml')
    expect(swedish?.loc).toBe('https://shop.test/sv/p/disc-sv')
    expect([...(swedish?.alternates ?? [])]).toEqual([['sv', 'https://shop.test/sv/p/disc-sv']])
    expect(english?.loc).toBe('https://shop.test/p/disc')
    expect(pathsIn(await list('/sitemap/sv/categories-1.xml'))).toEqual([
      '/sv/c/brakes-sv',
      '/sv/c/brakes/discs-sv',
    ])
  })

  test('says when a product was changed, as far as the service does', async () => {
    const { list } = shopOf({
      products: [
        { uri: 'a', modifiedAt: '2026-03-31 14:10:10' },
        { uri: 'b', modifiedAt: '2026-03-10T13:13:52+0100' },
        { uri: 'c', modifiedAt: '0000-00-00 00:00:00' },
        { uri: 'd', modifiedAt: 'yesterday' },
        { uri: 'e' },
      ],
    })
    const days = (await list('/sitemap/en/products-1.xml')).map(({ lastmod }) => lastmod)
    expect(days).toEqual(['2026-03-31', '2026-03-10', null, null, null])
    expect((await list('/sitemap/en/categories-1.xml')).map(({ lastmod }) => lastmod)).toEqual([null, null])
  })

  test('has the pictures of a product, and no markup of its addresses', async () => {
    const pictures = ['https://photos.test/a.jpg?x=1&y="<2>\'', '/media/b&c.svg']
    const { list } = shopOf({ products: [{ uri: "nut&bolt's <m8>", pictures }, { uri: 'b' }] })
    const [bolt, other] = await list('/sitemap/en/products-1.xml')
    expect(bolt?.loc).toBe("https://shop.test/p/nut%26bolt's%20%3Cm8%3E")
    expect(bolt?.images).toEqual(pictures.map((picture) => new URL(picture, 'https://shop.test').href))
    expect(other?.images).toEqual([])
  })

  test('has photographs in the width that the scaler makes', async () => {
    const variables = { IMAGE_SCALER: 'query', IMAGE_SCALER_TEMPLATE: 'w={width}' }
    const products = [{ uri: 'a', pictures: ['https://photos.test/a.jpg', '/b.svg'] }]
    const [listed] = await shopOf({ products }, { variables }).list('/sitemap/en/products-1.xml')
    expect(listed?.images).toEqual(['https://photos.test/a.jpg?w=1280', 'https://shop.test/b.svg'])
  })

  test.each([
    '/sitemap/en/products-2.xml',
    '/sitemap/en/categories-2.xml',
    '/sitemap/en/products-0.xml',
    '/sitemap/en/products-01.xml',
    '/sitemap/en/products-99999.xml',
    '/sitemap/en/orders-1.xml',
    '/sitemap/no/products-1.xml',
    '/sitemap/en/products-1.xml.gz',
  ])('is not found at %s', async (path) => {
    expect(await shopOf().read(path)).toMatchObject({ status: 404, text: '' })
  })

  test('answers HEAD with the headers of GET', async () => {
    const { read } = shopOf()
    for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap/en/products-1.xml']) {
      const [head, get] = [await read(path, { method: 'HEAD' }), await read(path)]
      expect([path, head.status, head.text]).toEqual([path, 200, ''])
      for (const name of ['content-type', 'cache-control'])
        expect(head.headers.get(name)).toBe(get.headers.get(name))
    }
    expect((await read('/sitemap/en/products-9.xml', { method: 'HEAD' })).status).toBe(404)
  })
})

describe('the calls of a sitemap', () => {
  const callsOfFile = sitemapLimits.products / 125
  const many = numbered(sitemapLimits.products + 200)

  test('read 125 products each, and only those of the file', async () => {
    const { list, pages } = shopOf({ products: many })
    expect(await list('/sitemap/en/products-1.xml')).toHaveLength(sitemapLimits.products)
    const [count, ...read] = pages
    expect(count?.limit).toBe(1)
    expect(read).toEqual(
      Array.from({ length: callsOfFile }, (_, index) => ({ skipFirst: index * 125, limit: 125 })),
    )
    expect(await list('/sitemap/en/products-2.xml')).toHaveLength(200)
    const second = pages.slice(1 + callsOfFile).map(({ skipFirst }) => skipFirst - sitemapLimits.products)
    expect(second).toEqual([0, 125])
  })

  test('are made once for all languages, and for those who ask at the same time', async () => {
    const { list, read, pages } = shopOf({ products: many })
    await Promise.all(Array.from({ length: 10 }, () => read('/sitemap/en/products-1.xml')))
    const made = pages.length
    for (const locale of locales) await list(`/sitemap/${locale}/products-1.xml`)
    expect(pages.length).toBe(made)
    expect(pages.filter(({ limit }) => limit === 125)).toHaveLength(callsOfFile)
  })

  test.each([
    '/sitemap.xml',
    '/sitemap/sv/pages-1.xml',
    '/sitemap/de/cars-1.xml',
    '/sitemap/sv/products-1.xml',
  ])('are not repeated for %s, not even in another isolate of the data centre', async (path) => {
    const answers = sharedStore()
    const [first, second] = [shopOf({ products: many }, { answers }), shopOf({ products: many }, { answers })]
    const { text } = await first.read(path)
    const made = first.calls.length
    expect((await first.read(path)).text).toBe(text)
    expect((await second.read(path)).text).toBe(text)
    expect([first.calls.length, second.calls.length]).toEqual([made, 0])
  })

  test('of one network are bounded, and do not keep others from theirs', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const files = 40
    const { read, pages } = shopOf({ products: numbered(files * sitemapLimits.products) })
    const greedy = { headers: { 'cf-connecting-ip': '203.0.113.66' } }
    const statuses: number[] = []
    for (let file = 1; file <= files; file += 1)
      statuses.push((await read(`/sitemap/en/products-${file}.xml`, greedy)).status)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(pages.length).toBeLessThan(callBudgets.network.page.saved + callsOfFile)
    const served = statuses.lastIndexOf(200) + 1
    expect((await read(`/sitemap/en/products-${served}.xml`, greedy)).status).toBe(200)
    const last = `/sitemap/en/products-${files}.xml`
    expect(Number((await read(last, greedy)).headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await read(last)).status).toBe(200)
  })
})

describe('while the catalogue fails', () => {
  const products = numbered(1_000)
  const path = '/sitemap/en/products-1.xml'
  /** The call for the count comes first. */
  const inTheMiddle = 5
  type Fault = (page: Page) => Response | Promise<Response>
  const faults: [string, Fault][] = [
    ['answers 500', () => Response.json({}, { status: 500 })],
    ['refuses', () => Response.json({ errors: { limit: 'too many' } }, { status: 400 })],
    ['breaks off', () => Promise.reject(new TypeError('fetch failed'))],
    ['sends half a page', (page) => Response.json({ ...page, products: page.products.slice(0, 60) })],
    ['sends nothing', (page) => Response.json({ ...page, products: [] })],
    ['has lost a product meanwhile', (page) => Response.json({ ...page, productCount: 999 })],
    ['sends another shape', () => Response.json({ products: 'many' })],
  ]

  test.each(faults)(
    'one that %s in the middle has no sitemap, and a whole one afterwards',
    async (_, fault) => {
      const back = { fails: true }
      const { read, list } = shopOf({
        products,
        instead: (call, page) => (back.fails && call >= inTheMiddle ? fault(page) : null),
      })
      const { status, headers, text } = await read(path)
      expect([status, headers.get('retry-after'), text]).toEqual([503, '30', ''])
      expect(headers.get('cache-control')).toBe('private, no-store')
      back.fails = false
      expect(await list(path)).toHaveLength(1_000)
    },
  )

  test('however often, other calls are still made', async () => {
    const { read, list } = shopOf({
      products,
      instead: (call) => (call === 1 ? null : Response.json({}, { status: 500 })),
    })
    for (let count = 0; count < 25; count += 1) expect((await read(path)).status).toBe(503)
    expect(await list('/sitemap/en/brands-1.xml')).toHaveLength(1)
  })

  test('one that never answers is not waited for, and is called no more than a few times', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const { fetch, pages } = shopOf({
      products,
      instead: (call) => (call >= inTheMiddle ? new Promise(() => {}) : null),
    })
    const statuses: number[] = []
    fetch(path).then(({ status }) => statuses.push(status))
    await vi.waitFor(() => expect(pages.length).toBeGreaterThanOrEqual(inTheMiddle))
    await vi.advanceTimersByTimeAsync(sitemapLimits.deadline)
    await vi.waitFor(() => expect(statuses).toEqual([503]))
    expect(pages.length).toBeLessThanOrEqual(inTheMiddle + sitemapLimits.concurrent)
  })

  test('and nothing is known, the index and all lists are 503', async () => {
    const edge = createEdge({ upstream: () => Response.json({}, { status: 500 }) })
    const lists = ['pages', 'categories', 'brands', 'cars', 'products'].map(
      (kind) => `/sitemap/en/${kind}-1.xml`,
    )
    for (const address of ['/sitemap.xml', ...lists]) {
      const { status, headers } = await edge.fetch(address)
      expect([address, status, headers.get('retry-after')]).toEqual([address, 503, '30'])
    }
    expect((await edge.fetch('/robots.txt')).status).toBe(200)
  })

  test('a sitemap that is known is served for days', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const back = { fails: false }
    const { list } = shopOf({
      products,
      instead: () => (back.fails ? Response.json({}, { status: 500 }) : null),
    })
    await list(path)
    back.fails = true
    for (const hours of [2, 30]) {
      vi.setSystemTime(Date.now() + hours * hour)
      expect(await list(path)).toHaveLength(1_000)
    }
  })
})
