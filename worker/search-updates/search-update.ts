import * as v from 'valibot'
import { searchUpdates as limits } from '../limits.ts'

/** Ids as a search index takes them; what has another one is in none. */
export const isIndexed = (id: string) => /^[\w-]{1,64}$/.test(id)
const Ids = v.array(v.pipe(v.string(), v.check(isIndexed)))

/** Changes of the catalogue: ids of products, and of categories and brands by which products are found. */
export const SearchUpdate = v.pipe(
  v.object({ products: Ids, categories: Ids, brands: Ids }),
  v.check(
    ({ products, categories, brands }) => products.length + categories.length + brands.length <= limits.ids,
  ),
)
export type SearchUpdate = v.InferOutput<typeof SearchUpdate>

/** Hands updates to `updateSearch`, later, and in another isolate. A queue of Cloudflare; under Node one in memory or in Redis. */
export interface UpdateQueue {
  send(update: SearchUpdate): Promise<unknown>
}

/** Updates as a queue delivers them. */
export interface UpdateBatch {
  messages: readonly { body: unknown }[]
}

/**
 * The outcome of a change for the search index. `queued`: it is updated soon; `full`: everything may have changed, so
 * `npm run search:sync` is due; `off`: the shop has no queue, or no key that may write.
 */
export type SearchOutcome = 'queued' | 'full' | 'off'
