import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestShop } from '#tests/support/shop/test-shop.ts'
import { builtins, expectPlainCalls } from '../safe-calls.ts'

const answers = new Set([200, 301, 302, 400, 404, 405, 414, 431, 503])

const nasty = fc.constantFrom(
  '..',
  '.',
  '',
  '%2e%2e',
  '%2F',
  '%5c',
  '%00',
  '%0d%0aset-cookie:a=b',
  '%E0%A4%A',
  '%',
  '%u0041',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  "'--",
  '{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '\\evil.test',
  '/evil.test',
  'a'.repeat(300),
  '.data',
  '_.data',
  'x.data',
  ';a=b',
  '*',
  '🚗',
  '\u202e',
)
const room = fc.constantFrom(
  'p',
  'c',
  'b',
  'sv',
  'de',
  'en',
  'checkout',
  'cart',
  'search',
  'assets',
  'wishlist',
  'compare',
  'region',
  'login',
  'info',
  'more',
)
const segment = fc.oneof(
  room,
  nasty,
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
)
const key = fc.oneof(
  fc.constantFrom('page', 'order', 'filters', 'keyword', 'ids', '_routes', 'index', '__proto__', 'failed'),
  fc.string({ maxLength: 8 }),
)
const value = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.json({ maxDepth: 3 }),
  fc.float().map(String),
)
const address = fc.record({
  segments: fc.array(segment, { maxLength: 5 }),
  query: fc.array(fc.tuple(key, value), { maxLength: 4 }),
  raw: fc.boolean(),
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'DELETE'),
})

/** Sent as it is where the network would let it through, and encoded where it would not. */
function pathOf({ segments, query, raw }: typeof address extends fc.Arbitrary<infer T> ? T : never): string {
  const path = `/${segments.map((part) => (raw ? part : encodeURIComponent(part.toWellFormed()))).join('/')}`
  const pairs = query.map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join('='))
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

/** The targets of a page's links outside of this shop. */
/** The shop's email address and telephone number, which the pages of forms have beside them. */
const contact = ['mailto:help@tappet.example', 'tel:+46846500400']

function foreignLinks(html: string, origin: string): string[] {
  const links = [...html.matchAll(/ (?:href|src|action)="([^"]*)"/g)].map(([, link = '']) => link)
  return links.filter(
    (link) => !contact.includes(link) && new URL(link.replaceAll('&amp;', '&'), origin).origin !== origin,
  )
}

test('any request gets an answer of the shop itself, and the shop keeps running', async () => {
  const shop = await createTestShop()
  const before = builtins()
  await fc.assert(
    fc.asyncProperty(address, async (asked) => {
      const path = pathOf(asked)
      fc.pre(URL.canParse(shop.origin + path))
      const response = await shop.fetch(path, { method: asked.method })
      const text = await response.text()
      expect(answers).toContain(response.status)
      expect(text).not.toMatch(/<script>alert|<img src=x/)
      if (response.headers.get('content-type')?.startsWith('text/html') && asked.method !== 'HEAD') {
        expect(text).toMatch(/<h1.*<\/html>\s*$/s)
        expect(foreignLinks(text, shop.origin)).toEqual([])
      }
      const location = response.headers.get('location')
      if (location) expect(new URL(location, shop.origin).origin).toBe(shop.origin)
      expect(response.headers.has('set-cookie')).toBe(false)
    }),
    { numRuns: 400 },
  )
  await shop.settle()
  expect(builtins()).toEqual(before)
  expectPlainCalls(shop.calls)
}, 120_000)
