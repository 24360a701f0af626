import type { Match } from '../rules/matching.ts'
import { meets, shared } from './bitset.ts'
import { type Field, technicalPrefix } from './fields.ts'
import type { ListingIndex } from './listing-index.ts'

export interface FacetValue {
  value: string
  /** With every filter on. */
  count: number
  /** With every filter but this field's own. */
  filterCount: number
  /** With no filter at all. */
  totalCount: number
}

export interface Facet {
  field: string
  values: FacetValue[]
}

/**
 * How many products each filter value would leave. Values that leave none are listed too. Technical fields and
 * values appear only where the listing's subject has them: a shop of 150 measures would drown the rest.
 */
export function countFacets(index: ListingIndex, match: Match): Facet[] {
  return [...index.fields].flatMap(([field, values]) => {
    const counted = field.startsWith(technicalPrefix) ? within(values, match) : [...values]
    if (counted.length === 0) return []
    const others = match.without(field)
    return {
      field,
      values: counted.map(([value, set]) => ({
        value,
        count: shared(match.all, set),
        filterCount: shared(others, set),
        totalCount: shared(match.sold, set),
      })),
    }
  })
}

function within(values: Field, { subject }: Match): [string, Uint32Array][] {
  return [...values].filter(([, set]) => meets(subject, set))
}
