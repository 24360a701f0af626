import { afterEach, expect, test, vi } from 'vitest'
import { shopContext } from '#src/shop.ts'
import { countries, createEdge } from '#tests/support/shop/test-edge.ts'

afterEach(() => void vi.useRealTimers())

const stock = { product: '17', markets: { 1: { stockOfAllItems: 4, pricesByPricelist: {} } } }

/** The stock of a product on screens opened at the same time, from a service that answers so. */
async function stockOf(product: string, answer: () => Response | Promise<Response>, shoppers = 1) {
  const seen: Request[] = []
  const received: unknown[] = []
  const edge = createEdge({
    upstream: (request) => {
      if (new URL(request.url).pathname.endsWith('/countries/all')) return Response.json(countries)
      seen.push(request)
      return answer()
    },
    render: async (_locale, _request, context) => {
      received.push(await (await context.get(shopContext)).liveStock(product))
      return new Response()
    },
  })
  await Promise.all(Array.from({ length: shoppers }, () => edge.fetch('/')))
  return { received: received[0], all: received, seen }
}

test('live stock is requested with the key of the Shop API, under the product’s own address', async () => {
  const { received, seen } = await stockOf('17', () => Response.json({ 17: stock }))
  expect(received).toEqual(stock)
  expect(seen.map(({ url }) => new URL(url).pathname.replace(/^.*\/shop/, ''))).toEqual(['/products/17'])
  expect(seen[0]?.headers.get('api-authorization')).toBe('a-shop-api-key')
})

test.each(['18', 'constructor', '__proto__'])(
  'the stock of %s is unknown if the answer is for another product',
  async (id) => {
    expect((await stockOf(id, () => Response.json({ 17: stock }))).received).toBeNull()
  },
)

test.each([
  ['refuses', () => new Response('{}', { status: 404 })],
  ['is down', () => new Response('down', { status: 503 })],
  ['breaks off', () => Promise.reject(new TypeError('reset'))],
  ['says something else', () => Response.json({ 17: 'four pieces' })],
])('a service that %s costs the page its stock, once and no more', async (_, answer) => {
  const { received, seen } = await stockOf('17', answer)
  expect(received).toBeNull()
  expect(seen).toHaveLength(1)
})

test('two hundred shoppers at one product cost one call', async () => {
  const { all, seen } = await stockOf('17', () => Response.json({ 17: stock }), 200)
  expect(all).toEqual(Array.from({ length: 200 }, () => stock))
  expect(seen).toHaveLength(1)
})

test('two hundred shoppers at one product cost two calls when the service fails', async () => {
  const { all, seen } = await stockOf('17', () => new Response('down', { status: 503 }), 200)
  expect(new Set(all)).toEqual(new Set([null]))
  expect(seen).toHaveLength(2)
})

test('a service that says nothing is not waited for beyond a second and a half', async () => {
  vi.useFakeTimers()
  const asked = stockOf('17', () => new Promise<Response>(() => {}))
  await vi.advanceTimersByTimeAsync(1_500)
  expect((await asked).received).toBeNull()
})

test('two products requested at once are two calls', async () => {
  const received = new Map<string, unknown>()
  const edge = createEdge({
    upstream: (request) => {
      const product = new URL(request.url).pathname.split('/').at(-1) ?? ''
      return Response.json(product === 'all' ? countries : { [product]: { ...stock, product } })
    },
    render: async (_locale, request, context) => {
      const product = new URL(request.url).pathname.slice(1)
      received.set(product, await (await context.get(shopContext)).liveStock(product))
      return new Response()
    },
  })
  await Promise.all(['/17', '/18'].map((path) => edge.fetch(path)))
  expect([received.get('17'), received.get('18')]).toEqual([stock, { ...stock, product: '18' }])
})

test('stock is of this moment: no host keeps it', async () => {
  const written: string[] = []
  const edge = createEdge({
    answers: { read: async () => null, write: async (_key, text) => void written.push(text) },
    upstream: (request) => Response.json(request.url.endsWith('/all') ? countries : { 17: stock }),
    render: async (_locale, _request, context) =>
      Response.json(await (await context.get(shopContext)).liveStock('17')),
  })
  expect(await (await edge.fetch('/')).json()).toEqual(stock)
  await edge.settle()
  expect(written.filter((text) => text.includes('stockOfAllItems'))).toEqual([])
})
