import { afterEach, expect, test, vi } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { sampled } from '#tests/support/full-check.ts'
import { createTestShop, fetchCatalogue, headingOf, type TestShop } from '#tests/support/shop/test-shop.ts'

afterEach(() => void vi.useRealTimers())

const away = 'The catalogue cannot be reached right now'
const noon = Date.UTC(2026, 10, 21, 12)
const minute = 60_000

const { categories } = await fetchCatalogue(CategoriesReply, '/categories', { language: 'en' })
const category = `/c/${categories[0]?.uri}`
const { products } = await fetchCatalogue(Listing, '/products', { language: 'en', limit: 1 })
const lists = ['/', category]
const pages = [...lists, `/p/${products[0]?.uri}`]

type Fault = () => Response | Promise<Response>

const faults: Record<string, Fault> = {
  'cannot be reached': () => Promise.reject(new TypeError('fetch failed')),
  'answers 500': () => Response.json({ errors: { server: 'failed' } }, { status: 500 }),
  'answers 503 with a page': () => new Response('<h1>Maintenance</h1>', { status: 503 }),
  'answers 401': () => Response.json({ errors: { accessRight: 'denied' } }, { status: 401 }),
  'answers HTML in place of JSON': () => new Response('<!DOCTYPE html><title>Welcome</title>'),
  'answers nothing': () => new Response(null, { status: 204 }),
  'answers null': () => Response.json(null),
  'breaks its contract': () =>
    Response.json({ products: 'many', categories: {}, countries: 7, brands: null }),
  'breaks off': () => new Response('{"products":[{"product":"1","na'),
  'tears the line': () =>
    new Response(new ReadableStream({ start: (controller) => controller.error(new Error('reset')) })),
  'sends 10 MB': () => new Response(new Uint8Array(10_000_000).fill(32)),
  'sends us elsewhere': () =>
    new Response(null, { status: 302, headers: { location: 'https://evil.test/' } }),
  'lists nothing any more': () =>
    Response.json({ products: [], productCount: 0, filter: [], categories: [], countries: [], brands: [] }),
}

/** A shop whose back end fails once the switch is thrown. */
async function failingShop(fault: Fault, { on = false } = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  const back = { fails: on }
  const shop = await createTestShop({
    upstream: (request, sandbox) => (back.fails ? fault() : sandbox(request)),
  })
  return { shop, back }
}

async function visit(shop: TestShop, path: string, init?: RequestInit) {
  const response = await shop.fetch(path, init)
  const html = await response.text()
  await shop.settle()
  return { status: response.status, heading: headingOf(html), html, headers: response.headers }
}

/** Not a fault where one part is asked for: it may have been delisted. */
const emptied = 'lists nothing any more'
const kinds = sampled(Object.entries(faults), 3)

test.each(kinds.filter(([what]) => what !== emptied))(
  'when the back end %s and nothing is known, the shop says so and asks to come back',
  async (_, fault) => {
    const { shop } = await failingShop(fault, { on: true })
    for (const path of pages) {
      const { status, heading, headers, html } = await visit(shop, path)
      expect([status, heading]).toEqual([503, away])
      expect(headers.get('retry-after')).toBe('30')
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(html).toMatch(/<\/html>\s*$/)
    }
  },
)

test.each(kinds)('when the back end %s, a page that is known is shown for a day', async (what, fault) => {
  const { shop, back } = await failingShop(fault)
  const known = new Map<string, string>()
  for (const page of what === emptied ? lists : pages) known.set(page, (await visit(shop, page)).heading)
  back.fails = true
  for (const minutes of [2, 12, 23 * 60]) {
    vi.setSystemTime(noon + minutes * minute)
    for (const [page, name] of known) {
      const { status, heading, html } = await visit(shop, page)
      expect([status, heading]).toEqual([200, name])
      expect(html).toMatch(/<\/html>\s*$/)
    }
  }
})

test('in an outage the headers name the sources of the page’s parts', async () => {
  const { shop, back } = await failingShop(() => Promise.reject(new TypeError('fetch failed')))
  await visit(shop, category)
  back.fails = true
  vi.setSystemTime(noon + 60 * minute)
  const { headers } = await visit(shop, category)
  expect(headers.get('cache-status')).toContain('"POST /products"; hit; detail=upstream-failed; ttl=-')
})

test('an outage is said in the language of the page', async () => {
  const { shop } = await failingShop(() => Promise.reject(new TypeError('fetch failed')), { on: true })
  const headings = new Set<string>()
  for (const locale of ['sv', 'fi', 'da', 'fr', 'nl', 'de']) {
    const { status, heading, html } = await visit(shop, `/${locale}${category}`)
    expect([status, html.includes(`<html lang="${locale}"`)]).toEqual([503, true])
    headings.add(heading)
  }
  expect(headings.size).toBe(6)
  expect(headings.has(away)).toBe(false)
})

test('when the back end returns, so does the shop', async () => {
  const { shop, back } = await failingShop(() => Promise.reject(new TypeError('fetch failed')), { on: true })
  expect((await visit(shop, category)).status).toBe(503)
  back.fails = false
  expect((await visit(shop, category)).status).toBe(200)
})

test('a back end that is down is not asked for every shopper of a page that is known', async () => {
  const { shop, back } = await failingShop(() => Response.json(null, { status: 500 }))
  await visit(shop, category)
  back.fails = true
  vi.setSystemTime(noon + 60 * minute)
  await visit(shop, category)
  const asked = shop.calls.length
  for (let count = 0; count < 20; count += 1) await visit(shop, category)
  expect(shop.calls.length).toBe(asked)
})

test.each(pages)('two hundred visitors of %s, which is not cached, cost each call once', async (page) => {
  const { shop } = await failingShop(() => Promise.reject(new TypeError('never')))
  const data = page === '/' ? '/_.data' : `${page}.data`
  const seen = await Promise.all(Array.from({ length: 200 }, () => visit(shop, data)))
  expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]))
  const questions = shop.calls.map(({ method, path, body }) => `${method} ${path} ${body}`)
  expect(questions.length).toBe(new Set(questions).size)
})

test('the data endpoint of a screen answers 503 when the back end is down, as its document does', async () => {
  const { shop } = await failingShop(() => Promise.reject(new TypeError('fetch failed')), { on: true })
  const { status, headers } = await visit(shop, `${category}.data`)
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
    503,
    '30',
    'private, no-store',
  ])
})

test('a back end that never answers is given up after three seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: noon })
  const shop = await createTestShop({ upstream: () => new Promise(() => {}) })
  let ended = false
  const page = visit(shop, category).finally(() => {
    ended = true
  })
  for (let waited = 0; waited < 10_000 && !ended; waited += 50) await vi.advanceTimersByTimeAsync(50)
  expect(Date.now() - noon).toBeLessThanOrEqual(4_000)
  expect(await page).toMatchObject({ status: 503, heading: away })
})
