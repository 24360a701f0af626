// Meilisearch, API reference, "Search": https://meilisearch.com/docs/reference/api/search

import * as v from 'valibot'

/**
 * Which words of a query a document may lack: the last ones (`last`), none (`all`), or the most frequent ones
 * (`frequency`).
 */
export const MatchingStrategy = v.picklist(
  ['last', 'all', 'frequency'],
  ({ input }) =>
    `Unknown value \`${input}\` at \`.matchingStrategy\`: expected one of \`last\`, \`all\`, \`frequency\``,
)
export type MatchingStrategy = v.InferOutput<typeof MatchingStrategy>

/**
 * The sets of words that a document must contain, as indexes in the query: all words first, then fewer; documents that
 * match more words are listed first. `frequencies` is the number of documents with each word. At least one word
 * remains, and equally frequent words are dropped together.
 * https://www.meilisearch.com/docs/reference/api/search#matching-strategy
 */
export function requiredWords(strategy: MatchingStrategy, frequencies: readonly number[]): number[][] {
  const every = [...frequencies.keys()]
  if (strategy === 'all') return [every]
  const costs =
    strategy === 'last'
      ? every.map((position) => frequencies.length - position)
      : // A word that no document has is the first to go.
        frequencies.map((frequency) => -(frequency || Number.POSITIVE_INFINITY))
  const limits = [...new Set(costs)].sort((left, right) => left - right).slice(0, -1)
  return [every, ...limits.map((limit) => every.filter((position) => (costs[position] ?? 0) > limit))]
}
