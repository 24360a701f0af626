// Meilisearch, API reference, "Search": https://meilisearch.com/docs/reference/api/search

import * as v from 'valibot'
import { Media } from '../catalogue/media/media.ts'
import { OptionalUri } from '../catalogue/uri.ts'
import { Amount, Count, Id, recordsOf, Text } from '../wire.ts'
import type { SearchPlace } from './search-filter.ts'

const price = v.object({ priceAsNumber: Amount })

/** Prices by market, then by price list; empty when the index has another format, so that search does not fail. */
const prices = v.fallback(v.optional(v.record(v.string(), v.record(v.string(), price)), {}), {})

/** Numbers of a product; empty when the index has none. */
const Numbers = v.fallback(v.optional(v.array(v.string()), []), [])

/** The numbers that show why a product was found. */
const numbers = { oeNumbers: Numbers, crossNumbers: Numbers, replacedNumbers: Numbers }

const document = v.object({
  product: Id,
  name: Text,
  sku: Text,
  uri: OptionalUri,
  brandName: Text,
  variantName: Text,
  media: Media,
  prices,
})

/** The document fields that hits are read from. */
export const retrievedAttributes = Object.keys(document.entries)

/** The same, of hits that are found by their numbers. */
export const retrievedWithNumbers = [...retrievedAttributes, ...Object.keys(numbers)]

/** Tags around matched words: private-use characters, which no document text contains. */
export const foundTags = { before: '\ue000', after: '\ue001' }

/** A part of a text; `found` is true where it matches the query. */
export interface TextPart {
  text: string
  found: boolean
}

/** Splits a text at the tags around its matched words. */
export function splitFound(text: string): TextPart[] {
  return text
    .split(new RegExp(`[${foundTags.before}${foundTags.after}]`))
    .map((part, index) => ({ text: part, found: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

const FoundText = v.pipe(Text, v.transform(splitFound))

/**
 * A search hit: enough to find a product and to show it while the catalogue is unavailable. Current price and stock
 * come from the catalogue. `nameParts` is the name split at matched words; empty when the service marks none.
 */
export const SearchHit = v.pipe(
  v.object({ ...document.entries, ...numbers, _formatted: v.nullish(v.object({ name: FoundText })) }),
  v.transform(({ _formatted, ...hit }) => ({ ...hit, nameParts: _formatted?.name ?? [] })),
)
export type SearchHit = v.InferOutput<typeof SearchHit>

/** The price of a hit in a market's price list, in units of its currency, as the index has it; null where it has none. */
export function priceIn(
  { prices }: Pick<SearchHit, 'prices'>,
  { market, pricelist }: SearchPlace,
): number | null {
  return prices[market]?.[pricelist]?.priceAsNumber ?? null
}

const range = v.object({ min: v.number(), max: v.number() })

/** The facets of a reply; none where they cannot be read, so that search does not fail. */
const FacetCounts = v.object({
  facetDistribution: v.fallback(v.nullish(v.record(v.string(), v.record(v.string(), v.number())), {}), {}),
  facetStats: v.fallback(v.nullish(v.record(v.string(), range), {}), {}),
})

/** A page of hits. Older versions call the estimated total `nbHits`. */
export const SearchReply = v.pipe(
  v.object({
    hits: recordsOf(SearchHit),
    estimatedTotalHits: Count,
    nbHits: Count,
    ...FacetCounts.entries,
  }),
  v.transform(
    ({ hits: { readable, unreadable }, estimatedTotalHits, nbHits, facetDistribution, facetStats }) => ({
      hits: readable,
      /** Number of hits in the reply, unreadable ones included, for paging. */
      received: readable.length + unreadable,
      total: estimatedTotalHits ?? nbHits ?? readable.length + unreadable,
      /** Products by value, for each requested attribute. */
      counts: facetDistribution,
      /** The least and the greatest number of each requested attribute. */
      ranges: facetStats,
    }),
  ),
)
export type SearchReply = v.InferOutput<typeof SearchReply>

/** The fields whose matched words are read: all that have words, and not numbers. */
export const wordAttributes = ['words', 'vehicles', 'name', 'variantName', 'brandName']

/** The words of a text that are marked, each whole: the service may mark only its beginning. */
function markedWords(text: string): string[] {
  const { before, after } = foundTags
  const marks = new RegExp(`[${before}${after}]`, 'g')
  const eachMarked = text.replace(new RegExp(`${before}[^${after}]*`, 'g'), (marked) =>
    marked.replace(/(?<=[^\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]/gu, `${before}$&`),
  )
  const words = eachMarked.match(new RegExp(`[\\p{L}\\p{M}\\p{N}${before}${after}]+`, 'gu')) ?? []
  return words.filter((word) => word.includes(before)).map((word) => word.replace(marks, ''))
}

const MarkedText = v.fallback(v.pipe(v.string(), v.transform(markedWords)), [])
const MarkedTexts = v.fallback(
  v.union([
    v.pipe(
      v.array(MarkedText),
      v.transform((words) => words.flat()),
    ),
    MarkedText,
  ]),
  [],
)

const MarkedHit = v.pipe(
  v.object({ _formatted: v.record(v.string(), MarkedTexts) }),
  v.transform(({ _formatted }) => [...new Set(Object.values(_formatted).flat())]),
)

/** The words by which each hit of a search was found, as documents have them; none where the service marks none. */
export const MarkedReply = v.fallback(
  v.pipe(
    v.object({ hits: recordsOf(MarkedHit) }),
    v.transform(({ hits }) => hits.readable),
  ),
  [],
)

const Unprepared = v.object({ code: v.picklist(['invalid_search_filter', 'invalid_search_facets']) })

/** True if the service refused a search because the index lacks settings of this shop. */
export function isUnprepared(body: unknown): boolean {
  return v.is(Unprepared, body)
}

/** The answers to several searches by one call, in their order. */
export const SearchReplies = v.object({ results: v.array(SearchReply) })
