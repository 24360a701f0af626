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
  rebuildIndexes(admin, productIndexes, wanted, documentsOf(reader(wanted).all()), {
    ...clock,
    reread: reader(wanted).byId,
  })

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
  expect(await indexes()).not.toMatch(/_next|_notes/)
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
    expect(await indexes()).not.toMatch(/_next|_notes/)
  },
)

const nameInIndex = async (product: string) =>
  (await documents('products_sv', 'product')).get(product)?.name ?? null

/** Changes the catalogue as a merchant does: one product is renamed, another one sold nowhere from now on. */
async function changeCatalogue(renamed: string, name: string, gone: string): Promise<void> {
  const { sql } = world.sandbox
  sql.run("update product set markets = '[]' where product = ?", gone)
  const sku = sql.all('select sku from item where product = ?', renamed)[0]?.sku
  const change = { method: 'POST', headers: operator, body: JSON.stringify({ sku, name }) }
  const { ok } = await world.sandbox.fetch('/__goods', change)
  if (!ok) throw new Error('The sandbox refused the change.')
}

/** When a full run is overtaken by a change of the catalogue and its update. */
const moments = [
  'after its page was read',
  'while updates are read again',
  'before the indexes are swapped',
  'while updates are read again after that',
]

test.each(moments)('an update during a full run, %s, is not lost', async (moment) => {
  const update = (...products: string[]) => updateProducts(admin, reader(['sv']), ['sv'], products)
  const name = `Renamed ${moment}`
  let [renamed, gone] = ['', '']
  let isSwapped = false
  let isChanged = false
  async function reached(now: string | undefined) {
    if (now !== moment || isChanged) return
    isChanged = true
    await changeCatalogue(renamed, name, gone)
    await update(renamed, gone)
  }

  async function* batches() {
    for await (const { documents } of reader(['sv']).all()) {
      if (!renamed)
        [renamed = '', gone = ''] = documents.get('sv')?.map(({ product }) => String(product)) ?? []
      await reached(moments[0])
      yield documents
    }
    // So that they are read again.
    await update(renamed, gone)
  }
  async function* reread(ids: readonly string[]) {
    for await (const batch of reader(['sv']).byId(ids)) {
      await reached(moments[isSwapped ? 3 : 1])
      yield batch
    }
  }
  const overtaken: typeof admin = {
    ...admin,
    async swap(pairs) {
      await reached(moments[2])
      if (moment === moments[3]) await update(renamed, gone)
      isSwapped = true
      return admin.swap(pairs)
    },
  }
  await rebuildIndexes(overtaken, productIndexes, ['sv'], batches(), { ...clock, reread })
  expect(isChanged).toBe(true)
  expect([await nameInIndex(renamed), await nameInIndex(gone)]).toEqual([name, null])
  expect(await indexes()).not.toMatch(/_next|_notes/)
})

test('an index that another run is filling is left to it, and one that was given up is not', async () => {
  await ask('POST', '/indexes', { uid: 'products_sv_next', primaryKey: 'product' })
  await expect(rebuild(['sv'])).rejects.toThrow('another run')
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
