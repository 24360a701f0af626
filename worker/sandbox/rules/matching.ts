import { type Bitset, both, either, emptySet } from '../catalogue/listing/bitset.ts'
import type { ListingIndex, Scope } from '../catalogue/listing/listing-index.ts'

export interface Wanted {
  market: Scope
  /** Values by field: any of a field's values, and every field. */
  fields: ReadonlyMap<string, readonly string[]>
  /** What else narrows the listing: a search, ids, an address, stock, a reduction. */
  within: readonly Bitset[]
}

/** Which products a request finds, and which it would find with a field's own choice left out. */
export interface Match {
  /** Everything sold in the market. */
  sold: Bitset
  /** What the listing is about: its categories, brands, search and the like, but no technical filter. */
  subject: Bitset
  all: Bitset
  /** Something of this field was chosen. */
  narrowedBy(field: string): boolean
  without(field: string): Bitset
}

const subjectFields = ['brands', 'categories', 'collections']

export function match(index: ListingIndex, { market, fields, within }: Wanted): Match {
  const chosen = new Map(
    [...fields].map(([field, values]): [string, Bitset] => [field, anyOf(index, field, values)]),
  )
  const sold = index.sold(market)
  const narrowed = both(sold, ...within)
  const all = both(narrowed, ...chosen.values())
  return {
    sold,
    subject: both(
      narrowed,
      ...[...chosen].flatMap(([field, set]) => (subjectFields.includes(field) ? [set] : [])),
    ),
    all,
    narrowedBy: (field) => chosen.has(field),
    without: (own) =>
      chosen.has(own)
        ? both(narrowed, ...[...chosen].flatMap(([field, set]) => (field === own ? [] : [set])))
        : all,
  }
}

/** A value nobody carries finds nothing. */
function anyOf(index: ListingIndex, field: string, values: readonly string[]): Bitset {
  const known = index.fields.get(field)
  if (!known) return emptySet(index.size)
  return either(
    index.size,
    values.flatMap((value) => known.get(value) ?? []),
  )
}
