import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { astrid, jonas, ownAccount } from '#tests/support/examples/customers.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, type TestShop, textOf } from '#tests/support/shop/test-shop.ts'

// The first question fills the sandbox.
await fetchCatalogue(Listing, '/products', { limit: 1 })

async function createCustomer(shop: TestShop, customer = astrid, country = 'SE') {
  const shopper = createNoScriptShopper(shop, country)
  const { email, password } = ownAccount(customer)
  await shopper.post('/login', { email, password })
  return shopper
}
type Shopper = Awaited<ReturnType<typeof createCustomer>>

async function pathOf(shopper: Shopper, search: string): Promise<string> {
  const { html } = await shopper.read(`/account/orders?q=${search}`)
  return /href="(\/account\/orders\/\d+)"/.exec(html)?.[1] ?? 'none'
}

/** The result of each part as text. */
function resultsOf(html: string): string[] {
  const [, list = ''] = /<section class="bought-again">.*?<ul>(.*?)<\/ul>/s.exec(html) ?? []
  return [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, row = '']) => textOf(row).trim())
}

type Fields = Record<string, unknown>

/** A shop whose service replies to calls of a path with changed records. */
function shopWith(path: string, change: (reply: { orders?: Fields[]; products?: Fields[] }) => void) {
  return createTestShop({
    upstream: async (request, sandbox) => {
      const response = await sandbox(request)
      if (!request.url.endsWith(path) || !response.ok) return response
      const reply = JSON.parse(await response.text())
      change(reply)
      return Response.json(reply)
    },
  })
}

test('the parts of an order are put into the cart with their deposits, and each is named', async () => {
  const shopper = await createCustomer(await createTestShop(), jonas, 'DE')
  const path = await pathOf(shopper, 'BAT-36')
  expect((await shopper.read(path)).html).toContain(`action="${path}"`)
  const { status, headers, html } = await shopper.post(path, {})
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(resultsOf(html)).toHaveLength(1)
  expect(resultsOf(html)[0]).toMatch(/in the cart\.$/)
  const cart = await shopper.read('/cart')
  expect(cart.text).toContain('BAT-36-330L-VOL')
  expect(cart.text.toLowerCase()).toContain('deposit')
})

test('buying again adds the same pieces of a part, not more', async () => {
  const shopper = await createCustomer(await createTestShop())
  await shopper.post(await pathOf(shopper, 'SP-14127'), {})
  const { html } = await shopper.read('/cart')
  expect([...html.matchAll(/name="quantity"[^>]*value="(\d+)"/g)].map(([, count]) => count).sort()).toEqual([
    '1',
    '4',
  ])
})

test('a part that is no longer sold is named with the one that replaces it, and the others are added', async () => {
  const shop = await shopWith('/products', ({ products = [] }) => {
    for (const product of products)
      if (product.sku === 'DC-4-B18B20-ZUN')
        Object.assign(product, { available: false, replaced_by: 'DC-4-B18B20-GNI' })
  })
  const shopper = await createCustomer(shop)
  const { html } = await shopper.post(await pathOf(shopper, 'SP-14127'), {})
  const results = resultsOf(html)
  expect(results).toHaveLength(2)
  expect(results[0]).toMatch(/in the cart\.$/)
  expect(results[1]).toContain('no longer sold. Replaced by DC-4-B18B20-GNI')
  expect(html).toMatch(/<a [^>]*href="\/p\/[^"]+"[^>]*>Replaced by/)
  expect((await shopper.read('/cart')).text).not.toContain('DC-4-B18B20')
})

test('a part that is sold out is named with a link to its page', async () => {
  const shop = await shopWith('/products', ({ products = [] }) => {
    for (const product of products) product.available = false
  })
  const shopper = await createCustomer(shop)
  const { html } = await shopper.post(await pathOf(shopper, 'MAN-AMZ'), {})
  expect(resultsOf(html)).toHaveLength(1)
  expect(resultsOf(html)[0]).toMatch(/not available at the moment\. Show the part$/)
})

test('a part that is not listed any more is named as no longer sold', async () => {
  const shop = await shopWith('/products', (reply) => {
    reply.products = []
  })
  const shopper = await createCustomer(shop)
  const { html } = await shopper.post(await pathOf(shopper, 'MAN-AMZ'), {})
  expect(resultsOf(html)[0]).toMatch(/no longer sold\.$/)
})

test('a part that costs more now is added, and both prices are named', async () => {
  const shop = await shopWith('/orders', ({ orders = [] }) => {
    for (const { items } of orders)
      for (const line of Array.isArray(items) ? items : [])
        Object.assign(line, { priceEachAsNumber: 1, totalPriceAsNumber: line.quantity })
  })
  const shopper = await createCustomer(shop)
  const { html } = await shopper.post(await pathOf(shopper, 'MAN-AMZ'), {})
  expect(resultsOf(html)[0]).toMatch(/in the cart\. It costs more now: 1\skr → \d+\skr/)
})

test('while the catalogue is unavailable nothing is added', async () => {
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      request.url.endsWith('/products') ? new Response('away', { status: 502 }) : sandbox(request),
  })
  const shopper = await createCustomer(shop)
  const path = await pathOf(shopper, 'MAN-AMZ')
  const { status, text } = await shopper.post(path, {})
  expect(status).toBe(503)
  expect(text).toContain('Nothing was added to the cart just now.')
})

test('only the customer can buy an order again', async () => {
  const shop = await createTestShop()
  const path = await pathOf(await createCustomer(shop), 'MAN-AMZ')
  const other = await createCustomer(shop, jonas)
  expect((await other.post(path, {})).status).toBe(404)
  const guest = await createNoScriptShopper(shop).post(path, {})
  expect([guest.sent.status, guest.location]).toEqual([303, '/login?next=orders'])
})
