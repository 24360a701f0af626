import assert from 'node:assert/strict'
import fc from 'fast-check'
import { toggled } from '#src/features/catalogue/filters/filter-query.ts'
import { toggleQueries } from '#src/features/catalogue/filters/toggle-query.ts'
import { listingSearch, parseListing } from '#src/features/catalogue/listing/listing.ts'
import type { Runs } from './return.ts'

const field = fc.constantFrom('brands', 'categories', 'vehicle.id', 'tech.diameter_mm', 'tech.disc_type')
const value = fc.oneof(
  fc.constantFrom(
    '1',
    '280',
    '22.5',
    'vented',
    '[""]',
    '""',
    'a b',
    '&filters=',
    '%5B%22%22%5D',
    '__proto__',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 64 }),
)
/** Choices close to the maximum length, where another value may not fit. */
const long = fc.record({ field, count: fc.integer({ min: 28, max: 32 }) }).map(({ field: name, count }) => ({
  [name]: Array.from({ length: count }, (_, index) => String(index).padStart(60, 'x')),
}))
const query = fc
  .record({
    filters: fc
      .oneof(fc.dictionary(field, fc.array(value, { maxLength: 60 })), long)
      .map((chosen) => JSON.stringify(chosen)),
    order: fc.constantFrom('', 'LowestPrice'),
    view: fc.constantFrom('', 'table'),
    page: fc.constantFrom('', '7'),
    car: fc.constantFrom('', 'volvo-240'),
    show: fc.constantFrom('', 'all'),
    facet: fc.constantFrom('', 'brands'),
  })
  .map((fields) => parseListing(new URLSearchParams(fields)))

/** The address of a value written by its facet's pattern is the one written from the whole choice. */
export function checkToggleQueries(runs: Runs): void {
  fc.assert(
    fc.property(query, field, fc.array(value, { maxLength: 5 }), (listing, facet, others) => {
      const searchOf = toggleQueries(listing, facet)
      for (const one of [...others, ...(listing.filters.get(facet) ?? [])]) {
        const filters = toggled(listing.filters, facet, [one])
        assert.equal(searchOf(one), listingSearch({ ...listing, page: 1, filters }))
      }
    }),
    runs,
  )
}
