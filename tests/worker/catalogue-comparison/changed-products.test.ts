import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { CatalogueApi } from '#src/commerce/catalogue-api.ts'
import { ListedProductsPage } from '#src/commerce/contract/catalogue/product.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import { readChangedProducts, timeOf } from '#worker/catalogue-comparison/changed-products.ts'
import { catalogueComparison as limits } from '#worker/limits.ts'

const start = Date.UTC(2026, 2, 31, 14, 0, 0)
const timeAfter = (seconds: number) =>
  new Date(start + seconds * 1_000).toISOString().slice(0, 19).replace('T', ' ')

/** A service whose products were changed at these times, by id. */
function createService(times: Record<string, string>) {
  const latest = Object.entries(times).sort(([, one], [, other]) => (one < other ? 1 : -1))
  const calls: number[] = []
  const catalogue: Pick<CatalogueApi, 'latestChanges'> = {
    async latestChanges({ skipFirst, limit }) {
      calls.push(skipFirst)
      const products = latest.slice(skipFirst, skipFirst + limit)
      const body = {
        products: products.map(([product, modifiedAt]) => ({ product, uri: `p-${product}`, modifiedAt })),
        productCount: latest.length,
      }
      return { ok: true, value: v.parse(ListedProductsPage, body) }
    },
  }
  return { catalogue, calls }
}

/** Products changed one second after the other, of which the last one is the latest. */
const changedInTurn = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [String(index + 1), timeAfter(index + 1)]))

test('before the first comparison only the time of the latest change is read', async () => {
  const { catalogue, calls } = createService(changedInTurn(200))
  expect(await readChangedProducts(catalogue, null)).toEqual({
    products: [],
    latestChange: start + 200_000,
  })
  expect(calls).toEqual([0])
})

test('products changed since the mark are read page by page, up to the first older one', async () => {
  const { catalogue, calls } = createService(changedInTurn(300))
  const { products, latestChange } = await readChangedProducts(catalogue, start + 239_000)
  expect(products).toEqual(Array.from({ length: 61 }, (_, index) => String(300 - index)))
  expect([latestChange, calls]).toEqual([start + 300_000, [0, limits.pageSize]])
})

test('without changes there is one call, and the time stays', async () => {
  const { catalogue, calls } = createService(changedInTurn(300))
  expect(await readChangedProducts(catalogue, start + 300_000)).toEqual({
    products: [],
    latestChange: start + 300_000,
  })
  expect(calls).toEqual([0])
})

test('too many changes are everything, after a bounded number of calls', async () => {
  const { catalogue, calls } = createService(changedInTurn(limits.pages * limits.pageSize + 1))
  expect((await readChangedProducts(catalogue, start)).products).toBeNull()
  expect(calls).toHaveLength(limits.pages)
})

test('a catalogue of one page that has changed as a whole is read once', async () => {
  const { catalogue, calls } = createService(changedInTurn(3))
  expect((await readChangedProducts(catalogue, start)).products).toEqual(['3', '2', '1'])
  expect(calls).toEqual([0])
  expect(await readChangedProducts(createService({}).catalogue, start)).toEqual({
    products: [],
    latestChange: start,
  })
})

test('a product without a readable time is left out, and a service without any is not as documented', async () => {
  const { catalogue } = createService({ 1: timeAfter(1), 2: 'yesterday' })
  expect((await readChangedProducts(catalogue, start)).products).toEqual(['1'])
  const without = createService({ 1: '', 2: '0000-00-00 00:00:00' })
  await expect(readChangedProducts(without.catalogue, start)).rejects.toBeInstanceOf(UpstreamError)
})

test.each([
  ['2026-03-31 14:00:00', start],
  ['2026-03-31T14:00:00Z', start],
  ['2026-03-31T16:00:00+0200', start],
  ['2026-03-31T12:30:00.123-01:30', start],
  ['2026-03-31', null],
  ['0000-00-00 00:00:00', null],
  ['', null],
])('the time “%s” is %s', (text, time) => {
  expect(timeOf(text)).toBe(time)
})
