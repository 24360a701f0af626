import { expect, test } from 'vitest'
import { fullSet, setOf } from '#worker/sandbox/catalogue/listing/bitset.ts'
import type { Sort } from '#worker/sandbox/catalogue/listing/sort-orders.ts'
import { indexOf, part } from '../small-shop.ts'

const index = indexOf([
  part(1, { uri: 'c', created: '2026-01-02 00:00:00', modified: '2026-03-01 00:00:00' }),
  part(2, { uri: 'a', created: '2026-01-03 00:00:00', listedIn: [{ category: 2, sort: 9 }] }),
  part(3, { uri: 'b', created: '2026-01-01 00:00:00' }),
])

function sorted(...sorts: Sort[]) {
  return index.orders.sort(fullSet(3), sorts, { pricelist: 11, category: 2 }).map((position) => position + 1)
}

test.each([
  ['uri', [2, 3, 1], [1, 3, 2]],
  ['createdAt', [3, 1, 2], [2, 1, 3]],
  ['modifiedAt', [2, 3, 1], [1, 2, 3]],
  ['categoryItemSort', [1, 3, 2], [2, 3, 1]],
  ['collectionUri', [1, 2, 3], [1, 2, 3]],
] as const)('products go by %s, up and down', (field, up, down) => {
  expect(sorted({ field, order: 'asc' })).toEqual(up)
  expect(sorted({ field, order: 'desc' })).toEqual(down)
})

test('a product without a price comes last, whether cheap or dear is wanted first', () => {
  const priced = [20, null, 10, null, 30].map((price, index) =>
    part(index + 1, { prices: new Map(price === null ? [] : [[11, { price, before: price }]]) }),
  )
  const { orders } = indexOf(priced)
  const sort = (order: 'asc' | 'desc') =>
    orders
      .sort(fullSet(5), [{ field: 'priceAsNumber', order }], { pricelist: 11, category: null })
      .map((position) => position + 1)
  expect(sort('asc')).toEqual([3, 1, 5, 2, 4])
  expect(sort('desc')).toEqual([5, 1, 3, 2, 4])
})

test('a second order applies to products that the first leaves equal', () => {
  expect(sorted({ field: 'modifiedAt', order: 'asc' }, { field: 'uri', order: 'desc' })).toEqual([3, 2, 1])
})

test('small and large sets have one order, whatever their share of the catalogue', () => {
  const { orders } = indexOf(
    Array.from({ length: 64 }, (_, index) => part(index + 1, { uri: `part-${(index * 37) % 64}` })),
  )
  const sort = (found: number[]) =>
    orders.sort(setOf(64, found), [{ field: 'uri', order: 'asc' }], { pricelist: 11, category: null })
  const all = sort(Array.from({ length: 64 }, (_, index) => index))
  for (const size of [0, 1, 3, 4, 5, 20, 63]) {
    const found = Array.from({ length: size }, (_, index) => (index * 29) % 64)
    expect(sort(found)).toEqual(all.filter((position) => found.includes(position)))
  }
})
