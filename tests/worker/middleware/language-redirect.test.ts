import { expect, test } from 'vitest'
import { localVariables } from '#scripts/shop/local-variables.ts'
import { createEdge } from '#tests/support/shop/test-edge.ts'
import { createApp } from '#worker/app.ts'
import { createIsolate } from '#worker/isolate.ts'

const browser =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
const shopper = {
  'user-agent': browser,
  'accept-language': 'pl,en;q=0.5',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'none',
}
const redirecting = { LANGUAGE_REDIRECT: '1' }

async function visit(
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', variables = redirecting as Record<string, string> } = {},
) {
  const response = await createEdge({ variables }).fetch(path, {
    method,
    headers: { ...shopper, ...headers },
  })
  return {
    status: response.status,
    location: response.headers.get('location'),
    cache: response.headers.get('cache-control'),
    cookie: response.headers.get('set-cookie'),
  }
}

test.each([
  ['SE', '/sv'],
  ['FI', '/fi'],
  ['DK', '/da'],
  ['FR', '/fr'],
  ['NL', '/nl'],
  ['DE', '/de'],
  ['AT', '/de'],
  ['BE', '/nl'],
])('a visitor in %s who opens the home page is sent to %s', async (country, location) => {
  expect(await visit('/', { 'x-test-country': country })).toEqual({
    status: 302,
    location,
    cache: 'private, no-store',
    cookie: null,
  })
})

test.each([
  ['DE', '/de'],
  ['BE', '/nl'],
])('a visitor in %s whose browser names no language is sent to %s', async (country, location) => {
  const headers = { 'user-agent': browser, 'x-test-country': country }
  const response = await createEdge({ variables: redirecting }).fetch('/', { headers })
  expect([response.status, response.headers.get('location')]).toEqual([302, location])
})

test.each(['?', '?page=2', '?utm_source=mail'])(
  'the home page with the query %s is redirected too',
  async (query) => {
    expect(await visit(`/${query}`, { 'x-test-country': 'SE' })).toMatchObject({
      status: 302,
      location: `/sv${query === '?' ? '' : query}`,
    })
  },
)

test('the query is kept in the redirect', async () => {
  const query = '?utm_source=mail&gclid=a%20b&x=%2F%2Fevil.test'
  const { location } = await visit(`/${query}`, { 'x-test-country': 'DE' })
  expect(location).toBe(`/de${query}`)
})

test('HEAD is answered like GET', async () => {
  expect(await visit('/', { 'x-test-country': 'DE' }, { method: 'HEAD' })).toMatchObject({
    status: 302,
    location: '/de',
  })
})

test('a prefetch is redirected as a visit is', async () => {
  expect(await visit('/', { 'x-test-country': 'DE', 'sec-purpose': 'prefetch' })).toMatchObject({
    status: 302,
  })
})

const left: [who: string, path: string, headers: Record<string, string>][] = [
  ['somebody whose language is the default one', '/', { 'x-test-country': 'GB' }],
  ['somebody from where we speak no language', '/', { 'x-test-country': 'JP' }],
  ['somebody from nowhere', '/', {}],
  ['somebody behind Tor', '/', { 'x-test-country': 'T1' }],
  ['somebody who chose the default language', '/', { 'x-test-country': 'DE', cookie: 'rc_lang=en' }],
  ['a click within the shop', '/', { 'x-test-country': 'DE', 'sec-fetch-site': 'same-origin' }],
  [
    'a click within the shop against what is stored',
    '/',
    { 'x-test-country': 'DE', 'sec-fetch-site': 'same-origin', cookie: 'rc_lang=sv' },
  ],
  ['a script that reads the page', '/', { 'x-test-country': 'DE', 'sec-fetch-dest': 'empty' }],
]

test.each(left)('%s is not redirected, and the page is not cached', async (_, path, headers) => {
  expect(await visit(path, headers)).toMatchObject({
    status: 200,
    location: null,
    cache: 'private, no-store',
  })
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1',
])('a crawler sees every address as it is: %s', async (userAgent) => {
  expect(await visit('/', { 'x-test-country': 'DE', 'user-agent': userAgent })).toMatchObject({
    status: 200,
    location: null,
  })
})

test('a stored language wins over the language of the country', async () => {
  expect(await visit('/', { 'x-test-country': 'DE', cookie: 'rc_lang=fi' })).toMatchObject({
    location: '/fi',
  })
  expect(await visit('/', { 'x-test-country': 'DE', cookie: 'rc_lang=xx' })).toMatchObject({
    location: '/de',
  })
  expect(await visit('/', { 'x-test-country': 'DE', cookie: 'rc_lang=//evil.test' })).toMatchObject({
    location: '/de',
  })
})

test.each(['/p/brake-disc', '/c/brakes', '/sv', '/de', '/checkout/', '//', '/_.data', '/index.html'])(
  '%s is a separate choice',
  async (path) => {
    const address = path === '//' ? 'https://shop.test//' : path
    expect(await visit(address, { 'x-test-country': 'FR' })).toMatchObject({ location: null })
  },
)

test('a form that is posted is not sent elsewhere', async () => {
  expect(await visit('/', { 'x-test-country': 'DE' }, { method: 'POST' })).toMatchObject({ location: null })
})

test('no page is redirected while LANGUAGE_REDIRECT is off', async () => {
  const variables = { LANGUAGE_REDIRECT: '0' }
  expect(await visit('/', { 'x-test-country': 'DE' }, { variables })).toMatchObject({ status: 200 })
})

test('x-test-country is ignored unless TEST_HEADERS is on', async () => {
  const app = createApp(createIsolate(), async () => new Response('A screen'))
  const ask = (TEST_HEADERS: string) =>
    app.request(
      'http://localhost:8787/',
      { headers: { ...shopper, 'x-test-country': 'DE' } },
      {
        ...localVariables('http://localhost:8787'),
        ...redirecting,
        TEST_HEADERS,
      },
    )
  expect((await ask('0')).status).toBe(200)
  expect((await ask('1')).status).toBe(302)
})
