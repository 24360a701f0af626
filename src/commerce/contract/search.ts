import * as v from 'valibot'
import { Media } from './media.ts'
import { Id, Text } from './wire.ts'

const price = v.object({ priceAsNumber: v.optional(v.nullable(v.number()), null) })

/** By market, then by price list. An index that writes them otherwise tells none: no search fails for it. */
const prices = v.fallback(v.optional(v.record(v.string(), v.record(v.string(), price)), {}), {})

/**
 * What the search index tells of a product: enough to find it, and to show it while the catalogue does not answer.
 * Price and stock are the catalogue’s to say.
 */
export const SearchHit = v.object({
  product: Id,
  name: Text,
  sku: Text,
  uri: Text,
  brandName: Text,
  variantName: Text,
  media: Media,
  prices,
})
export type SearchHit = v.InferOutput<typeof SearchHit>

/** One page of hits. Older engines call their estimate of the whole `nbHits`. */
export const SearchReply = v.pipe(
  v.object({
    hits: v.array(SearchHit),
    estimatedTotalHits: v.optional(v.number()),
    nbHits: v.optional(v.number()),
  }),
  v.transform(({ hits, estimatedTotalHits, nbHits }) => ({
    hits,
    total: estimatedTotalHits ?? nbHits ?? hits.length,
  })),
)
export type SearchReply = v.InferOutput<typeof SearchReply>
