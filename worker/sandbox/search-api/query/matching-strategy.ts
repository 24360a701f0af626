// Meilisearch, API reference, "Search": https://meilisearch.com/docs/reference/api/search

export const matchingStrategies = ['last', 'all', 'frequency'] as const

/**
 * The words of a query that a document may lack: the last ones (`last`), none (`all`), or the most frequent ones
 * (`frequency`).
 */
export type MatchingStrategy = (typeof matchingStrategies)[number]

/**
 * The sets of terms that a document must contain, as indexes in the query: all terms first, then fewer; documents that
 * match more terms are listed first. `frequencies` is the number of documents with each term, null for a phrase, which
 * is never dropped. At least one term remains, and equally frequent ones are dropped together.
 * https://www.meilisearch.com/docs/reference/api/search#matching-strategy
 */
export function requiredTerms(
  strategy: MatchingStrategy,
  frequencies: readonly (number | null)[],
): number[][] {
  const every = [...frequencies.keys()]
  if (strategy === 'all') return [every]
  const costs = frequencies.map((frequency, position) => {
    if (frequency === null) return Number.POSITIVE_INFINITY
    // A word that no document has is the first to go.
    return strategy === 'last' ? frequencies.length - position : -(frequency || Number.MAX_VALUE)
  })
  const limits = [...new Set(costs.filter((cost) => cost < Number.POSITIVE_INFINITY))].sort(
    (left, right) => left - right,
  )
  const droppable = costs.includes(Number.POSITIVE_INFINITY) ? limits : limits.slice(0, -1)
  return [every, ...droppable.map((limit) => every.filter((position) => (costs[position] ?? 0) > limit))]
}
