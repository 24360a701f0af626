import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue } from '#tests/support/shop/test-shop.ts'

// The first question fills the sandbox.
await fetchCatalogue(Listing, '/products', { limit: 1 })

/** A call as the gate knows it: `POST /orders 100` asks for orders from the hundredth on. */
async function nameOf(request: Request): Promise<string> {
  const path = new URL(request.url).pathname.replace('/sandbox', '').replace('/api/checkout', '')
  const from = path === '/orders' ? /"from":(\d+)/.exec(await request.clone().text())?.[1] : null
  return `${request.method} ${path}${Number(from ?? 0) > 0 ? ` ${from}` : ''}`
}

/** A customer of a shop whose service, once `wait` is called, answers none of those calls before all have been made. */
async function createWaitingCustomer(change?: (name: string, reply: Response) => Promise<Response>) {
  const gate = { wanted: new Set<string>(), ...Promise.withResolvers<void>() }
  gate.resolve()
  const shop = await createTestShop({
    upstream: async (request, sandbox) => {
      const name = await nameOf(request)
      if (gate.wanted.delete(name)) {
        if (gate.wanted.size === 0) gate.resolve()
        await gate.promise
      }
      const reply = await sandbox(request)
      return change ? change(name, reply) : reply
    },
  })
  const shopper = createNoScriptShopper(shop)
  const { email, password } = ownAccount(astrid)
  await shopper.post('/login', { email, password })
  return {
    shop,
    shopper,
    wait: (names: string[]) =>
      void Object.assign(gate, Promise.withResolvers<void>(), { wanted: new Set(names) }),
    left: () => [...gate.wanted],
  }
}

test.each([
  ['/account', ['GET /selection', 'GET /customer', 'POST /orders']],
  ['/account/orders', ['GET /selection', 'POST /orders']],
  ['/account/details', ['GET /selection', 'GET /customer']],
  ['/account/cars', ['GET /selection', 'GET /customer']],
])('%s asks for all it shows at the same time', async (path, calls) => {
  const { shopper, wait, left } = await createWaitingCustomer()
  wait(calls)
  expect((await shopper.read(path)).status).toBe(200)
  expect(left()).toEqual([])
})

test('an order and its customer are requested concurrently', async () => {
  const { shopper, wait, left } = await createWaitingCustomer()
  const number = /\/account\/orders\/(\d+)/.exec((await shopper.read('/account/orders')).html)?.[1]
  wait(['GET /selection', 'POST /orders'])
  expect((await shopper.read(`/account/orders/${number}`)).status).toBe(200)
  expect(left()).toEqual([])
})

test('a long history is read in two steps, however long it is', async () => {
  const { shopper, wait, left } = await createWaitingCustomer(async (name, reply) => {
    if (!name.startsWith('POST /orders')) return reply
    const { orders, ...rest } = await reply.json()
    const from = Number(name.split(' ')[2] ?? 0)
    const filled = Array.from({ length: 100 }, (_, index) => ({ ...orders[0], order: String(from + index) }))
    return Response.json({ ...rest, orders: filled, ordersPaging: { from, size: 100, totalSize: 450 } })
  })
  wait(['POST /orders 100', 'POST /orders 200', 'POST /orders 300', 'POST /orders 400'])
  expect((await shopper.read('/account/orders?q=no+such+part')).status).toBe(200)
  expect(left()).toEqual([])
})

test('no call is made for a visitor without a token', async () => {
  const shop = await createTestShop()
  const { status, headers } = await createNoScriptShopper(shop).read('/account')
  expect([status, headers.get('location')]).toEqual([303, '/login?next=account'])
  expect(shop.calls.filter(({ path }) => /\/(customer|orders|selection)$/.test(path))).toEqual([])
})

test('a cart that does not change its language in time is shown in the one it has', async () => {
  const held = { languages: false, ...Promise.withResolvers<void>() }
  const shop = await createTestShop({
    upstream: async (request, sandbox) => {
      if (held.languages && request.url.includes('/languages/')) await held.promise
      return sandbox(request)
    },
  })
  const shopper = createNoScriptShopper(shop)
  const { products } = await fetchCatalogue(Listing, '/products', { limit: 1, onlyAvailable: true })
  await shopper.post('/cart', { item: products[0]?.items[0]?.item ?? '', quantity: '1' })
  held.languages = true
  const { status, text } = await shopper.read('/sv/cart')
  expect(status).toBe(200)
  expect(text).toContain('Varukorg')
  expect(text).not.toContain('Varukorgen är tom')
  held.resolve()
})
