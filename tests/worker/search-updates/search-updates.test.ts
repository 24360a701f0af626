import * as v from 'valibot'
import { afterAll, expect, test, vi } from 'vitest'
import { sandboxServices } from '#scripts/shop/local-variables.ts'
import { catalogueWebhookPath } from '#src/commerce/contract/catalogue-webhook.ts'
import { operator } from '#tests/support/sandbox/sandbox-fixture.ts'
import { createSyncWorld } from '#tests/support/sandbox/search-sync-world.ts'
import { testSecret } from '#tests/support/sandbox/test-sandbox.ts'
import { signedNotice } from '#tests/support/shop/signed-notice.ts'
import { createEdge } from '#tests/support/shop/test-edge.ts'
import { catalogueComparison, searchUpdates as limits } from '#worker/limits.ts'

vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())

const origin = 'https://shop.test'
const world = await createSyncWorld(40)
const { sandbox } = world
afterAll(() => world.close())

function createShop({ searchUpdates = true, variables = {} } = {}) {
  const writes: string[] = []
  const edge = createEdge({
    searchUpdates,
    variables: { PUBLIC_ORIGIN: origin, ...sandboxServices(origin, testSecret), ...variables },
    upstream(request) {
      const { pathname, search } = new URL(request.url)
      if (request.method === 'POST' && pathname.endsWith('/documents')) writes.push(pathname)
      return sandbox.fetch(pathname + search, request)
    },
  })
  const linesOf = (event: string): unknown[] =>
    edge.lines.map((line): { event?: string } => JSON.parse(line)).filter((line) => line.event === event)
  return {
    writes,
    linesOf,
    /** Lets an hour pass, and compares the catalogue with the service. */
    async hourPasses() {
      vi.setSystemTime(Date.now() + catalogueComparison.interval)
      sandbox.clock.now += catalogueComparison.interval
      await edge.scheduled()
      await edge.settle()
    },
    /** Sends a notice, and waits for what it causes. */
    async notify(notice: Record<string, string[]>) {
      const { status } = await edge.fetch(catalogueWebhookPath, signedNotice(notice, testSecret))
      await edge.settle()
      return status
    },
  }
}

const Prices = v.record(v.string(), v.record(v.string(), v.object({ priceAsNumber: v.number() })))
const Found = v.object({
  hits: v.array(v.object({ product: v.string(), name: v.string(), prices: Prices })),
})

/** The product that a search finds first. */
async function found(q: string, language = 'en') {
  const answer = await world.ask('POST', `/indexes/products_${language}/search`, { q, limit: 1 })
  return v.parse(Found, answer).hits[0]
}

/** Changes the goods of a product in the commerce service, which notifies nobody. */
async function change(product: string, changes: Record<string, unknown>): Promise<void> {
  const sku = sandbox.sql.all('select sku from item where product = ?', product)[0]?.sku
  const body = JSON.stringify({ sku, ...changes })
  const { ok } = await sandbox.fetch('/__goods', { method: 'POST', headers: operator, body })
  if (!ok) throw new Error('The sandbox refused the change.')
}

async function someProduct(at = 0) {
  const [id = ''] = [...(await world.documents('products_en', 'product')).keys()].slice(at)
  const row = sandbox.sql.all('select brand, category from product where product = ?', id)[0]
  const [price] = sandbox.sql.all('select pricelist from price where product = ?', id)
  return {
    id,
    brand: String(row?.brand),
    category: String(row?.category),
    pricelist: Number(price?.pricelist),
  }
}

test('after a notice a search finds the product by its new name and price, in every language', async () => {
  const shop = createShop()
  const { id, pricelist } = await someProduct()
  await change(id, { name: 'Quixotic gasket', price: 1234, pricelist })
  expect(await shop.notify({ products: [id] })).toBe(204)
  for (const language of ['en', 'de']) {
    const hit = await found('quixotic', language)
    expect(hit).toMatchObject({ product: id, name: 'Quixotic gasket' })
    const prices = Object.values(hit?.prices ?? {}).flatMap((lists) => lists[pricelist]?.priceAsNumber ?? [])
    expect(new Set(prices)).toEqual(new Set([1234]))
  }
  expect(shop.linesOf('catalogue-change')).toMatchObject([{ subjects: 1, search: 'queued' }])
  expect(shop.linesOf('search-update')).toMatchObject([{ written: 1, removed: 0, isComplete: true }])
})

test.each(['categories', 'brands'])('a notice of %s updates their products', async (key) => {
  const shop = createShop()
  const { id, brand, category } = await someProduct(1)
  const name = `Zygotic ${key}`
  await change(id, { name })
  await shop.notify({ [key]: [key === 'brands' ? brand : category] })
  expect(await found(name)).toMatchObject({ product: id, name })
})

test('a notice of everything names no products: the log says that a full run is due', async () => {
  const shop = createShop()
  expect(await shop.notify({ pricelists: ['1'] })).toBe(204)
  expect(shop.writes).toEqual([])
  expect(shop.linesOf('catalogue-change')).toMatchObject([{ subjects: null, search: 'full' }])
})

test.each([
  ['a key', { variables: { SEARCH_WRITE_KEY: undefined } }],
  ['a queue', { searchUpdates: false }],
])('without %s nothing is written, and the log says so', async (_, options) => {
  const shop = createShop(options)
  const { id } = await someProduct(2)
  expect(await shop.notify({ products: [id] })).toBe(204)
  expect(shop.writes).toEqual([])
  expect(shop.linesOf('catalogue-change')).toMatchObject([{ subjects: 1, search: 'off' }])
})

test('an id that is no product, and one that no index can have, keep no other from being updated', async () => {
  const shop = createShop()
  const { id } = await someProduct(3)
  await change(id, { name: 'Plethoric washer' })
  await shop.notify({ products: ['999999999', 'a b/c', id] })
  expect(await found('plethoric')).toMatchObject({ product: id })
  expect(shop.linesOf('search-update')).toMatchObject([{ written: 1, removed: 1 }])
})

test('an update that fails is logged, made again, and given up after its last retry', async () => {
  const shop = createShop({ variables: { SEARCH_WRITE_KEY: 'a-wrong-key' } })
  const { id } = await someProduct(4)
  expect(await shop.notify({ products: [id] })).toBe(204)
  expect(shop.linesOf('error')).toHaveLength(1 + limits.retries)
  expect(shop.linesOf('search-update')).toEqual([])
})

test('a change whose notice was lost is found after the next comparison', async () => {
  const shop = createShop()
  await shop.hourPasses()
  const { id } = await someProduct(5)
  await change(id, { name: 'Sesquipedalian bolt' })
  await shop.hourPasses()
  expect(await found('sesquipedalian')).toMatchObject({ product: id })
})
