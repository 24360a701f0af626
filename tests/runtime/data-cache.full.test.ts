import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { type Shop, startShop } from '#scripts/shop/start-shop.ts'
import { type BackEnd, startBackEnd } from '#tests/support/back-end/back-end.ts'
import { failWith } from '#tests/support/back-end/relay.ts'
import { headingOf, textOf } from '#tests/support/shop/test-shop.ts'
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { Envelope } from '#worker/cache/envelope.ts'
import { policies } from '#worker/cache/policy.ts'
import { keyOf } from '#worker/upstream/catalogue.ts'

const category = '/c/brakes'

test('forty concurrent requests at an empty cache make each call at most twice', async () => {
  await using backEnd = await startBackEnd()
  await using shop = await startShop({ variables: backEnd.variables })
  backEnd.connect(shop)
  const pages = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const response = await shop.fetch(category)
      return `${response.status} ${headingOf(await response.text())}`
    }),
  )
  expect(new Set(pages)).toEqual(new Set(['200 Brakes']))
  // A call that is slow to begin is made once more.
  const questions = backEnd.calls.map(({ method, path, body }) => `${method} ${path} ${body}`)
  expect(questions.length).toBeLessThanOrEqual(2 * new Set(questions).size)
}, 90_000)

test('answers fetched by one isolate are served by the next from the data centre’s cache', async () => {
  using state = createTemporaryFolder()
  await using backEnd = await startBackEnd()
  {
    await using shop = await startShop({ state: state.path, variables: backEnd.variables })
    backEnd.connect(shop)
    expect((await shop.fetch(category)).status).toBe(200)
    const envelope = await vi.waitFor(() => storedListing(shop, backEnd), { timeout: 10_000 })
    expect(envelope).toMatchObject({ status: 200, body: { productCount: expect.any(Number) } })
    expect(envelope.staleUntil - envelope.freshUntil).toBe(policies.listing.revalidate * 1_000)
  }
  backEnd.on(/./, failWith(500))
  await using shop = await startShop({ state: state.path, variables: backEnd.variables })
  const response = await shop.fetch(category)
  expect([response.status, headingOf(await response.text())]).toEqual([200, 'Brakes'])
  expect(response.headers.get('cache-status')).toMatch(/"POST \/products"; hit/)
  expect((await shop.fetch('/c/filters-service')).status).toBe(503)
}, 90_000)

test.each(['workerd', 'node'] as const)(
  'under %s a change of the console is on the next page',
  async (runtime) => {
    await using shop = await startShop({ runtime })
    const { uri, sku } = await firstListed(shop)
    expect([uri, sku]).not.toContain('')
    expect((await visit(shop, category)).cache).toMatch(/"POST \/products"; hit/)

    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ sku, name: 'A part with a new name' })
    const changed = await shop.fetch('/sandbox/__goods', { method: 'POST', headers, body })
    expect([changed.status, await changed.json()]).toEqual([200, { notice: 204 }])
    for (const path of [`/p/${uri}`, category])
      expect((await visit(shop, path)).text, path).toContain('A part with a new name')
  },
  90_000,
)

test('under workerd the cron trigger compares the catalogue with the service', async () => {
  const lines: string[] = []
  await using shop = await startShop({ log: (line) => void lines.push(line) })
  const worker = await shop.workerd!.getWorker()
  expect(await worker.scheduled({ cron: '17 * * * *' })).toMatchObject({ outcome: 'ok' })
  await vi.waitFor(() => expect(lines.join()).toContain('"event":"catalogue-comparison"'))
}, 90_000)

async function visit(shop: Shop, path: string) {
  const response = await shop.fetch(path, { headers: { 'x-test-country': 'SE' } })
  const html = await response.text()
  return { html, text: textOf(html), cache: response.headers.get('cache-status') ?? '' }
}

/** The address and SKU of a product of the list. */
async function firstListed(shop: Shop) {
  const { html } = await visit(shop, category)
  const [, uri = ''] = /href="\/p\/([^"?#]+)/.exec(html) ?? []
  const page = await visit(shop, `/p/${uri}`)
  const [, sku = ''] = /"sku":"([^"]+)"/.exec(page.html.replaceAll('\\"', '"')) ?? []
  return { uri, sku }
}

/** The envelope of the listing asked for, as the Cache API holds it. */
async function storedListing({ workerd }: Shop, { calls, variables }: BackEnd): Promise<Envelope> {
  const asked = calls.findLast(({ path }) => path.endsWith('/products'))
  const key = keyOf(
    { method: 'POST', path: '/products', body: JSON.parse(asked?.body ?? '') },
    variables.COMMERCE_URL,
  )
  const digest = createHash('sha256').update(key).digest('hex')
  const caches = await workerd!.getCaches()
  const found = await caches.default.match(`https://data.invalid/${digest}`)
  return v.parse(Envelope, await found?.json())
}
