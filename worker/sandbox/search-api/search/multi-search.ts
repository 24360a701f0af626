// Meilisearch, API reference, "Multi-search": https://www.meilisearch.com/docs/reference/api/multi_search

import { Refusal } from '../refusal.ts'
import type { Federation, MultiSearch, SearchQuery } from '../requests/search-query.ts'
import type { Document } from '../tokens/leaves.ts'
import { facetsOf } from './facets.ts'
import { findDocuments, hitsOf, pageOf, type Searched, searchIndex } from './search-index.ts'

type Query = MultiSearch['queries'][number]

/** Opens an index by name; refuses unknown ones. */
export type OpenIndex = (uid: string) => Searched

/** Runs several searches: each with its own reply, or, with `federation`, with one list of all hits. */
export function multiSearch({ queries, federation }: MultiSearch, open: OpenIndex) {
  if (federation) return federated(queries, federation, open)
  return {
    results: queries.map((query, position) =>
      inQuery(position, () => {
        if (query.federationOptions) {
          const message =
            'Using `federationOptions` is not allowed in a non-federated search.\n - Hint: remove `federationOptions` from the query or add `federation` to the request.'
          throw new Refusal('invalid_multi_search_federation_options', message)
        }
        return { indexUid: query.indexUid, ...searchIndex(open(query.indexUid), searchOf(query)) }
      }),
    ),
  }
}

/** Names the query that was refused. */
function inQuery<Result>(position: number, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw error instanceof Refusal ? error.within(`Inside \`.queries[${position}]\``) : error
  }
}

const searchOf = ({ indexUid: _, federationOptions: __, limit, offset, ...query }: Query): SearchQuery => ({
  ...query,
  limit: limit ?? 20,
  offset: offset ?? 0,
})

function checkFederated({ limit, offset, page, hitsPerPage, facets, indexUid }: Query): void {
  const [option] =
    Object.entries({ limit, offset, page, hitsPerPage }).find(([, value]) => value != null) ?? []
  if (option) {
    const message = `Using pagination options is not allowed in federated queries.\n - Hint: remove \`${option}\` from the query or remove \`federation\` from the request\n - Hint: pass \`federation.limit\` and \`federation.offset\` for pagination in federated search`
    throw new Refusal('invalid_multi_search_query_pagination', message)
  }
  if (facets) {
    const message = `Using facet options is not allowed in federated queries.\n - Hint: remove \`facets\` from the query or remove \`federation\` from the request\n - Hint: pass \`federation.facetsByIndex.${indexUid}: ${JSON.stringify(facets)}\` for facets in federated search`
    throw new Refusal('invalid_multi_search_query_facets', message)
  }
}

interface Candidate {
  position: number
  /** Its place among the hits of its query. */
  at: number
  score: number
  weighted: number
  id: string
}

function federated(queries: readonly Query[], federation: Federation, open: OpenIndex) {
  const runs = queries.map((query, position) =>
    inQuery(position, () => {
      checkFederated(query)
      const searched = open(query.indexUid)
      return { query, searched, found: findDocuments(searched, query, Number.POSITIVE_INFINITY) }
    }),
  )
  const all = runs.flatMap(({ query, searched, found }, position): Candidate[] =>
    [...found.slots].map((slot, at) => {
      const score = found.scoreOf(at)
      const weighted = score * (query.federationOptions?.weight ?? 1)
      return { position, at, score, weighted, id: `${query.indexUid}/${searched.index.rowOf(slot)}` }
    }),
  )
  // Each query keeps its own order, which may be that of a sort.
  const best = unique(
    merged(runs.map((_, position) => all.filter((candidate) => candidate.position === position))),
  )
  const maxTotalHits = Math.max(
    0,
    ...runs.map(({ searched }) => searched.index.settings.pagination.maxTotalHits),
  )
  const { from, to, info } = pageOf(best.length, federation, maxTotalHits)
  return {
    hits: best.slice(from, to).flatMap((candidate) => hitOf(runs, candidate)),
    ...info,
    ...facetsByIndex(runs, federation),
  }
}

/** Merges lists that are in order: the best of their first candidates is the next. */
function merged(lists: readonly (readonly Candidate[])[]): Candidate[] {
  const next = lists.map(() => 0)
  const all: Candidate[] = []
  for (;;) {
    let best: Candidate | null = null
    for (const [list, candidates] of lists.entries()) {
      const candidate = candidates[next[list] ?? 0]
      if (candidate && (!best || candidate.weighted > best.weighted)) best = candidate
    }
    if (!best) return all
    all.push(best)
    next[best.position] = (next[best.position] ?? 0) + 1
  }
}

/** Keeps each document once, where it is best. */
function unique(candidates: readonly Candidate[]): Candidate[] {
  return [
    ...new Map([...candidates].reverse().map((candidate) => [candidate.id, candidate])).values(),
  ].reverse()
}

type Run = { query: Query; searched: Searched; found: ReturnType<typeof findDocuments> }

function hitOf(runs: readonly Run[], { position, at, weighted }: Candidate): Document[] {
  const run = runs[position]
  if (!run) return []
  const hits = hitsOf(run.searched, run.found, searchOf(run.query), [at, at + 1])
  const place = { indexUid: run.query.indexUid, queriesPosition: position, weightedRankingScore: weighted }
  return hits.map((hit) => ({ ...hit, _federation: place }))
}

function facetsByIndex(runs: readonly Run[], { facetsByIndex: asked, mergeFacets }: Federation) {
  const names = Object.entries(asked)
  if (names.length === 0) return {}
  const counted = names.flatMap(([uid, facets]) => {
    const [run, ...others] = runs.filter(({ query }) => query.indexUid === uid)
    if (!run || !facets) return []
    const slots = new Set([run, ...others].flatMap(({ found }) => [...found.slots]))
    const { facetDistribution, facetStats } = facetsOf(run.searched.index, Int32Array.from(slots), facets)
    return [{ uid, distribution: facetDistribution, stats: facetStats }]
  })
  if (mergeFacets) return mergedFacets(counted, mergeFacets.maxValuesPerFacet ?? 100)
  return {
    facetsByIndex: Object.fromEntries(
      counted.map(({ uid, distribution, stats }) => [uid, { distribution, stats }]),
    ),
  }
}

interface CountedFacets {
  distribution: Record<string, Record<string, number>>
  stats: Record<string, { min: number; max: number }>
}

function mergedFacets(counted: readonly CountedFacets[], maxValues: number) {
  const distribution = new Map<string, Map<string, number>>()
  const stats = new Map<string, { min: number; max: number }>()
  for (const one of counted) {
    for (const [attribute, values] of Object.entries(one.distribution)) {
      const sums = distribution.get(attribute) ?? new Map<string, number>()
      for (const [value, count] of Object.entries(values)) sums.set(value, (sums.get(value) ?? 0) + count)
      distribution.set(attribute, sums)
    }
    for (const [attribute, { min, max }] of Object.entries(one.stats)) {
      const known = stats.get(attribute) ?? { min, max }
      stats.set(attribute, { min: Math.min(min, known.min), max: Math.max(max, known.max) })
    }
  }
  const sorted = (sums: ReadonlyMap<string, number>) =>
    [...sums].sort(([left], [right]) => (left < right ? -1 : 1)).slice(0, maxValues)
  return {
    facetDistribution: Object.fromEntries(
      [...distribution].map(([name, sums]) => [name, Object.fromEntries(sorted(sums))]),
    ),
    facetStats: Object.fromEntries(stats),
  }
}
