import { expect, test } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { createTestShop, fetchCatalogue } from '#tests/support/shop/test-shop.ts'
import { createCarefulShopper } from '../safe-calls.ts'

const notFound = "Sorry, We Couldn't Find The Page You're Looking For!"
const filler = (length: number) => 'a'.repeat(length)

const { categories } = await fetchCatalogue(CategoriesReply, '/categories', { language: 'en' })
const category = `/c/${categories[0]?.uri}`
const { products } = await fetchCatalogue(Listing, '/products', { language: 'en', limit: 1 })
const product = `/p/${products[0]?.uri}`

const shop = await createTestShop()
const visit = createCarefulShopper(shop)

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
  ['no category', '/c'],
  ['an unknown brand', '/b/no-such-brand'],
  ['a brand called toString', '/b/toString'],
  ['an unknown language', '/xx'],
  ['a language in capital letters', `/SV${category}`],
  ['the default language by name, twice over', '/sv/en/no-such-page'],
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
  const { status, heading, html, headers } = await visit(path)
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
])('bad input gets its error page in %s', async (locale) => {
  const { status, html, heading } = await visit(`/${locale}/p/no-such-part`)
  expect([status, heading !== '' && heading !== notFound]).toEqual([404, true])
  expect(html).toContain(`<html lang="${locale}"`)
})

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
  '%s is answered with the allowed values',
  async (method) => {
    for (const path of ['/', category, '/no-such-page']) {
      const { status, headers, heading } = await visit(path, { method })
      expect([status, heading]).toEqual([405, notFound])
      expect(headers.get('allow')).toContain('GET')
    }
  },
)

test('a form posted to a page without a form gets a 405 page of the shop, and 403 from another site', async () => {
  const body = '__proto__[polluted]=yes&constructor[prototype][polluted]=yes'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { status, heading } = await visit(category, { method: 'POST', body, headers })
  expect([status, heading]).toEqual([405, notFound])
  const foreign = { ...headers, origin: 'https://evil.test' }
  expect(await visit(category, { method: 'POST', body, headers: foreign })).toMatchObject({
    status: 403,
  })
})

test.each(['/cart', '/login', '/region', '/sv/login'])(
  'a POST without a form to %s gets the not-found screen with 400',
  async (path) => {
    for (const init of [
      { method: 'POST' },
      { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
    ]) {
      const { status, heading, html } = await visit(path, init)
      expect(status).toBe(400)
      expect(heading).toBe(path.startsWith('/sv') ? 'Vi hittar tyvärr inte sidan du letar efter!' : notFound)
      expect(html).toMatch(/<\/html>\s*$/)
    }
  },
)

test.each(['//', '/////', '/sv//', '//c/brakes', '/c//brakes'])('%s is not found', async (path) => {
  expect(await visit(path)).toMatchObject({ status: 404 })
})

test('headers longer than any browser’s are refused in the shop’s own words', async () => {
  const { status, heading } = await visit(category, {
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
  const { status, html } = await visit(category, { headers })
  expect(status).toBe(200)
  expect(html).not.toContain('evil.test')
})

test('data for a screen is refused like the screen', async () => {
  for (const path of ['/p/no-such-part.data', '/c/%E0%A4%A.data', '/no-such-page.data', '/xx/_.data']) {
    expect(await visit(path)).toMatchObject({ status: 404 })
  }
  const known = await visit(`${category}.data?_routes=__proto__,constructor,routes/catalogue/category`)
  expect(known.status).toBe(200)
})

test('HEAD for a page answers like GET, without a body', async () => {
  expect(await visit(category, { method: 'HEAD' })).toMatchObject({ status: 200, html: '' })
  expect(await visit('/p/no-such-part', { method: 'HEAD' })).toMatchObject({ status: 404, html: '' })
})

test('a product is found by its address and by nothing like it', async () => {
  expect((await visit(product)).status).toBe(200)
  for (const wrong of [`${product}x`, `${product}/x`, `${product}%20`, `${product};x=1`]) {
    expect([wrong, (await visit(wrong)).status]).toEqual([wrong, 404])
  }
  const { status, headers } = await visit(`${product}%2F`)
  expect([status, headers.get('location')]).toEqual([301, product])
})
