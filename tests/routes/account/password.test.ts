import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import {
  createTestShop,
  fetchCatalogue,
  headingOf,
  latestMail,
  type TestShop,
} from '#tests/support/shop/test-shop.ts'

// The first question fills the sandbox.
await fetchCatalogue(Listing, '/products', { limit: 1 })

const password = 'canary four plain words'
const chosen = { 'new-password': password, 'repeat-password': password }

/** Asks for a password-reset mail, and reads the path that its link leads to. */
async function requestLink(shop: TestShop, email: string, prefix = ''): Promise<string> {
  const { sent } = await createNoScriptShopper(shop).post(`${prefix}/forgot-password`, { email })
  expect(sent.status).toBe(200)
  const [, path] = /https:\/\/shop\.test(\/\S+)/.exec(await latestMail(email)) ?? []
  if (!path) throw new Error('The mail has no link.')
  return path
}

const keyOf = (link: string) => Object.fromEntries(new URL(link, 'https://shop.test').searchParams)

test('the link of the mail leads to the configured path in the language of the visitor', async () => {
  const { email } = ownAccount(astrid)
  const shop = await createTestShop({ variables: { RESET_PASSWORD_PATH: '/new/password' } })
  const link = await requestLink(shop, email, '/fi')
  expect(link).toMatch(/^\/fi\/new\/password\?/)
  const shopper = createNoScriptShopper(shop)
  const page = await shopper.read(link)
  expect([page.status, page.headers.get('referrer-policy'), page.headers.get('cache-control')]).toEqual([
    200,
    'no-referrer',
    'private, no-store',
  ])
  expect(page.html).toContain('action="/fi/new/password"')
  const done = await shopper.post('/fi/new/password', { ...keyOf(link), ...chosen })
  expect(done.sent.status).toBe(200)
  expect((await shopper.read('/account')).text).toContain(astrid.name)
})

test('a link sets a password once, logs in, and offers another link when it is used again', async () => {
  const { email } = ownAccount(astrid)
  const shop = await createTestShop()
  const link = await requestLink(shop, email)
  const shopper = createNoScriptShopper(shop)
  const page = await shopper.read(link)
  expect([page.status, page.headers.get('referrer-policy'), page.headers.get('cache-control')]).toEqual([
    200,
    'no-referrer',
    'private, no-store',
  ])
  expect(page.html).toContain('content="noindex"')

  const short = await shopper.post('/reset-password', { ...keyOf(link), ...chosen, 'new-password': 'short' })
  expect([short.sent.status, short.text]).toEqual([422, expect.stringContaining('Use at least 8 characters')])
  const done = await shopper.post('/reset-password', { ...keyOf(link), ...chosen })
  expect([done.sent.status, done.location]).toEqual([200, null])
  expect(done.text).toContain('Your new password is saved, and you are logged in.')
  expect((await shopper.read('/account')).text).toContain(astrid.name)

  const stranger = createNoScriptShopper(shop)
  const again = await stranger.post('/reset-password', { ...keyOf(link), ...chosen })
  expect(again.sent.status).toBe(410)
  expect(again.text).toContain('This link is incomplete, has been used or has expired.')
  expect(again.html).toContain('href="/forgot-password"')
  expect((await stranger.post('/login', { email, password: astrid.password })).sent.status).toBe(422)
  expect((await stranger.post('/login', { email, password })).location).toBe('/account')
})

test.each(['/reset-password', '/reset-password?i=x', '/reset-password?i=%3Cscript%3E&id=1'])(
  '%s is not a complete link: the page offers another',
  async (address) => {
    const shop = await createTestShop()
    const page = await createNoScriptShopper(shop).read(address)
    expect(page.text).toContain('This link is incomplete, has been used or has expired.')
    expect(page.html).not.toContain('name="new-password"')
    expect(headingOf(page.html)).toBe('This link no longer works')
    expect((await createNoScriptShopper(shop).post('/reset-password', chosen)).sent.status).toBe(400)
  },
)

test('no script that could read the address runs before the one that removes the key from it', async () => {
  const { html } = await createNoScriptShopper(await createTestShop()).read('/reset-password?i=abc&id=1')
  const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, attributes, code = '']) => ({
    attributes,
    code,
  }))
  const removing = scripts.findIndex(({ code }) => code.includes('replaceState'))
  expect(removing).not.toBe(-1)
  for (const { attributes, code } of scripts.slice(0, removing)) {
    expect(attributes).not.toMatch(/src/)
    expect(code).not.toMatch(/location|URL|href/)
  }
  const addresses = [...html.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, address]) => address)
  expect(addresses.filter((address) => address?.includes('abc'))).toEqual([])
})

test('a customer changes the password with the current one', async () => {
  const { email } = ownAccount(astrid)
  const shop = await createTestShop()
  const shopper = createNoScriptShopper(shop)
  await shopper.post('/login', { email, password: astrid.password })
  const change = (current: string, fields = chosen) =>
    shopper.post('/account/password', { password: current, ...fields })

  const wrong = await change('amazon-121-red')
  expect([wrong.sent.status, wrong.text]).toEqual([
    422,
    expect.stringContaining('This is not your current password'),
  ])
  const different = await change(astrid.password, { ...chosen, 'repeat-password': 'canary other' })
  expect([different.sent.status, different.text]).toEqual([
    422,
    expect.stringContaining('The two passwords are not the same'),
  ])
  const done = await change(astrid.password)
  expect([done.sent.status, done.text]).toEqual([
    200,
    expect.stringContaining('Your password has been changed.'),
  ])
  for (const page of [wrong, different, done]) expect(page.html).not.toMatch(/canary|amazon/)
  expect((await shopper.read('/account')).text).toContain(astrid.name)

  const elsewhere = createNoScriptShopper(shop)
  expect((await elsewhere.post('/login', { email, password })).location).toBe('/account')
})

test('a form for a new password that outlived the log-in leads to the log-in page and back', async () => {
  const shopper = createNoScriptShopper(await createTestShop())
  const { sent, location } = await shopper.post('/account/password', { password: 'x', ...chosen })
  expect([sent.status, location]).toEqual([303, '/login?next=password'])
})

test.each([
  ['/forgot-password', { email: 'kim@example.com' }, 'The link could not be sent right now.'],
  ['/reset-password', { i: 'abc', id: '1', ...chosen }, 'We can’t tell whether your password was saved.'],
])('%s says so when the service does not answer', async (path, fields, expected) => {
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      request.url.includes('/password') ? new Response('away', { status: 502 }) : sandbox(request),
  })
  const { sent, text } = await createNoScriptShopper(shop).post(path, fields)
  expect([sent.status, text]).toEqual([503, expect.stringContaining(expected)])
})

test('the eleventh request for a link within a minute is refused without calling the service', async () => {
  const shop = await createTestShop()
  const shopper = createNoScriptShopper(shop)
  for (let count = 0; count < 10; count += 1)
    expect((await shopper.post('/forgot-password', { email: 'kim@example.com' })).sent.status).toBe(200)
  const calls = shop.calls.length
  const { sent } = await shopper.post('/forgot-password', { email: 'kim@example.com' })
  expect([sent.status, sent.headers.get('retry-after')]).toEqual([429, '60'])
  expect(shop.calls.slice(calls).some(({ path }) => path.includes('password-reset-email'))).toBe(false)
})
