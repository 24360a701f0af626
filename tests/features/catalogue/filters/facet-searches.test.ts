import { expect, test } from 'vitest'
import { facetSearches } from '#src/features/catalogue/filters/facet-searches.ts'
import { parseListing } from '#src/features/catalogue/listing/listing.ts'
import { checkFacetSearches } from '#tests/support/properties/facet-search.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'

test('the address of a value adds it to the choice, or takes it back', () => {
  const filters = '{"brands":["2"],"tech.disc_type":["vented"]}'
  const searchOf = facetSearches(parseListing(new URLSearchParams({ filters })), 'brands')
  const filtersOf = (value: string) => new URLSearchParams(searchOf(value)).get('filters')
  expect(filtersOf('1')).toBe('{"brands":["1","2"],"tech.disc_type":["vented"]}')
  expect(filtersOf('2')).toBe('{"tech.disc_type":["vented"]}')
})

test('20,000 addresses written by a pattern are those written whole', () => {
  checkFacetSearches({ numRuns: propertyRuns })
}, 120_000)
