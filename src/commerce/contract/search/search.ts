// Meilisearch, API reference, "Search": https://meilisearch.com/docs/reference/api/search

import * as v from 'valibot'
import { Media } from '../catalogue/media.ts'
import { OptionalUri } from '../catalogue/uri.ts'
import { Amount, Count, Id, recordsOf, Text } from '../wire.ts'

const price = v.object({ priceAsNumber: Amount })

/** By market, then by price list. An index that writes them otherwise tells none: no search fails for it. */
const prices = v.fallback(v.optional(v.record(v.string(), v.record(v.string(), price)), {}), {})

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

/** The fields of a document that a hit is read from. */
export const retrievedAttributes = Object.keys(document.entries)

/** Stand around the words found in a text: private-use characters, so that no text of a document is taken for one. */
export const foundTags = { before: '\ue000', after: '\ue001' }

/** A piece of a text; `found` where a word of the query is in it. */
export interface TextPart {
  text: string
  found: boolean
}

const FoundText = v.pipe(
  Text,
  v.transform((text): TextPart[] =>
    text
      .split(new RegExp(`[${foundTags.before}${foundTags.after}]`))
      .map((part, index) => ({ text: part, found: index % 2 === 1 }))
      .filter((part) => part.text !== ''),
  ),
)

/**
 * What the search index tells of a product: enough to find it, and to show it while the catalogue does not answer.
 * Price and stock are the catalogue’s to say. `nameParts` is its name with the words found; empty where the service marks none.
 */
export const SearchHit = v.pipe(
  v.object({ ...document.entries, _formatted: v.nullish(v.object({ name: FoundText })) }),
  v.transform(({ _formatted, ...hit }) => ({ ...hit, nameParts: _formatted?.name ?? [] })),
)
export type SearchHit = v.InferOutput<typeof SearchHit>

/** One page of hits. Older engines call their estimate of the whole `nbHits`. */
export const SearchReply = v.pipe(
  v.object({
    hits: recordsOf(SearchHit),
    estimatedTotalHits: Count,
    nbHits: Count,
  }),
  v.transform(({ hits: { readable, unreadable }, estimatedTotalHits, nbHits }) => ({
    hits: readable,
    /** How many hits the service gave, those that cannot be read included: what pages are counted by. */
    received: readable.length + unreadable,
    total: estimatedTotalHits ?? nbHits ?? readable.length + unreadable,
  })),
)
export type SearchReply = v.InferOutput<typeof SearchReply>
