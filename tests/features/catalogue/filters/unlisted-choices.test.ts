import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { facetsOf } from '#src/features/catalogue/filters/build-facets.ts'
import { parseFilters } from '#src/features/catalogue/filters/filter-query.ts'
import { priceFacet } from '#src/features/catalogue/filters/ranges/range-facets.ts'
import { shortFacet } from '#src/features/catalogue/filters/short-facet.ts'
import { unlistedChoices } from '#src/features/catalogue/filters/unlisted-choices.ts'
import { createFilter } from '#tests/support/listing-filter.ts'

const i18n = createTestI18n('en')
const cars = createFilter(
  'vehicle.id',
  { 'volvo-240-b21a': 3, 'volvo-240-b23e': 4, 'saab-99-b201': 1 },
  {
    'volvo-240-b21a': 'Volvo 240, B21A',
    'volvo-240-b23e': 'Volvo 240, B23E',
    'saab-99-b201': 'Saab 99, B201',
  },
)
const brands = createFilter('brands', { '1': 3, '2': 4 })
const found = [cars, brands]

/** The hidden fields of the form of a listing with these choices. */
function unlisted(chosen: object, facet = '') {
  const filters = parseFilters(JSON.stringify(chosen))
  const facets = facetsOf(found, { i18n, filters, base: found, decided: [] }).map((each) =>
    each.field === facet ? each : shortFacet(each),
  )
  return Object.fromEntries(unlistedChoices({ filters, car: null }, facets).filters)
}

test('a choice with a box is not sent twice, and one without is sent unseen', () => {
  expect(unlisted({ brands: ['1'], 'tech.axle': ['front'] })).toEqual({ 'tech.axle': ['front'] })
  expect(unlisted({ brands: ['1', '240..260'] })).toEqual({ brands: ['240..260'] })
})

test('a partly chosen model adds its chosen cars to the address', () => {
  expect(unlisted({ 'vehicle.id': ['volvo-240-b21a'] })).toEqual({})
  expect(unlisted({ 'vehicle.id': ['volvo-240-b21a', 'volvo-240-b19a'] })).toEqual({
    'vehicle.id': ['volvo-240-b19a'],
  })
})

test('a wholly chosen model includes its unlisted cars', () => {
  const all = { 'vehicle.id': ['volvo-240-b21a', 'volvo-240-b23e', 'volvo-240-b19a'] }
  expect(unlisted(all)).toEqual({})
  expect(unlisted(all, 'vehicle.id')).toEqual({})
  expect(unlisted({ 'vehicle.id': ['volvo-240-b19a'] }, 'vehicle.id')).toEqual({
    'vehicle.id': ['volvo-240-b19a'],
  })
})

test('a chosen range is sent unseen, because its fields may not be loaded', () => {
  const filters = parseFilters('{"price":["240..260"]}')
  const price = priceFacet({ min: 1, max: 900 }, filters, 'EUR', i18n)
  expect(price?.range).toMatchObject({ min: 1, max: 900 })
  expect(unlistedChoices({ filters, car: null }, price ? [price] : []).filters).toEqual(filters)
})
