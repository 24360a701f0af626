import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/category.ts'
import { Listing } from '#src/commerce/contract/listing.ts'
import { askCatalogue, createTestShop, headingOf, type TestShop } from '#tests/support/test-shop.ts'
import { builtins, expectPlainCalls } from './safe-calls.ts'

const notFound = "Sorry, We Couldn't Find The Page You're Looking For!"
const filler = (length: number) => 'a'.repeat(length)
const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`

const { categories } = await askCatalogue(CategoriesReply, '/categories', { language: 'en' })
const category = `/c/${categories[0]?.uri}`
const { products } = await askCatalogue(Listing, '/products', { language: 'en', limit: 1 })
const product = `/p/${products[0]?.uri}`

async function visit(shop: TestShop, path: string, init: RequestInit = {}) {
  const before = builtins()
  const response = await shop.fetch(path, init)
  const html = await response.text()
  await shop.settle()
  expect(builtins()).toEqual(before)
  expectPlainCalls(shop.calls)
  return { status: response.status, heading: headingOf(html), html, headers: response.headers }
}

const nowhere: [what: string, path: string][] = [
  ['an unknown product', '/p/no-such-part'],
  ['a product of capital letters', '/p/NO-SUCH-PART'],
  ['a product that climbs', '/p/..%2f..%2fregister'],
  ['a product that climbs twice encoded', '/p/%252e%252e%252fbrands'],
  ['a product of one dot', '/p/%2e'],
  ['a product of 6,000 letters', `/p/${filler(6_000)}`],
  ['a product called __proto__', '/p/__proto__'],
  ['a product called constructor', '/p/constructor'],
  ['a product of a null byte', '/p/%00'],
  ['a product of line breaks', '/p/a%0d%0aset-cookie:%20b=c'],
  ['a product of markup', '/p/%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['an unknown category', '/c/no/such/category'],
  ['a category of seven levels', '/c/a/b/c/d/e/f/g'],
  ['a category that climbs', '/c/..%2f..%2fbrands'],
  ['a category called __proto__', '/c/__proto__'],
  ['no category', '/c/'],
  ['an unknown brand', '/b/no-such-brand'],
  ['a brand called toString', '/b/toString'],
  ['an unknown language', '/xx'],
  ['a language in capital letters', `/SV${category}`],
  ['the default language by name', '/en/no-such-page'],
  ['two languages', '/sv/fi'],
  ['an unknown page', '/no-such-page'],
  ['a page with an extension', '/checkout/confirmation/x.css'],
  ['a page behind a semicolon', '/checkout;x.js'],
  ['more of an unknown category', '/more/c/no-such-category'],
  ['more of nothing', '/more/'],
  ['half a letter', '/%E0%A4%A'],
  ['half a letter in a product', '/p/%E0%A4%A'],
  ['half a letter in a category', '/c/brakes/%C3'],
  ['half a letter in Swedish', '/sv/p/%ff'],
  ['a lone percent sign', '/p/100%'],
  ['another host by two slashes', '//evil.test/p/x'],
  ['another host by a backslash', '/%5Cevil.test'],
]

test.each(nowhere)('%s is not found, in the shop’s own words', async (_, path) => {
  const { status, heading, html, headers } = await visit(await createTestShop(), path)
  expect(status).toBe(404)
  if (!/^\/sv/.test(path)) expect(heading).toBe(notFound)
  expect(html).toMatch(/<\/html>\s*$/)
  expect(html).not.toContain('<script>alert')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.has('set-cookie')).toBe(false)
})

test.each([
  ['sv', 'Vi hittar'],
  ['de', ''],
])('in %s too', async (locale) => {
  const { status, html, heading } = await visit(await createTestShop(), `/${locale}/p/no-such-part`)
  expect([status, heading !== '' && heading !== notFound]).toEqual([404, true])
  expect(html).toContain(`<html lang="${locale}"`)
})

const bombs: Record<string, string> = {
  'broken JSON': '{"brand":["1"',
  'no JSON at all': 'brakes',
  'a list': '[1,2,3]',
  nothing: 'null',
  'a number': '1e999',
  '10 kB of JSON': JSON.stringify({ brand: [filler(10_000)] }),
  '10 kB of brackets': '['.repeat(10_000),
  __proto__: '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}',
  'the keys of the call itself': '{"market":["9"],"pricelist":["9"],"limit":["9999"],"language":["xx"]}',
  operators: '{"brand":{"$gt":""},"vehicle.id":[{"$ne":1}]}',
  'a thousand fields': JSON.stringify(
    Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`f${at}`, ['x']])),
  ),
  'a field of many values': JSON.stringify({ brand: Array.from({ length: 300 }, (_, at) => `${at}`) }),
}

const listings: [what: string, path: string][] = [
  ...['abc', '-1', '0', '1.5', '1e9', '0x10', '', 'NaN', '9'.repeat(400), '__proto__', ' 2'].map(
    (page): [string, string] => [`page "${page.slice(0, 12)}"`, category + query({ page })],
  ),
  ...['__proto__', 'constructor', 'HighestPrice; drop', '', 'highestprice', '%'].map(
    (order): [string, string] => [`order "${order}"`, category + query({ order })],
  ),
  ...Object.entries(bombs).map(([what, filters]): [string, string] => [
    `filters of ${what}`,
    category + query({ filters }),
  ]),
  ['the same parameter five times', `${category}?page=1&page=2&page=x&order=A-Z&order=Z-A`],
  ['half a letter in the query', `${category}?page=%E0%A4%A&order=%ff`],
  ['a query that is another address', `${category}?//evil.test`],
]

test.each(listings)('a listing with %s is a listing all the same', async (_, path) => {
  const shop = await createTestShop()
  const { status, html, headers } = await visit(shop, path)
  // Ten kilobytes of brackets are thirty once they are encoded: more than an address may have.
  expect(status).toBe(path.length > 16_000 ? 414 : 200)
  expect(html).toMatch(/<\/html>\s*$/)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test.each(['999', '500', '120'])(
  'page %s costs the back end no more than a few hundred products',
  async (page) => {
    const shop = await createTestShop()
    const { status } = await visit(shop, category + query({ page }))
    expect([200, 404]).toContain(status)
    const asked = shop.calls.filter(({ path }) => path.endsWith('/products'))
    const limits = asked.map(({ body }) => v.parse(v.object({ limit: v.number() }), JSON.parse(body)).limit)
    expect(limits.length).toBeLessThanOrEqual(3)
    expect(Math.max(...limits)).toBeLessThanOrEqual(125)
  },
)

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
  '%s is answered with what is allowed',
  async (method) => {
    const shop = await createTestShop()
    for (const path of ['/', category, '/no-such-page']) {
      const { status, headers, heading } = await visit(shop, path, { method })
      expect([status, heading]).toEqual([405, notFound])
      expect(headers.get('allow')).toContain('GET')
    }
  },
)

test('a form nobody asked for is refused in the shop’s own words', async () => {
  const shop = await createTestShop()
  const body = '__proto__[polluted]=yes&constructor[prototype][polluted]=yes'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { status, heading } = await visit(shop, category, { method: 'POST', body, headers })
  expect([status, heading]).toEqual([405, notFound])
  const foreign = { ...headers, origin: 'https://evil.test' }
  expect(await visit(shop, category, { method: 'POST', body, headers: foreign })).toMatchObject({
    status: 403,
  })
})

test('headers longer than any browser’s are refused in the shop’s own words', async () => {
  const { status, heading } = await visit(await createTestShop(), category, {
    headers: { cookie: filler(40_000) },
  })
  expect([status, heading]).toEqual([431, notFound])
})

test.each([
  { cookie: 'rc_country=__proto__; rc_lang=../../evil; rc_centra_checkout_token=%E0%A4%A' },
  { cookie: ';;;=;=a; rc_country' },
  { 'accept-language': `${'x'.repeat(5_000)};q=,,;;q=9e99` },
  { 'x-test-country': '"><script>' },
  { 'x-forwarded-host': 'evil.test', 'x-original-url': '/account' },
  { 'x-react-router-spa-mode': 'yes', 'x-react-router-prerender-data': '[1]' },
  { 'if-none-match': '*', range: 'bytes=0-1' },
])('headers that lie change nothing: %o', async (headers) => {
  const { status, html } = await visit(await createTestShop(), category, { headers })
  expect(status).toBe(200)
  expect(html).not.toContain('evil.test')
})

test('data for a screen is refused like the screen', async () => {
  const shop = await createTestShop()
  for (const path of ['/p/no-such-part.data', '/c/%E0%A4%A.data', '/no-such-page.data', '/xx/_.data']) {
    expect(await visit(shop, path)).toMatchObject({ status: 404 })
  }
  const known = await visit(
    shop,
    `${category}.data${query({ _routes: '__proto__,constructor,routes/category' })}`,
  )
  expect(known.status).toBe(200)
})

test('a page that is read with HEAD is a page', async () => {
  const shop = await createTestShop()
  expect(await visit(shop, category, { method: 'HEAD' })).toMatchObject({ status: 200, html: '' })
  expect(await visit(shop, '/p/no-such-part', { method: 'HEAD' })).toMatchObject({ status: 404, html: '' })
})

test('a product is found by its address and by nothing like it', async () => {
  const shop = await createTestShop()
  expect((await visit(shop, product)).status).toBe(200)
  for (const wrong of [`${product}x`, `${product}/x`, `${product}%20`, `${product};x=1`]) {
    expect([wrong, (await visit(shop, wrong)).status]).toEqual([wrong, 404])
  }
  const { status, headers } = await visit(shop, `${product}%2F`)
  expect([status, headers.get('location')]).toEqual([301, product])
})
