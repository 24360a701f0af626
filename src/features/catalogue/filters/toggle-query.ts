import { vehicleField } from '#src/commerce/contract/catalogue/vehicle-field.ts'
import { type ListingQuery, listingSearch } from '../listing/listing.ts'
import type { Filters } from './chosen-filters.ts'
import { maxFiltersLength, serializeFilters, toggled, toggledValues, withoutFilter } from './filter-query.ts'

/** Placeholder for a field's values in a pattern: no value is empty, and JSON escapes quotes within a text. */
const slot = ['']

/**
 * Returns a function that writes the query to toggle a value of a field. All other choices are written once, as a
 * pattern, since a facet may have hundreds of values.
 */
export function toggleQueries(query: ListingQuery, field: string): (value: string) => string {
  const { filters } = query
  const search = (next: Filters) => listingSearch({ ...query, page: 1, filters: next })
  // A car in the address depends on all its vehicles.
  if (query.car && field === vehicleField) return (value) => search(toggled(filters, field, [value]))
  const others = withoutFilter(filters, [field])
  const pattern = new Map([...others, [field, slot]])
  const list = JSON.stringify(slot)
  const [before = '', after = ''] = search(pattern).split(encoded(list))
  const room = maxFiltersLength - serializeFilters(pattern).length + list.length
  const none = serializeFilters(others).length <= maxFiltersLength ? others : filters
  return (value) => {
    const values = toggledValues(filters, field, [value])
    if (values.length === 0) return search(none)
    const written = JSON.stringify(values)
    return written.length <= room ? before + encoded(written) + after : search(filters)
  }
}

function encoded(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1)
}
