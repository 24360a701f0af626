import * as v from 'valibot'
import { Id, Text } from './wire.ts'

/** What the search index tells of a product: enough to find it. Price and stock are the catalogue’s to say. */
export const SearchHit = v.object({ product: Id, name: Text, sku: Text })
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
