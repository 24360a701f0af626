import { expect, test } from 'vitest'
import { astrid } from '#tests/support/examples/customers.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop } from '#tests/support/shop/test-shop.ts'

/** Pages for customers, with the key that leads back to them. */
const customerPages: [path: string, destination: string][] = [
  ['/account', 'account'],
  ['/account/orders', 'orders'],
  ['/account/cars', 'cars'],
  ['/account/details', 'details'],
  ['/account/password', 'password'],
  ['/account/data', 'data'],
]
const guestPages = ['/login', '/register', '/forgot-password']

async function createCustomer(variables: Record<string, string> = {}) {
  const shopper = createNoScriptShopper(await createTestShop({ variables }))
  await shopper.post('/login', { email: astrid.email, password: astrid.password })
  return shopper
}

test.each(customerPages)('%s sends a guest to the log-in page before the first byte', async (path, key) => {
  const shopper = createNoScriptShopper(await createTestShop())
  for (const prefix of ['', '/fi']) {
    const page = await shopper.read(prefix + path)
    expect([page.status, page.headers.get('location')]).toEqual([303, `${prefix}/login?next=${key}`])
    expect(page.headers.get('cache-control')).toBe('private, no-store')
  }
})

test.each(customerPages)('%s is rendered for a customer, never cached and not indexed', async (path) => {
  const page = await (await createCustomer()).read(path)
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(page.html).toContain('content="noindex"')
  expect(page.html).toContain(astrid.email)
})

test.each(guestPages)('%s sends a customer to their account', async (path) => {
  const shopper = await createCustomer()
  const page = await shopper.read(path)
  expect([page.status, page.headers.get('location')]).toEqual([303, '/account'])
  const checkout = await shopper.read(`/de${path}?next=checkout`)
  expect([checkout.status, checkout.headers.get('location')]).toEqual([303, '/de/checkout/'])
})

test.each(guestPages)('%s is shown to a guest, never cached and not indexed', async (path) => {
  const page = await createNoScriptShopper(await createTestShop()).read(path)
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(page.html).toContain('content="noindex"')
})

test.each(['', '/sv'])(
  'log-in and account are at the addresses the configuration names: %s',
  async (prefix) => {
    const variables = { LOGIN_PATH: '/sign-in?from=shop', AFTER_LOGIN_PATH: '/my/garage' }
    const shopper = createNoScriptShopper(await createTestShop({ variables }))
    const locationOf = async (path: string) => (await shopper.read(prefix + path)).headers.get('location')
    const address = `${prefix}/sign-in?from=shop&next=account`
    expect(await locationOf('/my/garage')).toBe(address)
    const page = await shopper.read(address)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    // The form, and the links to other languages, lead there directly.
    expect(page.html).toContain(`action="${address.replace('&', '&amp;')}"`)
    expect(page.html).toContain('href="/fi/sign-in?from=shop&amp;next=account"')
    expect(page.html).not.toMatch(/(?:href|action)="[^"]*\/login"/)
    const in_ = await shopper.post(`${prefix}/sign-in?from=shop`, astrid)
    expect([in_.sent.status, in_.location]).toEqual([303, `${prefix}/my/garage`])
    expect([in_.status, in_.html.includes(astrid.email)]).toEqual([200, true])
    expect(await locationOf('/sign-in')).toBe(`${prefix}/my/garage`)
    const out = await shopper.post(`${prefix}/my/garage`, {})
    expect(out.location).toBe(`${prefix}/sign-in?from=shop`)
  },
)

test('after log-in the configuration may lead to any page of the shop', async () => {
  const variables = { LOGIN_PATH: '/info/log-in', AFTER_LOGIN_PATH: '/categories' }
  const guest = createNoScriptShopper(await createTestShop({ variables }))
  expect((await guest.read('/account')).headers.get('location')).toBe('/info/log-in?next=account')
  const customer = createNoScriptShopper(await createTestShop({ variables }))
  const page = await customer.post('/info/log-in', { email: astrid.email, password: astrid.password })
  expect(page.location).toBe('/categories')
  expect((await customer.read('/info/log-in')).headers.get('location')).toBe('/categories')
  expect((await customer.read('/account')).status).toBe(200)
})

test.each(customerPages)('%s answers 503 while the service does not say who the visitor is', async (path) => {
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      request.url.endsWith('/selection') && request.method === 'GET'
        ? new Response('away', { status: 502 })
        : sandbox(request),
  })
  const shopper = createNoScriptShopper(shop)
  await shopper.post('/login', { email: astrid.email, password: astrid.password })
  const page = await shopper.read(path)
  expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'private, no-store'])
  expect(page.text).not.toContain(astrid.name)
})
