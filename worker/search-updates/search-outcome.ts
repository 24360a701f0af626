/**
 * What becomes of a change in the search index. `queued`: it is updated soon; `full`: everything may have changed, so
 * `npm run search:sync` is due; `off`: the shop has no queue, or no key that may write.
 */
export type SearchOutcome = 'queued' | 'full' | 'off'
