import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { parseProxies } from '#scripts/node/client-address.ts'
import { type ShopOptions, startShop } from '#scripts/shop/start-shop.ts'
import { cartCalls } from '#tests/support/shop/cart-calls.ts'
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts'

/** One for all: filling a catalogue takes seconds. */
const state = createTemporaryFolder()
afterAll(() => state[Symbol.dispose]())

/** A proxy on this machine. */
const isProxy = parseProxies() ?? (() => false)

/** The origin of a shop under Node: a proxy in front of it ends TLS. */
const origin = 'https://shop.test'
const startNodeShop = (options: ShopOptions = {}) =>
  startShop({ runtime: 'node', state: state.path, origin, ...options })

test('under Node a page, its files and the back end are served by one server', async () => {
  await using shop = await startNodeShop()
  const page = await shop.fetch('/de')
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain('nonce-')
  expect(html).toMatch(/<html lang="de"/)
  expect(html.trimEnd()).toMatch(/<\/html>$/)

  const [script = ''] = /\/assets\/[^"]+\.js/.exec(html) ?? []
  const file = await shop.fetch(script)
  expect(file.headers.get('content-type')).toContain('javascript')
  expect(`Cache-Control: ${file.headers.get('cache-control')}`).toBe(
    /\/assets\/\*\n {2}(.*)/.exec(readFileSync('public/_headers', 'utf8'))?.[1],
  )
  expect((await shop.fetch('/_headers')).status).toBe(404)
  expect((await shop.fetch('/assets/..%2f..%2fserver/index.js')).status).toBe(404)
}, 60_000)

test('behind a proxy that ends TLS the shop uses its public https origin', async () => {
  await using shop = await startNodeShop()
  const page = await shop.fetch('/c/brakes')
  expect(page.status).toBe(200)
  expect(page.headers.get('strict-transport-security')).toContain('max-age')
  expect(await page.text()).toContain('<link rel="canonical" href="https://shop.test/c/brakes"')
  const post = async (from: string) =>
    (await shop.fetch('/c/brakes', { method: 'POST', headers: { origin: from } })).status
  expect(await post(origin)).toBe(405)
  expect(await post('https://evil.test')).toBe(403)
})

test('under Node the figures are for who has the token, and to others not there', async () => {
  const metricsToken = 'a-token-for-figures'
  await using shop = await startNodeShop({ metricsToken })
  // No other test asks for this list, which would answer it from the cache.
  await shop.fetch('/c/brakes/disc-brakes')
  const authorization = `Bearer ${metricsToken}`
  const answer = await shop.fetch('/metrics', { headers: { authorization } })
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await answer.text()
  expect(text).toContain('shop_requests_total{route="/c/*",status="200"} 1\n')
  expect(text).toMatch(/^shop_cache_results_total\{source="miss"\} [1-9]/m)
  const others = [{}, { authorization: 'Bearer another-token-for-it' }]
  for (const headers of others) {
    const refused = await shop.fetch('/metrics', { headers })
    expect([refused.status, await refused.text()]).toEqual([
      404,
      expect.not.stringContaining('shop_requests'),
    ])
  }
})

test('without a token only programs beside the proxy read the figures', async () => {
  await using shop = await startNodeShop({ clientIp: { header: 'x-real-ip', isProxy } })
  const statusOf = async (headers: Record<string, string>) =>
    (await shop.fetch('/metrics', { headers })).status
  expect([await statusOf({}), await statusOf({ 'x-real-ip': '203.0.113.7' })]).toEqual([200, 404])
})

test('under Node a visitor looks up thirty lists in ten minutes', async () => {
  await using shop = await startNodeShop({ clientIp: { header: 'x-real-ip', isProxy } })
  const lookUp = async (address: string) => {
    const headers = { 'content-type': 'application/json', 'x-real-ip': address, origin }
    const body = JSON.stringify({ list: 'part' })
    return (await shop.fetch('/more/quick-order', { method: 'POST', headers, body })).status
  }
  for (let count = 0; count < 30; count += 1) expect(await lookUp('203.0.113.7')).toBe(200)
  expect(await lookUp('203.0.113.7')).toBe(429)
  expect(await lookUp('203.0.113.8')).toBe(200)
})

test('under Node carts and cached answers survive a restart of the server', async () => {
  let token: string | null
  {
    await using shop = await startNodeShop()
    expect((await shop.fetch('/c/brakes')).status).toBe(200)
    const cart = cartCalls(shop.fetch)
    await cart.add(await cart.anItem(), 2)
    token = cart.session.token
  }
  const answers = new DatabaseSync(join(state.path, 'answers.sqlite'))
  expect(answers.prepare("select 1 from answer where key like '%/categories%'").all()).not.toEqual([])
  answers.close()
  await using shop = await startNodeShop()
  const { lines } = await cartCalls(shop.fetch, token).selection()
  expect(lines.map(({ quantity }) => quantity)).toEqual([2])
})

test('a shop at real services has no sandbox', async () => {
  const elsewhere = 'https://commerce.test/api'
  await using shop = await startNodeShop({
    sandbox: null,
    variables: {
      COMMERCE_URL: elsewhere,
      SHOP_API_URL: elsewhere,
      SEARCH_URL: elsewhere,
      CONTENT_URL: elsewhere,
      PUBLIC_CHECKOUT_URL: elsewhere,
    },
  })
  for (const host of ['shop.test', 'localhost', 'sandbox.localhost']) {
    expect((await shop.fetch('/sandbox/', { headers: { host } })).status).not.toBe(200)
  }
  expect((await shop.fetch('/healthz')).status).toBe(200)
})
