import { afterEach, expect, test, vi } from 'vitest'
import { shopContext } from '#src/shop.ts'
import { countries, createEdge } from '#tests/support/shop/test-edge.ts'
import { keyOf } from '#worker/upstream/catalogue.ts'

afterEach(() => void vi.useRealTimers())

const listing = {
  products: [
    {
      product: '17',
      name: 'Disc',
      uri: 'disc',
      priceAsNumber: 80,
      priceBeforeDiscountAsNumber: 100,
      showAsOnSale: true,
    },
  ],
  productCount: 1,
}

/** A shop whose screen requests one listing, from a back end that the test can replace. */
function listingShop() {
  const back = { end: (_path: string): Response | Promise<Response> => Response.json(listing) }
  const calls: Request[] = []
  const edge = createEdge({
    upstream: (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/countries/all')) return Response.json(countries)
      calls.push(request)
      return back.end(pathname)
    },
    render: async (_locale, _request, context) => {
      try {
        const { catalogue } = await context.get(shopContext)
        const reply = await catalogue.products({ categories: ['4'], limit: 20 })
        const text = reply.ok
          ? reply.value.products.map(({ onSale, name }) => `${name} ${onSale}`)
          : [reply.status]
        return new Response(text.join(), { headers: { 'content-type': 'text/html' } })
      } catch (error) {
        if (!(error instanceof Response)) throw error
        return new Response('away', { status: error.status, headers: error.headers })
      }
    },
  })
  return { back, calls, edge }
}

async function seen(edge: ReturnType<typeof createEdge>, path = '/') {
  const response = await edge.fetch(path)
  await edge.settle()
  return { status: response.status, text: await response.text(), headers: response.headers }
}

test('the catalogue is asked with the secret, in the language of the page and for the market of the shopper', async () => {
  const { calls, edge } = listingShop()
  await edge.fetch('/de', { headers: { 'x-test-country': 'GB' } })
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer a-commerce-secret')
  expect(calls[0]?.headers.get('api-token')).toBe('none')
  expect(await calls[0]?.json()).toMatchObject({ language: 'de', market: 3, pricelist: 3 })
})

test('shoppers of different languages and markets do not see each other’s answers', async () => {
  const { calls, edge } = listingShop()
  for (const path of ['/', '/de', '/', '/de']) {
    for (const country of ['SE', 'GB']) await edge.fetch(path, { headers: { 'x-test-country': country } })
  }
  const asked = await Promise.all(calls.map((call) => call.json()))
  expect(asked.map(({ language, market }) => `${language} ${market}`)).toEqual([
    'en 1',
    'en 3',
    'de 1',
    'de 3',
  ])
})

test('the calls of a page are listed in its headers', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { edge } = listingShop()
  const first = await seen(edge)
  expect(first.headers.get('cache-status')).toBe(
    '"GET /countries/all"; fwd=miss; stored; ttl=600, "POST /products"; fwd=miss; stored; ttl=60',
  )
  expect(first.headers.get('server-timing')).toMatch(
    /^u0;desc="GET \/countries\/all miss";dur=[\d.]+, u1;desc="POST/,
  )
  expect((await seen(edge)).headers.get('cache-status')).toContain('"POST /products"; hit; ttl=')
})

test.each([401, 403, 408, 429])(
  'a %i is our own trouble, never "not found" and never an empty page',
  async (status) => {
    const { back, edge } = listingShop()
    back.end = () => Response.json({ errors: { accessRight: 'denied' } }, { status })
    const { status: shown, headers } = await seen(edge)
    expect([shown, headers.get('retry-after')]).toEqual([503, '30'])
  },
)

test('with the back end down and nothing known, the shop asks to come back', async () => {
  const { back, edge } = listingShop()
  back.end = () => new Response('<h1>Bad gateway</h1>', { status: 500 })
  const down = await seen(edge)
  expect([down.status, down.headers.get('retry-after')]).toEqual([503, '30'])
  expect(down.headers.get('cache-status')).toContain('"POST /products"; fwd=miss; detail=upstream-failed')
})

test('an old answer is shown in an outage, without the reductions it announced', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21) })
  const { back, edge } = listingShop()
  expect((await seen(edge)).text).toBe('Disc true')
  back.end = () => Promise.reject(new TypeError('reset'))
  vi.setSystemTime(Date.UTC(2026, 10, 21, 0, 9))
  expect((await seen(edge)).text).toBe('Disc true')
  vi.setSystemTime(Date.UTC(2026, 10, 21, 5))
  expect(await seen(edge)).toMatchObject({ status: 200, text: 'Disc false' })
})

test('when no country can be served, the shop is closed rather than wrong', async () => {
  const edge = createEdge({
    upstream: () => Response.json({ countries: [] }),
    render: async (_locale, _request, context) => {
      const outcome: unknown = await context.get(shopContext).catch((error: unknown) => error)
      return outcome instanceof Response
        ? new Response('away', { status: outcome.status })
        : new Response('open')
    },
  })
  expect((await edge.fetch('/')).status).toBe(503)
})

test('two spellings of one request share a cached reply, two requests never do', () => {
  const key = (body?: Record<string, unknown>, path = '/products') =>
    keyOf({ method: 'POST', path, ...(body ? { body } : {}) }, 'https://commerce.test')
  expect(key({ a: 1, b: 2 })).toBe(key({ b: 2, a: 1 }))
  expect(key({ a: 1, b: undefined })).toBe(key({ a: 1 }))
  const others = [{ a: 1 }, { a: '1' }, { a: [1] }, { a: 1, b: null }, {}].map((body) => key(body))
  expect(new Set([...others, key({ a: 1 }, '/uri')]).size).toBe(6)
  expect(key({ ['__proto__']: ['x'] })).not.toBe(key({}))
})

test('each language, market, price list and filter has a separate answer', () => {
  const asked = { uri: 'brakes', language: 'sv', market: 1, pricelist: 11, brands: ['3'] }
  const key = (body: object) =>
    keyOf({ method: 'POST', path: '/products', body: { ...body } }, 'https://commerce.test')
  const others = [{ language: 'fi' }, { market: 2 }, { pricelist: 12 }, { brands: ['4'] }, { uri: 'oils' }]
  expect(new Set([{}, ...others].map((other) => key({ ...asked, ...other }))).size).toBe(6)
})

test('requests for product addresses that do not exist leave known replies in the cache', async () => {
  const calls: string[] = []
  const edge = createEdge({
    upstream: (request) => {
      const { pathname } = new URL(request.url)
      calls.push(pathname)
      if (pathname.endsWith('/countries/all')) return Response.json(countries)
      if (pathname.endsWith('/uri')) return Response.json({ found: '' })
      return pathname.endsWith('/products/17')
        ? Response.json({ product: { product: '17', name: 'Disc' } })
        : Response.json({ products: [], productCount: 0 })
    },
    render: async (_locale, request, context) => {
      const { catalogue } = await context.get(shopContext)
      const uri = new URL(request.url).pathname.slice(1)
      if (uri === 'known') return new Response(String((await catalogue.product('17')).ok))
      await catalogue.products({ uri: { uri, for: ['product'] }, limit: 1 })
      await catalogue.uri(uri, 'product')
      await catalogue.productInAnyMarket(uri)
      return new Response(uri)
    },
  })
  const addresses = Array.from({ length: 100 }, (_, index) => `/made-up-${index}`)
  for (const address of ['/known', ...addresses, '/known']) {
    await (await edge.fetch(address)).text()
    await edge.settle()
  }
  expect(calls).toHaveLength(302)
  expect(calls.filter((path) => path.endsWith('/products/17'))).toHaveLength(1)
})
