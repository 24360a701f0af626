import { type Bitset, both, either, emptySet } from '../catalogue/listing/bitset.ts'
import type { ListingIndex, Scope } from '../catalogue/listing/listing-index.ts'

export interface MatchQuery {
  market: Scope
  /** Chosen values by field: a product must have any value of each field. */
  fields: ReadonlyMap<string, readonly string[]>
  /** Further constraints: search, ids, URI, stock, reductions. */
  within: readonly Bitset[]
}

/** The products a query matches, and those it would match without one field's filter. */
export interface Match {
  /** All products sold in the market. */
  inMarket: Bitset
  /** Products that match categories, brands and search, ignoring technical filters. */
  subject: Bitset
  all: Bitset
  /** True if the query filters by this field. */
  narrowedBy(field: string): boolean
  without(field: string): Bitset
}

const subjectFields = ['brands', 'categories', 'collections']

export function match(index: ListingIndex, { market, fields, within }: MatchQuery): Match {
  const chosen = new Map(
    [...fields].map(([field, values]): [string, Bitset] => [field, anyOf(index, field, values)]),
  )
  const inMarket = index.soldIn(market)
  const narrowed = both(inMarket, ...within)
  const all = both(narrowed, ...chosen.values())
  return {
    inMarket,
    subject: both(
      narrowed,
      ...[...chosen].flatMap(([field, set]) => (subjectFields.includes(field) ? [set] : [])),
    ),
    all,
    narrowedBy: (field) => chosen.has(field),
    without: (field) =>
      chosen.has(field)
        ? both(narrowed, ...[...chosen].flatMap(([name, set]) => (name === field ? [] : [set])))
        : all,
  }
}

/** The products with any of the values; empty for unknown fields and values. */
function anyOf(index: ListingIndex, field: string, values: readonly string[]): Bitset {
  const sets = index.fields.get(field)
  if (!sets) return emptySet(index.size)
  return either(
    index.size,
    values.flatMap((value) => sets.get(value) ?? []),
  )
}
