import type { Match } from '../../rules/matching.ts'
import { type Bitset, count, meets, shared } from './bitset.ts'
import { technicalPrefix } from './fields.ts'
import type { ListingIndex } from './listing-index.ts'

interface FacetValue {
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

/** A measure is offered as a filter where at least this share of the listing's subject has it … */
const minShare = 0.25
/** … and no longer once it takes so many values that nobody would read them. */
const mostValues = 40

/**
 * How many products each filter value would leave. Brands and top categories that would leave none are listed
 * too; other values only where the listing's subject has them: a shop of 150 measures and 190 categories would
 * drown the rest.
 */
export function countFacets(index: ListingIndex, match: Match): Facet[] {
  const counted = [...index.fields].map(([field]) => ({ field, values: offered(index, field, match) }))
  return counted.flatMap(({ field, values }) => {
    if (values.length === 0) return []
    const others = match.without(field)
    return {
      field,
      values: values.map(([value, set]) => {
        const withAll = shared(match.all, set)
        return {
          value,
          count: withAll,
          filterCount: others === match.all ? withAll : shared(others, set),
          totalCount: shared(match.sold, set),
        }
      }),
    }
  })
}

function offered(index: ListingIndex, field: string, match: Match): [string, Bitset][] {
  const values = [...(index.fields.get(field) ?? [])]
  if (field === 'brands') return values
  const { subject } = match
  const measure = field.startsWith(technicalPrefix) && !match.narrowedBy(field)
  if (measure && shared(subject, index.carriers(field)) < count(subject) * minShare) return []
  const isTop = (value: string) => field === 'categories' && index.categories.isTop(Number(value))
  const present = values.filter(([value, set]) => isTop(value) || meets(subject, set))
  return measure && present.length > mostValues ? [] : present
}
