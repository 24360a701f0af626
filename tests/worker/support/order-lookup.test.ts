import { afterEach, expect, test, vi } from 'vitest'
import { visitorContext } from '#src/shop.ts'
import { countries, createEdge } from '#tests/support/shop/test-edge.ts'

afterEach(() => void vi.useRealTimers())

const key = { order: '1024', email: 'kim@example.se' }
const order = { order: '1024', currency: 'SEK', address: { email: 'Kim@example.se' } }
const found = () => Response.json({ order })

interface Asked {
  authorization: string | null
  body: unknown
}

/** A shop whose pages look for an order, with a service that answers as given; `asked` is what it was asked. */
function createShop(answer: () => Response | Promise<Response> = found) {
  const asked: Asked[] = []
  let wanted = key
  const edge = createEdge({
    variables: {
      ORDER_LOOKUP_URL: 'https://shop.test/sandbox/order-lookup',
      ORDER_LOOKUP_KEY: 'an-order-key',
    },
    async upstream(request) {
      if (!request.url.endsWith('/order-lookup')) return Response.json(countries)
      asked.push({ authorization: request.headers.get('authorization'), body: await request.json() })
      return answer()
    },
    async render(_locale, _request, context) {
      const outcome = await context.get(visitorContext).orderLookup()?.find(wanted)
      return new Response(typeof outcome === 'object' ? `order ${outcome.orderNumber}` : String(outcome))
    },
  })
  return {
    asked,
    lines: edge.lines,
    async find(sought: Partial<typeof key> = {}, from = '203.0.113.7') {
      wanted = { ...key, ...sought }
      return (await edge.fetch('/', { headers: { 'cf-connecting-ip': from } })).text()
    },
  }
}

test('an order is requested with the key of the service, and found', async () => {
  const { asked, find } = createShop()
  expect(await find()).toBe('order 1024')
  expect(asked).toEqual([{ authorization: 'Bearer an-order-key', body: key }])
})

test('an order of another number or address than requested is not shown', async () => {
  const { find } = createShop()
  expect(await find({ order: '1025' })).toBe('none')
  expect(await find({ email: 'robin@example.se' })).toBe('none')
})

test('no order is no failure', async () => {
  const { find, lines } = createShop(() => Response.json({ errors: { order: 'not found' } }, { status: 404 }))
  expect(await find()).toBe('none')
  expect(lines.filter((line) => line.includes('"event":"error"'))).toEqual([])
})

test.each<[string, () => Response | Promise<Response>]>([
  ['fails', () => new Response('away', { status: 502 })],
  ['refuses the key', () => Response.json({ errors: { token: 'denied' } }, { status: 401 })],
  ['answers something else', () => Response.json({ hello: 'there' })],
  ['cannot be reached', () => Promise.reject(new Error('connection reset'))],
])('a service that %s is not taken for "no such order"', async (_, answer) => {
  const { find, lines } = createShop(answer)
  expect(await find()).toBe('failed')
  expect(lines.join()).not.toMatch(/kim@example|1024/)
})

test('a service that does not answer is not waited for beyond four seconds', async () => {
  vi.useFakeTimers()
  const called = Promise.withResolvers<void>()
  const { find } = createShop(() => {
    called.resolve()
    return new Promise<Response>(() => {})
  })
  const outcome = find()
  await called.promise
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await outcome).toBe('failed')
})

test('a visitor looks for ten orders in an hour, whether there are any or not', async () => {
  const { asked, find } = createShop()
  for (let count = 0; count < 10; count += 1)
    expect(await find(count % 2 ? {} : { order: 'none' })).toBe(count % 2 ? 'order 1024' : 'none')
  expect(await find()).toBe('limited')
  expect(await find({}, '203.0.113.8')).toBe('order 1024')
  expect(asked).toHaveLength(11)
})

test('the number of an order cannot be guessed for an address from many networks', async () => {
  const { asked, find } = createShop()
  let network = 0
  const guess = (email = 'kim@example.se') => {
    network += 1
    return find({ order: String(1_000 + network), email }, `203.0.113.${network}`)
  }
  for (let count = 0; count < 20; count += 1) expect(await guess()).toBe('none')
  expect(await guess('Kim@example.se')).toBe('limited')
  expect(asked).toHaveLength(20)
  expect(await guess('robin@example.se')).toBe('none')
})

test.each([
  ['a number with a path', { order: '../1024' }],
  ['a number that is too long', { order: '1'.repeat(41) }],
  ['no address', { email: 'kim' }],
  ['an address that is too long', { email: `${'a'.repeat(250)}@b.se` }],
])('%s is not asked for', async (_, sought) => {
  const { asked, find } = createShop()
  expect(await find(sought)).toBe('none')
  expect(asked).toEqual([])
})
