import * as v from 'valibot'
import { Media } from './media.ts'
import { OptionalUri } from './uri.ts'
import { Amount, Count, Id, recordsOf, Text } from './wire.ts'

const price = v.object({ priceAsNumber: Amount })

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
  uri: OptionalUri,
  brandName: Text,
  variantName: Text,
  media: Media,
  prices,
})
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
