// Meilisearch, API reference, "Search": https://www.meilisearch.com/docs/reference/api/search

import { evaluateFilter } from '../filter/evaluate-filter.ts'
import { readFilter } from '../filter/filter-input.ts'
import { formatDocument } from '../hits/format-document.ts'
import { createTextMatcher } from '../hits/match-text.ts'
import type { ResidentIndex } from '../index/resident-index.ts'
import type { SortBy } from '../ranking/order-documents.ts'
import { type Ranked, rankDocuments } from '../ranking/rank-documents.ts'
import { inIndex, Refusal } from '../refusal.ts'
import { parseSort } from '../requests/parse-sort.ts'
import type { FacetSearchQuery, SearchQuery } from '../requests/search-query.ts'
import { attributeRules } from '../settings/attribute-rules.ts'
import { type Document, isWithin } from '../tokens/leaves.ts'
import { normalizeWord, wordsIn } from '../tokens/tokenize.ts'
import { countValues, facetsOf, orderOf, searchableFacet } from './facets.ts'

const maxFacetHits = 100
const defaultPageSize = 20

/** An index that is searched, and its stored documents by row. */
export interface Searched {
  uid: string
  index: ResidentIndex
  documents: (rows: readonly number[]) => Document[]
}

type Finding = Pick<
  SearchQuery,
  'q' | 'filter' | 'sort' | 'distinct' | 'matchingStrategy' | 'attributesToSearchOn' | 'rankingScoreThreshold'
>

/**
 * All documents that a search finds, the best `top` in order before the others. Refuses attributes that the settings do
 * not allow.
 */
export function findDocuments({ uid, index }: Searched, query: Finding, top: number): Ranked {
  return inIndex(uid, () => find(index, query, top))
}

function find(index: ResidentIndex, query: Finding, top: number): Ranked {
  const threshold = query.rankingScoreThreshold ?? 0
  const isChosen = threshold > 0 || (query.distinct ?? index.settings.distinctAttribute) !== null
  const filter = readFilter(query.filter, 'invalid_search_filter')
  const found = rankDocuments(index, {
    query: query.q ?? '',
    strategy: query.matchingStrategy,
    allowed: filter && evaluateFilter(index, filter, 'invalid_search_filter'),
    fields: searchedFields(index, query.attributesToSearchOn ?? null),
    sort: sortOf(index, query.sort ?? []),
    // The documents left out of the best are known only once all are in order.
    top: isChosen ? Number.POSITIVE_INFINITY : top,
  })
  const good = threshold > 0 ? keep(found, (at) => found.scoreOf(at) >= threshold) : found
  return distinct(index, good, query.distinct)
}

function keep(found: Ranked, isKept: (at: number) => boolean): Ranked {
  const kept = [...found.slots.keys()].filter(isKept)
  return {
    ...found,
    slots: Int32Array.from(kept, (at) => found.slots[at] ?? 0),
    scoreOf: (place) => found.scoreOf(kept[place] ?? 0),
  }
}

/** Keeps the best document of each value of an attribute, and those without one. */
function distinct(index: ResidentIndex, found: Ranked, asked: string | null | undefined): Ranked {
  const { distinctAttribute } = index.settings
  const attribute = asked ?? distinctAttribute
  if (!attribute) return found
  const { filterable, patterns } = attributeRules(index.settings)
  if (asked && asked !== distinctAttribute && !filterable(asked)) {
    const known =
      patterns.length === 0
        ? 'This index does not have configured filterable attributes.'
        : `Available filterable attributes patterns are: \`${patterns.join(', ')}\`.`
    const message = `Attribute \`${asked}\` is not filterable and thus, cannot be used as distinct attribute. ${known}`
    throw new Refusal('invalid_search_distinct', message)
  }
  const column = index.columns.get(attribute)
  if (!column) return found
  const seen = new Set<number>()
  return keep(found, (at) => {
    const ids = [...column.idsOf(found.slots[at] ?? 0)]
    if (ids.some((id) => seen.has(id))) return false
    for (const id of ids) seen.add(id)
    return true
  })
}

function searchedFields(index: ResidentIndex, names: readonly string[] | null): ReadonlySet<number> | null {
  if (names === null) return null
  const fields = new Set<number>()
  for (const name of names) {
    const found = index.fields.flatMap((field, number) =>
      isWithin(field, name) || isWithin(name, field) ? [number] : [],
    )
    if (found.length === 0 && name !== '*' && !index.settings.searchableAttributes.includes('*')) {
      const known = [...index.fields].join(', ')
      const message = `Attribute \`${name}\` is not searchable. Available searchable attributes are: \`${known}\`.`
      throw new Refusal('invalid_search_attributes_to_search_on', message)
    }
    for (const field of found) fields.add(field)
  }
  return fields
}

/** The order of a search; refuses one where the ranking rules of the index have no place for it. */
function sortOf({ settings }: ResidentIndex, sort: readonly string[]): SortBy[] {
  const parsed = parseSort(settings, sort, 'invalid_search_sort')
  if (parsed.length > 0 && !settings.rankingRules.includes('sort')) {
    const message =
      'You must specify where `sort` is listed in the rankingRules setting to use the sort parameter at search time.'
    throw new Refusal('invalid_search_sort', message)
  }
  return parsed
}

type Paging = Pick<SearchQuery, 'limit' | 'offset' | 'page' | 'hitsPerPage'>

/** Number of found documents a reply may use, from the best on. */
function reachOf({ limit, offset, page, hitsPerPage }: Paging, maxTotalHits: number): number {
  const reach =
    page == null && hitsPerPage == null ? offset + limit : (page ?? 1) * (hitsPerPage ?? defaultPageSize)
  return Math.min(reach, maxTotalHits)
}

/** The found documents in a reply, and its information about their number. */
export function pageOf(total: number, { limit, offset, page, hitsPerPage }: Paging, maxTotalHits: number) {
  const reachable = Math.min(total, maxTotalHits)
  if (page == null && hitsPerPage == null) {
    return {
      from: Math.min(offset, reachable),
      to: Math.min(offset + limit, reachable),
      info: { limit, offset, estimatedTotalHits: reachable },
    }
  }
  const [number, size] = [page ?? 1, hitsPerPage ?? defaultPageSize]
  const from = number === 0 ? reachable : Math.min((number - 1) * size, reachable)
  const totalPages = size === 0 ? 0 : Math.ceil(reachable / size)
  const info = { hitsPerPage: size, page: number, totalPages, totalHits: reachable }
  return { from, to: Math.min(from + size, reachable), info }
}

/** Writes documents that were found as hits. */
export function hitsOf(
  { index, documents }: Searched,
  found: Ranked,
  query: SearchQuery,
  [from, to]: [number, number],
): Document[] {
  const rows = [...found.slots.slice(from, to)].map((slot) => index.rowOf(slot))
  const match = createTextMatcher(found.query?.nodes ?? [])
  return documents(rows).map((document, at) => ({
    ...formatDocument(document, query, { settings: index.settings, match }),
    ...(query.showRankingScore ? { _rankingScore: found.scoreOf(from + at) } : {}),
  }))
}

/** Searches one index. */
export function searchIndex(searched: Searched, query: SearchQuery) {
  const { index } = searched
  const { maxTotalHits } = index.settings.pagination
  const found = findDocuments(searched, query, reachOf(query, maxTotalHits))
  const { from, to, info } = pageOf(found.slots.length, query, maxTotalHits)
  return {
    hits: hitsOf(searched, found, query, [from, to]),
    query: query.q ?? '',
    ...info,
    ...(query.facets ? facetsOf(index, found.slots, query.facets) : {}),
  }
}

/** Searches the values of a facet: those that begin with the query. */
export function searchFacet(searched: Searched, query: FacetSearchQuery) {
  const { index } = searched
  const column = searchableFacet(index, query.facetName)
  const { slots } = findDocuments(searched, query, 0)
  const counted = column ? countValues(column, slots, orderOf(index.settings, query.facetName)) : []
  const wanted = wordsIn(query.facetQuery ?? '').join(' ')
  const facetHits = counted
    .map(({ value, count }) => ({ value: String(value), count }))
    .filter(({ value }) => wanted === '' || begins(value, wanted))
    .slice(0, Math.min(maxFacetHits, index.settings.faceting.maxValuesPerFacet))
  return { facetHits, facetQuery: query.facetQuery ?? null }
}

const begins = (value: string, wanted: string) =>
  wordsIn(value).join(' ').startsWith(wanted) || normalizeWord(value).startsWith(wanted)
