import type { Match } from '../../rules/matching.ts'
import { type Bitset, count, meets, shared } from './bitset.ts'
import { technicalPrefix } from './fields.ts'
import type { ListingIndex } from './listing-index.ts'

interface FacetValue {
  value: string
  /** Products with this value when all filters apply. */
  count: number
  /** Products with this value when the filters of other fields apply. */
  filterCount: number
  /** Products with this value in the market, without any filter. */
  totalCount: number
}

export interface Facet {
  field: string
  values: FacetValue[]
}

/** A technical attribute is offered as a filter when at least this share of the listing's products has it … */
const minShare = 0.25
/** … and when it has at most this many values. */
const maxValues = 40

/**
 * Counts the products of each filter value. Brands and top categories are listed even with 0 products; other values
 * only when the listing has some, because the shop has 150 attributes and 190 categories.
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
          totalCount: shared(match.inMarket, set),
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
  return measure && present.length > maxValues ? [] : present
}
