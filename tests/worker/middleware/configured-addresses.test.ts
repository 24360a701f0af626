import { expect, test } from 'vitest'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import { documentContext } from '#src/shop.ts'
import { createEdge } from '#tests/support/shop/test-edge.ts'

const variables = {
  LOGIN_PATH: '/sign-in',
  RESET_PASSWORD_PATH: '/my/new-password',
  AFTER_LOGIN_PATH: '/my/garage',
}

/** The result of a request: the target of its redirect, or the address that was rendered for it. */
async function visit(path: string, init: RequestInit = {}, changes: Record<string, string> = {}) {
  const edge = createEdge({
    variables: { ...variables, ...changes },
    render: async (_locale, request) => new Response(await request.text()),
  })
  const response = await edge.fetch(path, init)
  const { request, context } = edge.rendered[0] ?? {}
  const { pathname = null, search = '' } = request ? new URL(request.url) : {}
  return {
    status: response.status,
    location: response.headers.get('location'),
    headers: response.headers,
    shown: pathname === null ? null : pathname + search,
    method: request?.method,
    body: await response.text(),
    config: context?.get(documentContext).accountConfig,
  }
}

const screens: [address: string, route: string][] = [
  ['/sign-in', '/login'],
  ['/my/new-password', '/reset-password'],
  ['/my/garage', '/account'],
]

test.each(screens)(
  '%s shows the screen of %s in every language, which has no other address',
  async (address, route) => {
    for (const locale of locales) {
      const own = localized(locale, address)
      const built = localized(locale, route)
      expect(await visit(`${own}?next=orders`)).toMatchObject({ status: 200, shown: `${built}?next=orders` })
      expect(await visit(`${built}?next=orders`)).toMatchObject({
        status: 307,
        location: `${own}?next=orders`,
        shown: null,
      })
    }
    expect((await visit(route)).headers.get('cache-control')).toBe('private, no-store')
  },
)

test('spelling and a slash at the end make no difference, and longer paths are other pages', async () => {
  for (const path of ['/Sign-In', '/sign%2Din', '/sign-in/']) expect((await visit(path)).shown).toBe('/login')
  for (const path of ['/Login', '/login/']) expect((await visit(path)).location).toBe('/sign-in')
  for (const path of ['/sign-in/x', '/login/x', '/account/orders', '/'])
    expect((await visit(path)).shown).toBe(path)
})

test('a form posted to either address reaches the screen with its fields', async () => {
  const form = { method: 'POST', body: 'email=x', headers: { 'sec-fetch-site': 'same-origin' } }
  expect(await visit('/sv/sign-in', form)).toMatchObject({
    shown: '/sv/login',
    method: 'POST',
    body: 'email=x',
  })
  expect(await visit('/sv/login', form)).toMatchObject({ status: 307, location: '/sv/sign-in' })
})

test('the screen keeps the headers of its route', async () => {
  const [own, built] = [
    await visit('/my/new-password'),
    await visit('/reset-password', {}, { RESET_PASSWORD_PATH: '/reset-password' }),
  ]
  expect(built.status).toBe(200)
  for (const name of ['referrer-policy', 'cross-origin-opener-policy', 'cache-control'])
    expect([name, own.headers.get(name)]).toEqual([name, built.headers.get(name)])
  expect(own.headers.get('referrer-policy')).toBe('no-referrer')
})

test('an address with a query is linked with it and found by its path', async () => {
  const query = { LOGIN_PATH: '/sign-in?from=shop' }
  expect((await visit('/login?next=orders', {}, query)).location).toBe('/sign-in?from=shop&next=orders')
  expect((await visit('/sign-in?next=orders', {}, query)).shown).toBe('/login?next=orders')
})

test('after log-in any page of the shop may follow; only an address without a page is the account’s', async () => {
  const elsewhere = await visit('/account', {}, { AFTER_LOGIN_PATH: '/c/brakes' })
  expect(elsewhere).toMatchObject({
    status: 200,
    config: { accountPath: '/account', afterLoginPath: '/c/brakes' },
  })
  expect((await visit('/c/brakes', {}, { AFTER_LOGIN_PATH: '/c/brakes' })).shown).toBe('/c/brakes')
  expect((await visit('/my/garage')).config?.accountPath).toBe('/my/garage')
})

test('without configuration every screen is at the address of its route', async () => {
  const plain = { LOGIN_PATH: '/login', RESET_PASSWORD_PATH: '/reset-password', AFTER_LOGIN_PATH: '/account' }
  for (const [, route] of screens)
    expect(await visit(route, {}, plain)).toMatchObject({ status: 200, shown: route })
})
