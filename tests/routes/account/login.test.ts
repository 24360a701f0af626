import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userAgent } from '#scripts/shop/user-agent.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import {
  changeSwitches,
  createTestShop,
  fetchCatalogue,
  type TestShop,
  textOf,
} from '#tests/support/shop/test-shop.ts'

const { products } = await fetchCatalogue(Listing, '/products', { limit: 60, onlyAvailable: true })
const plain = products.find(
  ({ items, bundle, depositItem }) =>
    items[0]?.stock === 'yes' && items.length === 1 && !bundle && !depositItem,
)
const item = plain?.items[0]?.item ?? ''

const tokenCookie = /^rc_centra_checkout_token=[^;]+; Path=\/; Max-Age=2592000/
const right = { email: astrid.email, password: astrid.password }
/** Credentials of an account without a saved cart. */
const ownCredentials = () => ({ ...right, email: ownAccount(astrid).email })
const accountCalls = (shop: TestShop) =>
  shop.calls.filter(({ path }) => /\/(selection|login|logout)/.test(path)).map(({ path }) => path)

/** A form whose answer is a page, not another address. */
async function submit(
  shop: TestShop,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  path = '/login',
) {
  const response = await shop.fetch(path, {
    method: 'POST',
    headers: { 'user-agent': userAgent, origin: shop.origin, ...headers },
    body: new URLSearchParams(fields),
  })
  const html = await response.text()
  await shop.settle()
  return { status: response.status, headers: response.headers, html, text: textOf(html) }
}

describe.each([
  { service: 'a service that keeps the token', renewTokenAtLogin: false },
  { service: 'a service that renews the token', renewTokenAtLogin: true },
])('at $service', ({ renewTokenAtLogin }) => {
  beforeAll(() => changeSwitches({ renewTokenAtLogin }))
  afterAll(() => changeSwitches({ renewTokenAtLogin: false }))

  test('without script one logs in, is known, and logs out', async () => {
    const shopper = createNoScriptShopper(await createTestShop())
    await shopper.post('/cart', { item })
    const before = shopper.session.token
    const { sent, location } = await shopper.post('/login', ownCredentials())
    expect([sent.status, location]).toEqual([303, '/account'])
    expect(shopper.session.token).not.toBe(before)
    expect(sent.headers.get('set-cookie')).toMatch(tokenCookie)

    const known = await shopper.read('/account')
    expect(known.text).toContain(`Logged in as ${astrid.name}`)
    expect(known.headers.get('cache-control')).toBe('private, no-store')
    expect((await shopper.read('/cart')).text).toContain(plain?.sku)

    const out = await shopper.post('/account', {})
    expect([out.sent.status, out.location]).toEqual([303, '/login'])
    expect(out.sent.headers.get('clear-site-data')).toBe('"cache"')
    expect(out.text).toContain('Password')
    expect((await shopper.read('/cart')).text).toContain('Your cart is empty')
    expect((await shopper.read('/account')).headers.get('location')).toBe('/login?next=account')
  })

  test('logging in without a cart sets the token that the login is connected to', async () => {
    const shopper = createNoScriptShopper(await createTestShop())
    const { sent } = await shopper.post('/login', right)
    expect(sent.headers.get('set-cookie')).toMatch(tokenCookie)
    expect((await shopper.read('/account')).text).toContain(`Logged in as ${astrid.name}`)
  })
})

test('without script the page after log-in shows its effect on the cart, while that is true', async () => {
  const customer = ownCredentials()
  const shopper = createNoScriptShopper(await createTestShop())
  await shopper.post('/cart', { item })
  await shopper.post('/login', customer)
  await shopper.post('/account', {})
  const back = await shopper.post('/login', customer)
  expect(back.location).toBe('/account?cart=back-1')
  expect(back.text).toContain('Your saved cart is back, with 1 item.')
  await shopper.post('/account', {})
  await shopper.post('/cart', { item, quantity: '2' })
  const joined = await shopper.post('/login', customer)
  expect(joined.location).toBe('/account?cart=joined-3')
  expect(joined.text).toContain('We’ve merged this cart with your saved one: 3 items.')
  for (const untrue of ['/account?cart=back-7', '/account?cart=x'])
    expect((await shopper.read(untrue)).text).not.toContain('saved')
})

test('a log-in in another language stays in that language', async () => {
  const shopper = createNoScriptShopper(
    await createTestShop({ variables: { AFTER_LOGIN_PATH: '/categories' } }),
  )
  const { location } = await shopper.post('/sv/login', ownCredentials())
  expect(location).toBe('/sv/categories')
  expect((await shopper.read('/sv/account')).text).toContain(`Inloggad som ${astrid.name}`)
})

test.each([
  ['checkout', '/login?next=checkout', '/checkout/'],
  ['//evil.example/', '/login', '/categories'],
  ['https://evil.example/', '/login', '/categories'],
  ['constructor', '/login', '/categories'],
])('logging in with the destination %s leads on to a known path', async (next, formAction, location) => {
  const shopper = createNoScriptShopper(
    await createTestShop({ variables: { AFTER_LOGIN_PATH: '/categories' } }),
  )
  const address = `/login?next=${encodeURIComponent(next)}`
  const page = await shopper.read(address)
  expect(page.html).toContain(`action="${formAction}"`)
  expect(page.html).not.toContain('evil.example')
  expect((await shopper.post(address, ownCredentials())).location).toBe(location)
})

test.each([
  ['a wrong password', { ...right, password: 'amazon-121-red' }, 'Incorrect password or email'],
  ['an unknown address', { ...right, email: 'somebody@example.com' }, 'Incorrect password or email'],
  ['one the service says is unknown', { ...right, email: 'nobody@example.com' }, 'Account not found'],
  ['no address', { ...right, email: 'astrid' }, 'Email is not valid'],
  ['nothing', {}, 'This field is required'],
])('%s: the page says so, keeps the address and never the password', async (_, fields, expected) => {
  const shop = await createTestShop()
  const { status, text, html, headers } = await submit(shop, fields)
  expect([status, headers.get('cache-control')]).toEqual([422, 'private, no-store'])
  expect(text).toContain(expected)
  if ('email' in fields) expect(html).toContain(`value="${fields.email}"`)
  expect(html).not.toContain('amazon-121')
})

test.each([
  ['en', 'Too many attempts. Wait a minute, then try again.'],
  ['de', 'Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es noch einmal.'],
])(
  'the eleventh attempt in a minute is refused in %s without calling the service',
  async (locale, expected) => {
    const shop = await createTestShop()
    const path = locale === 'en' ? '/login' : `/${locale}/login`
    const wrong = (count: number) => ({ ...right, password: `amazon-121-red-${count}` })
    for (let count = 0; count < 10; count += 1)
      // The service counts wrong passwords too.
      expect([422, 429]).toContain((await submit(shop, wrong(count), {}, path)).status)
    expect(accountCalls(shop).filter((call) => call.includes('/login/'))).toHaveLength(10)
    const asked = accountCalls(shop).length

    const { status, headers, text, html } = await submit(shop, right, {}, path)
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      429,
      '60',
      'private, no-store',
    ])
    expect(text).toContain(expected)
    expect(html).toContain(`value="${astrid.email}"`)
    expect(html).not.toContain('amazon-121')
    expect(accountCalls(shop)).toHaveLength(asked)

    const elsewhere = { 'cf-connecting-ip': '203.0.113.8' }
    expect((await submit(shop, { ...right, email: 'jonas@example.com' }, elsewhere, path)).status).toBe(422)
    expect((await submit(shop, right, elsewhere, path)).status).toBe(429)
    expect((await submit(shop, {}, {}, path)).status).toBe(422)
  },
)

test('the log-in form makes no call when there is no token', async () => {
  const shop = await createTestShop()
  const { status, html, headers } = await createNoScriptShopper(shop).read('/login')
  expect([status, headers.get('cache-control'), headers.get('set-cookie')]).toEqual([
    200,
    'private, no-store',
    null,
  ])
  expect(html).toContain('content="noindex"')
  expect(accountCalls(shop)).toEqual([])
})

test.each([
  ['another site', { origin: 'https://evil.test' }],
  ['a neighbour', { 'sec-fetch-site': 'same-site' }],
])('a log-in form of %s is refused', async (_, headers) => {
  const shop = await createTestShop()
  expect((await submit(shop, right, headers)).status).toBe(403)
  expect(accountCalls(shop)).toEqual([])
})

test('a service that does not answer: the page says so and asks to come back', async () => {
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      /\/log(in|out)/.test(request.url) ? new Response('away', { status: 502 }) : sandbox(request),
  })
  const { status, text, html, headers } = await submit(shop, right)
  expect([status, headers.get('retry-after')]).toEqual([503, '30'])
  expect(text).toContain('We couldn’t log you in.')
  expect(html).toContain(`value="${astrid.email}"`)
})

test('an address that would climb in the back end’s paths stays one piece of them', async () => {
  const shop = await createTestShop()
  await submit(shop, { email: 'a@b.example/../../register', password: 'x' })
  await submit(shop, { email: "o'brien/../x@example.com", password: 'x' })
  const asked = accountCalls(shop).filter((path) => path.includes('/login/'))
  expect(asked).toEqual(["/api/checkout/login/o'brien%2F..%2Fx%40example.com"])
})
