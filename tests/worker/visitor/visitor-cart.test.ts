import { afterEach, expect, test, vi } from 'vitest'
import { type VisitorCart, visitorContext } from '#src/shop.ts'
import { digestsDone } from '#tests/support/digests-done.ts'
import { astrid } from '#tests/support/examples/customers.ts'
import { wireSelection } from '#tests/support/examples/selections.ts'
import { countries, createEdge } from '#tests/support/shop/test-edge.ts'

test('neither address nor password of a customer reaches the log', async () => {
  const edge = createEdge({
    variables: { LOG_LEVEL: 'info' },
    upstream: () => Response.json({ errors: { password: 'incorrect' } }, { status: 406 }),
    render: async (_locale, _request, context) => {
      const reply = await context.get(visitorContext).cart().checkout.logIn(astrid.email, astrid.password)
      return Response.json(reply.ok)
    },
  })
  expect(await (await edge.fetch('/login', { method: 'POST' })).json()).toBe(false)
  await edge.settle()
  expect(edge.lines.join('\n')).toContain('POST /login/{email}')
  expect(edge.lines.join('\n')).not.toMatch(/astrid|amazon/)
})

/** Runs a screen's reads of a cart whose service answers every call under the token `next`. */
async function withCart<T>(
  cookie: string,
  use: (cart: VisitorCart) => Promise<T>,
  variables: Record<string, string> = {},
) {
  const asked: { call: string; token: string | null; secret: string | null }[] = []
  const used: T[] = []
  const edge = createEdge({
    variables,
    upstream: (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/countries/all')) return Response.json(countries)
      const { headers, method } = request
      const call = `${method} ${pathname.replace(/^.*\/checkout/, '')}`
      asked.push({ call, token: headers.get('api-token'), secret: headers.get('authorization') })
      return Response.json(wireSelection([], { token: 'next' }))
    },
    render: async (_locale, _request, context) => {
      used.push(await use(context.get(visitorContext).cart()))
      return new Response('done')
    },
  })
  await edge.fetch('/cart', { headers: { cookie } })
  return { used: used[0], asked }
}

afterEach(() => vi.useRealTimers())

const brought = 'rc_centra_checkout_token=old'
const stateOf = (cart: VisitorCart) => [cart.hasToken, cart.tokenReplaced(), cart.cookie()]
const nextCookie = expect.stringMatching(/^rc_centra_checkout_token=next; Path=\/; /)

test('a token the service renews is used from then on, and kept', async () => {
  const { used, asked } = await withCart(brought, async (cart) => {
    const before = stateOf(cart)
    await cart.checkout.selection()
    await cart.checkout.selection()
    return { before, after: stateOf(cart) }
  })
  expect(used).toEqual({ before: [true, false, null], after: [true, true, nextCookie] })
  expect(asked).toEqual([
    { call: 'GET /selection', token: 'old', secret: null },
    { call: 'GET /selection', token: 'next', secret: null },
  ])
})

test('the reads of one document share their time, and each has a moment', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const took: number[] = []
  const calls = [1, 2, 3].map(() => Promise.withResolvers<void>())
  const edge = createEdge({
    upstream: ({ url }) => {
      if (!url.includes('/checkout/')) return Response.json(countries)
      calls[took.length]?.resolve()
      return new Promise<Response>(() => {})
    },
    render: async (_locale, _request, context) => {
      const { checkout } = context.get(visitorContext).cart()
      for (const read of [checkout.selection, checkout.customer, () => checkout.orders(0, 10)]) {
        const started = Date.now()
        await expect(read()).rejects.toThrow('timeout')
        took.push(Date.now() - started)
      }
      return new Response('done')
    },
  })
  const page = edge.fetch('/cart', { headers: { cookie: brought } })
  for (const [read, { promise: isAsked }] of calls.entries()) {
    await isAsked
    while (took.length === read) {
      await vi.advanceTimersByTimeAsync(100)
      for (let turn = 0; turn < 10; turn += 1) await digestsDone()
    }
  }
  await page
  // Abandoned reads are reported a few steps of the clock later.
  expect(took.map((time) => Math.round(time / 1_000))).toEqual([6, 4, 2])
})

test('a cart is begun with the secret of the shop, and used without it', async () => {
  const region = { country: 'SE', market: 1, pricelist: 11, currency: 'SEK' }
  const { used, asked } = await withCart('', async (cart) => {
    const before = stateOf(cart)
    await cart.start(region, 'sv')
    await cart.checkout.selection()
    return { before, after: stateOf(cart) }
  })
  expect(used).toEqual({ before: [false, false, null], after: [true, false, nextCookie] })
  expect(asked).toEqual([
    { call: 'PUT /selection', token: null, secret: 'Bearer a-commerce-secret' },
    { call: 'GET /selection', token: 'next', secret: null },
  ])
})

test('a cart opened in the shopper’s name is in the log like any other call', async () => {
  const region = { country: 'SE', market: 1, pricelist: 11, currency: 'SEK' }
  const edge = createEdge({
    variables: { LOG_LEVEL: 'info' },
    upstream: () => Response.json({ errors: { country: 'not found' } }, { status: 404 }),
    render: async (_locale, _request, context) => {
      const reply = await context.get(visitorContext).cart().start(region, 'sv')
      return Response.json(reply.ok)
    },
  })
  expect(await (await edge.fetch('/cart', { method: 'POST' })).json()).toBe(false)
  await edge.settle()
  const calls = edge.lines.flatMap((line) => {
    const event: unknown = JSON.parse(line)
    return typeof event === 'object' && event !== null && 'route' in event ? event.route : []
  })
  expect(calls).toContain('PUT /selection')
  expect(edge.lines.join('\n')).not.toContain('a-commerce-secret')
})

test.each([401, 403])(
  'shoppers refused for their token (%s) do not close the cart to others',
  async (status) => {
    const edge = createEdge({
      upstream: () => Response.json({ errors: { token: 'invalid' } }, { status }),
      render: async (_locale, _request, context) => {
        const reply = await context.get(visitorContext).cart().checkout.selection()
        return Response.json(reply.ok ? 200 : reply.status)
      },
    })
    const headers = { cookie: 'rc_centra_checkout_token=expired' }
    for (let count = 0; count < 25; count += 1) {
      expect(await (await edge.fetch('/cart', { headers })).json()).toBe(status)
    }
  },
)

test('a cart that fails repeatedly is not read for a while, and additions are always tried', async () => {
  const calls: string[] = []
  const edge = createEdge({
    upstream({ method, url }) {
      if (url.endsWith('/countries/all')) return Response.json(countries)
      calls.push(method)
      return new Response(null, { status: 500 })
    },
    render: async (_locale, request, context) => {
      const { checkout } = context.get(visitorContext).cart()
      await (request.url.endsWith('/read') ? checkout.selection() : checkout.addItem('1-1', 1)).catch(
        () => {},
      )
      return new Response('done')
    },
  })
  const asks = async (path: string) => {
    calls.length = 0
    await edge.fetch(path, { headers: { cookie: brought } })
    return calls.includes(path === '/read' ? 'GET' : 'POST')
  }
  for (let count = 0; count < 25; count += 1) await asks('/write')
  expect([await asks('/write'), await asks('/read')]).toEqual([true, true])
  for (let count = 0; count < 25; count += 1) await asks('/read')
  expect([await asks('/write'), await asks('/read')]).toEqual([true, false])
})

test.each([
  ['https://shop.test', '; Secure'],
  ['http://localhost:8787', ''],
])('the cookie of the token is only Secure on https: %s', async (PUBLIC_ORIGIN, secure) => {
  const { used } = await withCart(
    brought,
    async (cart) => {
      await cart.checkout.selection()
      return cart.cookie()
    },
    { PUBLIC_ORIGIN },
  )
  expect(used).toBe(`rc_centra_checkout_token=next; Path=/; Max-Age=2592000${secure}; SameSite=Lax`)
})
