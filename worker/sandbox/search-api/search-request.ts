// Meilisearch, API reference, "Search": https://meilisearch.com/docs/reference/api/search

import * as v from 'valibot'
import { searchIndexSettings } from '#src/commerce/contract/search/search-index.ts'
import { MatchingStrategy } from './matching-strategy.ts'

/** Maximum number of hits, as `maxTotalHits` in Meilisearch. */
export const maxHits = 1_000

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The body of a search: the parameters that the shop uses. */
export const SearchRequest = v.object({
  q: v.optional(v.nullable(v.string()), ''),
  limit: v.optional(whole, 20),
  offset: v.optional(whole, 0),
  matchingStrategy: v.optional(MatchingStrategy, 'last'),
  attributesToRetrieve: v.optional(v.nullable(v.array(v.string()))),
  attributesToHighlight: v.optional(v.nullable(v.array(v.string()))),
  highlightPreTag: v.optional(v.string(), '<em>'),
  highlightPostTag: v.optional(v.string(), '</em>'),
  filter: v.optional(v.nullable(v.string())),
})
export type SearchRequest = v.InferOutput<typeof SearchRequest>

const filterable: readonly string[] = searchIndexSettings.filterableAttributes

type Market = { ok: true; market: number | 'all' } | { ok: false; message: string }

/** Parses the filter, of which only `markets = 1` is supported. */
export function parseFilter(filter: string | null | undefined): Market {
  if (!filter) return { ok: true, market: 'all' }
  const [, field = '', value] = /^\s*([\w.]+)\s*=\s*"?(\d{1,9})"?\s*$/.exec(filter) ?? []
  if (field === 'markets' && filterable.includes(field)) return { ok: true, market: Number(value) }
  const available = filterable.map((name) => `\`${name}\``).join(', ')
  return {
    ok: false,
    message: field
      ? `Attribute \`${field}\` is not filterable. Available filterable attribute patterns are: ${available}.`
      : `Was expecting an operation \`=\` at \`${filter.slice(0, 40)}\`.`,
  }
}
