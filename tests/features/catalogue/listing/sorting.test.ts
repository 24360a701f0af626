import { expect, test } from 'vitest'
import { sortFields } from '#src/commerce/contract/catalogue/listing.ts'
import { columnSort, orders, parseOrder, sortOrder } from '#src/features/catalogue/listing/sorting.ts'

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

test('a header leads from its ascending order to the descending one, and from any other to the ascending one', () => {
  expect(columnSort('price', 'LowestPrice')).toEqual({ direction: 'ascending', next: 'HighestPrice' })
  expect(columnSort('price', 'HighestPrice')).toEqual({ direction: 'descending', next: 'LowestPrice' })
  expect(columnSort('price', 'A-Z')).toEqual({ direction: undefined, next: 'LowestPrice' })
  expect(columnSort('part', 'A-Z')).toEqual({ direction: 'ascending', next: 'Z-A' })
  expect(columnSort('part', 'Standard')).toEqual({ direction: undefined, next: 'A-Z' })
})

test('the orders of a header sort by one field, in the direction it says', () => {
  for (const column of ['part', 'price'] as const) {
    const { next: ascending } = columnSort(column, 'Standard')
    const { next: descending } = columnSort(column, ascending)
    const [[up], [down]] = [sortOrder(ascending) ?? [], sortOrder(descending) ?? []]
    expect([up?.order, down?.order]).toEqual(['asc', 'desc'])
    expect(up?.field).toBe(down?.field)
  }
})
