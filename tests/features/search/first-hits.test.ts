import { afterAll, expect, test } from 'vitest'
import { findProducts } from '#src/features/search/find-products.ts'
import { createSearchWorld } from '#tests/support/sandbox/search-world.ts'

const { sandbox, search, aids } = await createSearchWorld()
afterAll(() => sandbox.close())

test.each([
  ['exhaust', 'SIL'],
  ['brakedisc', 'BD'],
  ['brake disc', 'BD'],
  ['windscreen washer fluid', 'WF'],
  ['washer fluid', 'WF'],
])('“%s” finds parts of the kind %s before all others', async (keyword, kind) => {
  const { hits, without } = await findProducts(search, keyword, {
    ...{ limit: 5, offset: 0, contentLimit: 0, aids },
  })
  expect(without).toEqual([])
  expect(hits.map(({ sku }) => sku.split('-')[0])).toEqual(Array(5).fill(kind))
})
