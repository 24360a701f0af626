import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noFilters, parseFilters } from '#src/features/catalogue/filters/filter-query.ts'
import {
  documentPages,
  hasMore,
  type ListingQuery,
  lastPageOf,
  listingSearch,
  pageRangeSearch,
  parseListing,
  parsePage,
  parsePageRange,
  plainSearch,
  productsOf,
} from '#src/features/catalogue/listing/listing.ts'
import { orders } from '#src/features/catalogue/listing/sorting.ts'

const plain: ListingQuery = {
  ...{ page: 1, order: 'Standard', filters: noFilters, view: 'grid', car: null },
  facet: '',
}
const read = (search: string) => parseListing(new URLSearchParams(search))

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
  expect(parsePage(text)).toBe(page)
})

test('any query gives a listing with a short address', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom(
            ...['page', 'order', 'filters', 'view', 'car', 'show', 'facet', 'x'],
            ...['brands', 'vehicle.id', 'model', 'range', 'from', 'tech.axle'],
          ),
          fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('all', 'volvo-240')),
        ),
      ),
      (pairs) => {
        const query = parseListing(new URLSearchParams(pairs))
        expect(query.page).toBeGreaterThanOrEqual(1)
        expect(query.page).toBeLessThanOrEqual(999)
        expect(orders).toContain(query.order)
        expect(read(listingSearch(query))).toEqual(query)
      },
    ),
  )
})

test('a listing’s address is read unchanged', () => {
  const value = fc.string({ minLength: 1, maxLength: 12 })
  const query = fc.record({
    page: fc.integer({ min: 1, max: 999 }),
    order: fc.constantFrom(...orders),
    filters: fc
      .dictionary(
        fc.constantFrom('brands', 'tech.axle', 'vehicle.id'),
        fc.uniqueArray(value, { maxLength: 4 }),
      )
      .map((chosen) => parseFilters(JSON.stringify(chosen))),
    view: fc.constantFrom('grid' as const, 'table' as const),
    car: fc.constant(null),
    facet: fc.constantFrom('', 'brands', 'vehicle.id', 'tech.axle'),
  })
  fc.assert(
    fc.property(query, (asked) => {
      expect(read(listingSearch(asked))).toEqual(asked)
    }),
  )
})

test('a car is named by its key until its vehicles are no longer those chosen', () => {
  const asked = read('?car=volvo-240&filters={"vehicle.id":["saab-99-b18"],"brands":["2"]}')
  expect(asked.car).toEqual({ key: 'volvo-240', vehicles: [] })
  expect(asked.filters).toEqual(parseFilters('{"brands":["2"]}'))
  const vehicles = ['volvo-240-b19a', 'volvo-240-b21a']
  const filters = new Map([...asked.filters, ['vehicle.id', vehicles]])
  const found = { ...asked, filters, car: { key: 'volvo-240', vehicles } }
  expect(read(listingSearch(found))).toEqual(asked)
  const other = new Map([...filters, ['vehicle.id', ['volvo-240-b21a']]])
  expect(read(listingSearch({ ...found, filters: other }))).toEqual({ ...asked, filters: other, car: null })
})

test('a car whose listing shows all products is named while no vehicles are chosen', () => {
  const asked = read('?car=volvo-240&show=all&filters={"brands":["2"]}')
  expect(asked.car).toEqual({ key: 'volvo-240', vehicles: [], all: true })
  const found = { ...asked, car: { key: 'volvo-240', vehicles: ['volvo-240-b21a'], all: true } }
  expect(read(listingSearch(found))).toEqual(asked)
  const chosen = new Map([...asked.filters, ['vehicle.id', ['volvo-240-b21a']]])
  expect(read(listingSearch({ ...found, filters: chosen })).car).toBeNull()
  expect(read('?show=all').car).toBeNull()
})

test.each([
  ['order=Latest&brands=3&brands=2', '?order=Latest&filters={"brands":["2","3"]}'],
  ['filters={"tech.axle":["front"]}&brands=2', '?filters={"brands":["2"],"tech.axle":["front"]}'],
  ['model=volvo-240', '?car=volvo-240'],
  ['model=volvo-240&vehicle.id=volvo-240-b21a&vehicle.id=volvo-240-b23e', '?car=volvo-240'],
  ['vehicle.id=volvo-240-b21a', '?filters={"vehicle.id":["volvo-240-b21a"]}'],
  ['model=volvo-240&model=saab-99', '?filters={"vehicle.id":["saab-99","volvo-240"]}'],
  [
    'model=volvo-240-b21a&vehicle.id=volvo-240-b23e',
    '?filters={"vehicle.id":["volvo-240-b21a","volvo-240-b23e"]}',
  ],
  ['car=volvo-240&show=all&model=saab-99', '?car=saab-99'],
  ['car=volvo-240&show=all&brands=2', '?car=volvo-240&show=all&filters={"brands":["2"]}'],
  [
    'brands=2&facet=brands&view=table&price-from=9&price-to=',
    '?filters={"brands":["2"],"price":["9.."]}&view=table&facet=brands',
  ],
  ['price-from=&price-to=', ''],
])('the form that sends %s leads to the address %s', (sent, address) => {
  const search = plainSearch(new URLSearchParams(sent))
  expect(decodeURIComponent(search ?? '')).toBe(address)
  expect(plainSearch(new URLSearchParams(search ?? ''))).toBeNull()
})

test('a listing has one spelling of its address', () => {
  const scattered = read(
    '?view=grid&order=Standard&page=1&filters={"tech.axle":["rear","front"],"brands":["2"]}',
  )
  const ordered = read('?filters={"brands":["2"],"tech.axle":["front","rear"]}')
  expect(listingSearch(scattered)).toBe(listingSearch(ordered))
})

test('a document shows the five pages up to its own', () => {
  const products = (page: number) => productsOf(documentPages(page))
  expect(products(1)).toEqual({ skipFirst: 0, limit: 20 })
  expect(products(3)).toEqual({ skipFirst: 0, limit: 60 })
  expect(products(5)).toEqual({ skipFirst: 0, limit: 100 })
  expect(products(6)).toEqual({ skipFirst: 20, limit: 100 })
  expect(products(999)).toEqual({ skipFirst: 19_880, limit: 100 })
})

test.each([
  ['page=7', { first: 7, last: 7 }],
  ['page=7&from=5', { first: 5, last: 7 }],
  ['page=7&from=1', { first: 3, last: 7 }],
  ['page=7&from=9', { first: 7, last: 7 }],
  ['page=7&from=x', { first: 3, last: 7 }],
  ['', { first: 1, last: 1 }],
])('a call for more with the query %j asks for pages %j', (query, range) => {
  expect(parsePageRange(new URLSearchParams(query))).toEqual(range)
})

test('the requested pages of a call for more are read unchanged', () => {
  const page = fc.integer({ min: 1, max: 999 })
  fc.assert(
    fc.property(page, fc.integer({ min: 0, max: 4 }), (last, before) => {
      const range = { first: Math.max(1, last - before), last }
      const search = pageRangeSearch(range, (number) => listingSearch({ ...plain, page: number }))
      expect(parsePageRange(new URLSearchParams(search))).toEqual(range)
      expect(read(search).page).toBe(last)
    }),
  )
})

test('no query requests more products than the service returns at once', () => {
  const text = fc.oneof(fc.integer({ min: -5, max: 2_000 }).map(String), fc.string())
  fc.assert(
    fc.property(text, text, (page, from) => {
      const range = parsePageRange(new URLSearchParams({ page, from }))
      expect(range.first).toBeGreaterThanOrEqual(1)
      expect(productsOf(range).limit).toBeGreaterThanOrEqual(20)
      expect(productsOf(range).limit).toBeLessThanOrEqual(125)
    }),
  )
})

test.each([
  [{ first: 1, last: 3 }, 60, 3],
  [{ first: 1, last: 3 }, 41, 3],
  [{ first: 1, last: 3 }, 40, 2],
  [{ first: 5, last: 9 }, 0, 4],
  [{ first: 1, last: 1 }, 0, 0],
])('of pages %j with %i products, page %i is the last that has any', (range, received, last) => {
  expect(lastPageOf(range, received)).toBe(last)
})

test.each([
  ['a full page with more behind it', { page: 1, received: 20, count: 45 }, true],
  ['three full pages with more behind them', { page: 3, received: 60, count: 61 }, true],
  ['a short page', { page: 1, received: 7, count: 7 }, false],
  ['a short page whose count promises more', { page: 2, received: 33, count: 90 }, false],
  ['a full page that is everything', { page: 1, received: 20, count: 20 }, false],
  ['nothing at all', { page: 1, received: 0, count: 0 }, false],
])('further pages after %s', (_, state, more) => {
  expect(hasMore(state)).toBe(more)
})
