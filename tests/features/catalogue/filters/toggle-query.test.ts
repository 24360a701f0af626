import { expect, test } from 'vitest'
import { toggleQueries } from '#src/features/catalogue/filters/toggle-query.ts'
import { parseListing } from '#src/features/catalogue/listing/listing.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'
import { checkToggleQueries } from '#tests/support/properties/toggle-query.ts'

test('the address of a value adds it to the choice, or takes it back', () => {
  const filters = '{"brands":["2"],"tech.disc_type":["vented"]}'
  const searchOf = toggleQueries(parseListing(new URLSearchParams({ filters })), 'brands')
  const filtersOf = (value: string) => new URLSearchParams(searchOf(value)).get('filters')
  expect(filtersOf('1')).toBe('{"brands":["1","2"],"tech.disc_type":["vented"]}')
  expect(filtersOf('2')).toBe('{"tech.disc_type":["vented"]}')
})

test('20,000 addresses written by a pattern are those written whole', () => {
  checkToggleQueries({ numRuns: propertyRuns })
}, 120_000)
