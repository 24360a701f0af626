import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noFilters, readFilters } from '#src/features/catalogue/filters.ts'
import {
  hasMore,
  type ListingQuery,
  listingSearch,
  productsOf,
  readListing,
  readPage,
} from '#src/features/catalogue/listing.ts'
import { orders } from '#src/features/catalogue/sorting.ts'

const plain: ListingQuery = { page: 1, order: 'Standard', filters: noFilters, view: 'grid' }
const read = (search: string) => readListing(new URLSearchParams(search))

test('an address without a query is the first page, in the shop’s order, as a grid', () => {
  expect(read('')).toEqual(plain)
  expect(listingSearch(plain)).toBe('')
})

test.each([
  ['1', 1],
  ['42', 42],
  ['999', 999],
  ['1000', 1],
  ['0', 1],
  ['-3', 1],
  ['007', 1],
  ['0x10', 1],
  ['1e9', 1],
  ['2.5', 1],
  [' 2', 1],
  ['', 1],
  [null, 1],
])('page %j is page %i', (text, page) => {
  expect(readPage(text)).toBe(page)
})

test('whatever the query says, a listing can be shown and its address is short', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.constantFrom('page', 'order', 'filters', 'view', 'x'), fc.string({ unit: 'binary' })),
      ),
      (pairs) => {
        const query = readListing(new URLSearchParams(pairs))
        expect(query.page).toBeGreaterThanOrEqual(1)
        expect(query.page).toBeLessThanOrEqual(999)
        expect(orders).toContain(query.order)
        expect(read(listingSearch(query))).toEqual(query)
      },
    ),
  )
})

test('a listing’s address is read as it was written', () => {
  const value = fc.string({ minLength: 1, maxLength: 12 })
  const query = fc.record({
    page: fc.integer({ min: 1, max: 999 }),
    order: fc.constantFrom(...orders),
    filters: fc
      .dictionary(
        fc.constantFrom('brands', 'tech.axle', 'vehicle.id'),
        fc.uniqueArray(value, { maxLength: 4 }),
      )
      .map((chosen) => readFilters(JSON.stringify(chosen))),
    view: fc.constantFrom('grid' as const, 'table' as const),
  })
  fc.assert(
    fc.property(query, (asked) => {
      expect(read(listingSearch(asked))).toEqual(asked)
    }),
  )
})

test('one listing has one spelling', () => {
  const scattered = read(
    '?view=grid&order=Standard&page=1&filters={"tech.axle":["rear","front"],"brands":["2"]}',
  )
  const ordered = read('?filters={"brands":["2"],"tech.axle":["front","rear"]}')
  expect(listingSearch(scattered)).toBe(listingSearch(ordered))
})

test('up to five pages are shown together, further ones alone', () => {
  expect(productsOf(1)).toEqual({ firstPage: 1, skipFirst: 0, limit: 20 })
  expect(productsOf(3)).toEqual({ firstPage: 1, skipFirst: 0, limit: 60 })
  expect(productsOf(5)).toEqual({ firstPage: 1, skipFirst: 0, limit: 100 })
  expect(productsOf(6)).toEqual({ firstPage: 6, skipFirst: 100, limit: 20 })
  expect(productsOf(999)).toEqual({ firstPage: 999, skipFirst: 19_960, limit: 20 })
})

test('no page asks for more than the service gives in one call', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 999 }), (page) => productsOf(page).limit <= 125))
})

test.each([
  ['a full page with more behind it', { page: 1, received: 20, count: 45 }, true],
  ['three full pages with more behind them', { page: 3, received: 60, count: 61 }, true],
  ['a short page', { page: 1, received: 7, count: 7 }, false],
  ['a short page whose count promises more', { page: 2, received: 33, count: 90 }, false],
  ['a full page that is everything', { page: 1, received: 20, count: 20 }, false],
  ['nothing at all', { page: 1, received: 0, count: 0 }, false],
])('%s', (_, state, more) => {
  expect(hasMore(state)).toBe(more)
})
