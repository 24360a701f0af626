import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  filterExpressions,
  noSearchFilters,
  type SearchFilters,
} from '#src/commerce/contract/search/search-filter.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'
import { readFilter } from '#worker/sandbox/search-api/filter/filter-input.ts'

const place = { market: 1, pricelist: 11 }
const value = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 })
const values = fc.array(value, { maxLength: 4 })
const end = fc.option(fc.integer({ min: 0, max: 9_999_999 }))
const anyFilters: fc.Arbitrary<SearchFilters> = fc.record({
  brands: values,
  categories: values,
  vehicles: values,
  availability: fc.constantFrom([], ['true' as const]),
  price: fc.option(fc.record({ from: end, to: end })),
})

test('the service reads every value as it was chosen', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const read = JSON.stringify(readFilter(filterExpressions(filters, place), 'invalid_search_filter'))
      const chosen = [...filters.brands, ...filters.categories, ...filters.vehicles]
      for (const each of chosen.filter((text) => !text.includes('\\')))
        expect(read).toContain(JSON.stringify(each))
    }),
    { numRuns: propertyRuns },
  )
})

test('a facet is counted with all filters but its own', () => {
  const filters = {
    brands: ['A "B"'],
    categories: ['brakes'],
    vehicles: ['volvo-240-b21a'],
    availability: ['true' as const],
    price: { from: 10, to: null },
  }
  const brand = String.raw`brandName IN ["A \"B\""]`
  const others = ['categories IN ["brakes"]', 'vehicleKeys IN ["volvo-240-b21a", "*"]', 'inStock IN ["true"]']
  const price = 'prices.1.11.priceAsNumber >= 10'
  expect(filterExpressions(filters, place)).toEqual(['markets = 1', brand, ...others, price])
  expect(filterExpressions(filters, place, 'brands')).toEqual(['markets = 1', ...others, price])
  expect(filterExpressions(filters, place, 'price')).toEqual(['markets = 1', brand, ...others])
})

test('a category that a search names narrows chosen ones, and is not counted without', () => {
  const filters = { ...noSearchFilters, categories: ['brakes/discs'], within: ['brakes', 'body'] }
  const within = 'categories IN ["brakes", "body"]'
  expect(filterExpressions(filters, place)).toEqual(['markets = 1', 'categories IN ["brakes/discs"]', within])
  expect(filterExpressions(filters, place, 'categories')).toEqual(['markets = 1', within])
})

test('products of another market or price list are not found', () => {
  const filters = { ...noSearchFilters, price: { from: null, to: 99 } }
  expect(filterExpressions(filters, { market: 3, pricelist: 31 })).toEqual([
    'markets = 3',
    'prices.3.31.priceAsNumber <= 99',
  ])
})
