import { afterAll, expect, test, vi } from 'vitest'
import { searchQueries } from '#scripts/bench/search-queries.ts'
import { contentIndexes, productIndexes } from '#src/commerce/search-sync/index-kinds.ts'
import { readContent } from '#src/commerce/search-sync/read-content.ts'
import type { ProductReader } from '#src/commerce/search-sync/read-products.ts'
import { rebuildIndexes } from '#src/commerce/search-sync/rebuild-indexes.ts'
import { updateProducts } from '#src/commerce/search-sync/update-products.ts'
import { locales } from '#src/i18n/locales.ts'
import { operator } from '#tests/support/sandbox/sandbox-fixture.ts'
import { createSyncWorld } from '#tests/support/sandbox/search-sync-world.ts'

/** `ALL_LANGUAGES=1`: the whole catalogue in every language, which takes minutes. */
const isWhole = process.env.ALL_LANGUAGES === '1'
const languages = isWhole ? locales : (['sv'] as const)
if (isWhole) vi.setConfig({ testTimeout: 900_000 })

const world = await createSyncWorld(isWhole ? 1 : 40)
afterAll(() => world.close())
const { admin, ask, clock, content, documents, found, reader, settings } = world

async function* documentsOf(batches: ReturnType<ProductReader['all']>) {
  for await (const batch of batches) yield batch.documents
}

const rebuild = (wanted: readonly string[]) =>
  rebuildIndexes(admin, productIndexes, wanted, documentsOf(reader(wanted).all()), clock)

const indexes = async () => JSON.stringify(await ask('GET', '/indexes?limit=100'))

test('an index filled from the catalogue is the one that the sandbox has made of it', async () => {
  const own = new Map(
    await Promise.all(
      languages.map(async (language) => {
        const uid = `products_${language}`
        const made = await documents(uid, 'product')
        const queries = searchQueries([...made.values()], isWhole ? 500 : 60)
        const answers = await Promise.all(queries.map((query) => found(uid, query)))
        const state = { documents: made, settings: await settings(uid), queries, answers }
        await ask('DELETE', `/indexes/${uid}`)
        return [language, state] as const
      }),
    ),
  )
  const counts = await rebuild(languages)
  for (const [language, state] of own) {
    const uid = `products_${language}`
    const made = await documents(uid, 'product')
    expect([...made.keys()].sort()).toEqual([...state.documents.keys()].sort())
    for (const [id, document] of made) expect(document).toEqual(state.documents.get(id))
    expect(await settings(uid)).toEqual(state.settings)
    for (const [at, query] of state.queries.entries())
      expect(await found(uid, query)).toEqual(state.answers[at])
    expect(state.answers.filter(({ length }) => length > 0).length).toBeGreaterThan(state.queries.length / 2)
    expect(counts.get(language)).toBe(made.size)
  }
  expect(await indexes()).not.toContain('_next')
})

const slugs = [
  'terms',
  'privacy',
  'delivery',
  'returns',
  'withdrawal',
  'imprint',
  'accessibility',
  'take-back',
]

test('the index of pages and answers is filled again with the same documents', async () => {
  const own = await Promise.all(locales.map((language) => documents(`content_${language}`, 'id')))
  await Promise.all(locales.map((language) => ask('DELETE', `/indexes/content_${language}`)))
  // A draft and a page that does not exist are not found.
  const pages = readContent(content, locales, [...slugs, 'winter-check', 'nothing'])
  await rebuildIndexes(admin, contentIndexes, locales, pages, clock)
  const made = await Promise.all(locales.map((language) => documents(`content_${language}`, 'id')))
  expect(made).toEqual(own)
})

test('products by id are brought up to date, and those that are not sold are removed', async () => {
  const before = await documents('products_sv', 'product')
  const [changed = '', kept = ''] = before.keys()
  const gone = String(world.sandbox.sql.all("select product from product where markets = '[]'")[0]?.product)
  const outdated = { product: changed, name: 'outdated', markets: [] }
  await ask('POST', '/indexes/products_sv/documents', [outdated, { ...outdated, product: gone }])
  const update = await updateProducts(admin, reader(['sv']), ['sv'], [changed, gone, kept, changed])
  expect(update).toEqual({ written: 2, removed: 1, unreadable: 0 })
  expect(await documents('products_sv', 'product')).toEqual(before)
})

test('an index that does not exist is not begun by an update', async () => {
  await expect(updateProducts(admin, reader(['xx']), ['xx'], ['1'])).rejects.toThrow('products_xx')
  expect(await indexes()).not.toContain('products_xx')
})

async function fault(path: string) {
  const rule = { paths: [path], fault: { kind: 'status', status: 500 } }
  await world.sandbox.fetch('/__fault', { method: 'POST', headers: operator, body: JSON.stringify(rule) })
}

test.each(['/search/swap-indexes', '/api/checkout/products'])(
  'after a failure of %s the old index stays and no other is left',
  async (path) => {
    const before = await documents('products_sv', 'product')
    await fault(path)
    await expect(rebuild(['sv'])).rejects.toThrow('500')
    await world.sandbox.fetch('/__fault', { method: 'DELETE', headers: operator })
    expect(await documents('products_sv', 'product')).toEqual(before)
    expect(await indexes()).not.toContain('_next')
  },
)

test('an index that another run is filling is left to it, and one that was given up is not', async () => {
  await ask('POST', '/indexes', { uid: 'products_sv_next', primaryKey: 'product' })
  await expect(rebuild(['sv'])).rejects.toThrow('another run')
  // Meanwhile its changes are in both.
  const [product = ''] = (await documents('products_sv', 'product')).keys()
  await updateProducts(admin, reader(['sv']), ['sv'], [product])
  expect([...(await documents('products_sv_next', 'product')).keys()]).toEqual([product])
  world.sandbox.clock.now += 16 * 60_000
  await rebuild(['sv'])
  expect((await documents('products_sv', 'product')).size).toBeGreaterThan(100)
})

test('an index does not become empty, nor lose more than half, by accident', async () => {
  const before = await documents('products_sv', 'product')
  const one = [...before.values()].slice(0, 1)
  const fill = async function* (documents: object[]) {
    yield new Map([['sv', documents]])
  }
  const replaceBy = (documents: object[], allowShrinking = false) =>
    rebuildIndexes(admin, productIndexes, ['sv'], fill(documents), { ...clock, allowShrinking })
  await expect(replaceBy([])).rejects.toThrow('no documents')
  await expect(replaceBy(one)).rejects.toThrow('would have 1')
  await expect(replaceBy([{ product: 'a b' }], true)).rejects.toThrow('invalid_document_id')
  expect(await documents('products_sv', 'product')).toEqual(before)
  await replaceBy(one, true)
  expect((await documents('products_sv', 'product')).size).toBe(1)
})
