import { readdirSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { sourceMaps } from '#scripts/build/builder.ts'
import { startShop } from '#scripts/shop/start-shop.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { startBackEnd } from '#tests/support/back-end/back-end.ts'
import { headingOf } from '#tests/support/shop/test-shop.ts'

const backEnd = await startBackEnd()
afterAll(() => backEnd[Symbol.asyncDispose]())
const shop = await startShop({ variables: backEnd.variables })
afterAll(shop.close)
backEnd.connect(shop)

const met = async (path: string, init?: RequestInit) => {
  const response = await shop.fetch(path, init)
  await response.text()
  return response.status
}

test.each([
  ['half a letter', '/%E0%A4%A', 404],
  ['a lone percent sign', '/p/100%', 404],
  ['an unknown part', '/p/no-such-part', 404],
  ['ten kilobytes of filters', `/c/brakes?filters=${'['.repeat(10_000)}`, 200],
  ['seventeen kilobytes of address', `/${'a'.repeat(17_000)}`, 414],
])('workerd answers %s with the status that Node does', async (_, path, status) => {
  expect(await met(path)).toBe(status)
})

test('workerd refuses large headers, DELETE and forms of other sites, and answers HEAD', async () => {
  expect(await met('/', { headers: { cookie: 'a'.repeat(33_000) } })).toBe(431)
  expect(await met('/', { method: 'DELETE' })).toBe(405)
  expect(await met('/', { method: 'POST', headers: { origin: 'https://evil.test' } })).toBe(403)
  expect(await met('/', { method: 'HEAD' })).toBe(200)
})

test('workerd compresses a feed once', async () => {
  const response = await shop.fetch('/feed/1.xml', { headers: { 'accept-encoding': 'gzip' } })
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'gzip'])
  const text = gunzipSync(bytes).toString()
  expect(text.slice(0, 5)).toBe('<?xml')
  expect(text.trimEnd().slice(-6)).toBe('</rss>')
})

test('source maps are kept and not served', async () => {
  const [map = ''] = readdirSync(sourceMaps)
  expect(map).toMatch(/\.js\.map$/)
  expect(await met(`/assets/${map.replace(/\.map$/, '')}`)).toBe(200)
  expect(await met(`/assets/${map}`)).toBe(404)
  expect(await met(`/build/source-maps/${map}`)).toBe(404)
})

test('the rate limit binding limits the attempts of a client', async () => {
  const attempt = (address: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'cf-connecting-ip': address }
    return met('/cart', { method: 'POST', headers, body: 'do=add-voucher&voucher=GUESS' })
  }
  // Its periods are aligned to the clock: 21 attempts fall into two of them at most.
  const outcomes = []
  for (let count = 0; count < 21; count += 1) outcomes.push(await attempt('203.0.113.7'))
  expect(outcomes.slice(0, 10)).toEqual(Array(10).fill(303))
  expect(outcomes).toContain(429)
  expect(await attempt('203.0.113.8')).toBe(303)
})

test('a Durable Object limits the lists that a client looks up', async () => {
  const lookUp = (address: string) => {
    const headers = { 'content-type': 'application/json', 'cf-connecting-ip': address }
    return met('/more/quick-order', { method: 'POST', headers, body: JSON.stringify({ list: 'part' }) })
  }
  for (let count = 0; count < 30; count += 1) expect(await lookUp('203.0.113.7')).toBe(200)
  expect(await lookUp('203.0.113.7')).toBe(429)
  expect(await lookUp('203.0.113.8')).toBe(200)
})

test('a page is streamed up to its footer before slow data has arrived', async () => {
  const response = await shop.fetch('/sandbox/api/checkout/products', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ limit: 1, language: 'en' }),
  })
  const [product] = v.parse(Listing, await response.json()).products
  const late = Promise.withResolvers<void>()
  backEnd.on(/\/products\/\d+$/, async (_call, pass) => {
    await late.promise
    return pass()
  })

  const page = await shop.fetch(`/p/${product?.uri}`)
  expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'identity'])
  const reader = page.body!.pipeThrough(new TextDecoderStream()).getReader()
  let early = ''
  while (!early.includes('</footer>')) early += (await reader.read()).value ?? '</footer>'
  expect(product?.name).toContain(headingOf(early))
  expect(early).not.toContain('</html>')

  late.resolve()
  let rest = ''
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) rest += piece.value
  expect(rest).toMatch(/<\/html>\s*$/)
})

test('files with a hash in their name are immutable, and missing files are not cached', async () => {
  const html = await (await shop.fetch('/')).text()
  const [, asset = ''] = /href="(\/assets\/[^"]+\.css)"/.exec(html) ?? []
  expect((await shop.fetch(asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  for (const path of ['/assets/no-such-file.css', '/checkout/confirmation/x.css']) {
    const missing = await shop.fetch(path)
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
  }
})

test.each(['/favicon.svg', '/share.png', '/drawings/empty-cart.svg'])(
  'the file %s has the security headers of a page',
  async (path) => {
    const { status, headers } = await shop.fetch(path)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  },
)
