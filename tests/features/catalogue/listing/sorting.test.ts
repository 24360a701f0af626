import { expect, test } from 'vitest'
import { sortFields } from '#src/commerce/contract/catalogue/listing.ts'
import { orders, parseOrder, sortOrder } from '#src/features/catalogue/listing/sorting.ts'

test('the seven sort options are understood', () => {
  expect(orders.map((order) => parseOrder(order))).toEqual([
    'Standard',
    'Latest',
    'Oldest',
    'HighestPrice',
    'LowestPrice',
    'A-Z',
    'Z-A',
  ])
})

test.each([null, '', 'latest', '__proto__', 'constructor', 'toString', 'Price', 'A-Z '])(
  '%j is sorted as the page is',
  (text) => {
    expect(parseOrder(text)).toBe('Standard')
    expect(parseOrder(text, 'Latest')).toBe('Latest')
  },
)

test('each option is a sort the service knows, and no two are the same', () => {
  const sorts = orders.map((order) => JSON.stringify(sortOrder(order)))
  expect(new Set(sorts).size).toBe(orders.length)
  for (const order of orders) {
    for (const { field } of sortOrder(order) ?? []) expect(sortFields).toContain(field)
  }
})
