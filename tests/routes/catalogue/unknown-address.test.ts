import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { createTestShop, fetchCatalogue, type TestShop } from '#tests/support/shop/test-shop.ts'

/** Requests a page, and returns its status and the calls it made: their paths, with the language and market of each. */
async function visit(shop: TestShop, path: string) {
  const before = shop.calls.length
  const response = await shop.fetch(path)
  await response.text()
  await shop.settle()
  const calls = shop.calls.slice(before).map(({ path, body }) => {
    const { language, market } = v.parse(Context, body === '' ? {} : JSON.parse(body))
    return [path.replace(/^.*\/checkout/, ''), language, market].join(' ')
  })
  return { status: response.status, calls }
}
const Context = v.looseObject({ language: v.optional(v.string()), market: v.optional(v.unknown()) })

/** Language and market that a call names in its body. */
async function contextOf(request: Request) {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => ({}))
  return v.parse(Context, body)
}

/** A shop that has cached what every page needs: the countries, and the categories of one language. */
async function createWarmShop(options?: Parameters<typeof createTestShop>[0]): Promise<TestShop> {
  const shop = await createTestShop(options)
  await visit(shop, '/')
  return shop
}

const unknown = Array.from({ length: 10 }, (_, index) => `made-up-${index}`)

test('an unknown category costs at most three calls, and one once the category lists are cached', async () => {
  const shop = await createWarmShop()
  const costs: number[] = []
  for (const name of unknown) {
    const { status, calls } = await visit(shop, `/c/brakes/${name}`)
    expect(status).toBe(404)
    costs.push(calls.length)
  }
  expect(Math.max(...costs)).toBeLessThanOrEqual(3)
  expect(costs.slice(3)).toEqual([1, 1, 1, 1, 1, 1, 1])
  expect(await visit(shop, `/c/brakes/${unknown[0]}`), 'asked for again').toEqual({ status: 404, calls: [] })
})

test('the address of a category, brand or product in capitals leads to the one in lower case for good', async () => {
  const shop = await createWarmShop()
  const { products } = await fetchCatalogue(Listing, '/products', { market: 1, pricelist: 11, limit: 1 })
  const uri = products[0]?.uri ?? ''
  for (const [path, location] of [
    ['/c/Brakes', '/c/brakes'],
    ['/c/Brakes/Disc-Brakes', '/c/brakes/disc-brakes'],
    ['/de/b/Skivholm', '/de/b/skivholm'],
    [`/p/${uri.toUpperCase()}`, `/p/${uri}`],
  ] as const) {
    const { status, headers } = await shop.fetch(path, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([301, location])
  }
})

test('an unknown product costs at most three calls, in every language and before any category list is cached', async () => {
  const shop = await createWarmShop()
  for (const locale of ['', '/de', '/fi']) {
    if (locale) await visit(shop, `${locale}/categories`)
    for (const name of [...unknown, 'Made-Up', 'PÅHITTAD']) {
      const { status, calls } = await visit(shop, `${locale}/p/${encodeURIComponent(name)}`)
      expect(status).toBe(404)
      expect(calls.length, calls.join()).toBeLessThanOrEqual(3)
    }
  }
})

test('an unknown product is looked up in no other language once the category lists are cached and agree', async () => {
  const shop = await createWarmShop()
  for (const name of unknown) await visit(shop, `/c/${name}`)
  expect(await visit(shop, '/p/made-up')).toEqual({
    status: 404,
    calls: ['/products en 1', '/products en all'],
  })
})

test('an unknown address that may be percent-encoded in the service costs at most three calls', async () => {
  const shop = await createWarmShop()
  for (const kind of ['p', 'c', 'b']) {
    const { status, calls } = await visit(shop, `/${kind}/${encodeURIComponent('påhittad-främre')}`)
    expect(status).toBe(404)
    expect(calls.length, calls.join()).toBeLessThanOrEqual(3)
  }
})

test('an unknown brand or page of the catalogue costs no extra call', async () => {
  const shop = await createWarmShop()
  await visit(shop, '/b/skivholm')
  expect(await visit(shop, '/b/made-up')).toEqual({ status: 404, calls: [] })
  expect(await visit(shop, '/made/up')).toEqual({ status: 404, calls: [] })
})

test('an unknown address is found to be unknown though the service lacks one of the languages', async () => {
  const shop = await createWarmShop({
    upstream: async (request, sandbox) => {
      const { language } = await contextOf(request)
      return language === 'da'
        ? Response.json({ errors: { language: 'not found' } }, { status: 404 })
        : sandbox(request)
    },
  })
  for (const name of unknown) expect(await visit(shop, `/c/${name}`)).toMatchObject({ status: 404 })
  expect(await visit(shop, '/p/made-up')).toEqual({
    status: 404,
    calls: ['/products en 1', '/products en all'],
  })
})

test('an unknown category is not declared missing while the lists it may be in are unavailable', async () => {
  const shop = await createWarmShop({
    upstream: async (request, sandbox) => {
      const { language } = await contextOf(request)
      const isList = new URL(request.url).pathname.endsWith('/categories')
      return isList && language !== 'en' ? new Response(null, { status: 502 }) : sandbox(request)
    },
  })
  expect(await visit(shop, '/c/made-up')).toMatchObject({ status: 503 })
})
