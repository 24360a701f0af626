// Meilisearch, "Built-in ranking rules": https://www.meilisearch.com/docs/learn/relevancy/ranking_rules

import type { ResidentIndex } from '../index/resident-index.ts'
import { type MatchingStrategy, requiredTerms } from '../query/matching-strategy.ts'
import { type ParsedQuery, parseQuery } from '../query/parse-query.ts'
import { type QueryNode, queryNodes } from '../query/query-nodes.ts'
import { likelyDocuments } from './likely-documents.ts'
import { createOccurrences, type Occurrences } from './occurrences.ts'
import { createRelevance, type Relevance, type RelevanceRule, worstOf } from './relevance.ts'

/** `price:asc` in parts. */
export interface SortBy {
  attribute: string
  descending: boolean
}

/** The documents that a search found, best first. */
export interface Ranked {
  slots: Int32Array
  /** The scores of the documents from 0 to 1, and what they were sorted by, in the order of the rules. */
  scores: Float64Array
  query: { parsed: ParsedQuery; nodes: readonly QueryNode[] } | null
}

interface Search {
  query: string
  strategy: MatchingStrategy
  /** By slot: documents that may be found; null: all. */
  allowed: Uint8Array | null
  /** The searchable attributes to look in; null: all. */
  fields: ReadonlySet<number> | null
  sort: readonly SortBy[]
}

/** A rule that documents are compared by: a number by document, less is better. */
interface Column {
  costs: Float64Array
  /** The highest cost there can be; null for a rule that does not count for the score. */
  worst: number | null
}

/** Finds the documents of a search, and sorts them by the ranking rules of the index, one after the other. */
export function rankDocuments(index: ResidentIndex, search: Search): Ranked {
  const parsed = parseQuery(search.query, (word) => index.isStopWord(word))
  const nodes = queryNodes(index, parsed.terms)
  const occurrences = createOccurrences(index, nodes, { excluded: parsed.excluded, fields: search.fields })
  const found = parsed.terms.length > 0 ? matches({ parsed, nodes, search, index }, occurrences) : null
  const slots = found ? found.slots : allowedSlots(candidatesOf(index, search.allowed), parsed, occurrences)
  const columns = columnsOf(index, slots, found?.relevance ?? null, search.sort)
  const order = sorted(slots, columns, index)
  return {
    slots: Int32Array.from(order, (at) => slots[at] ?? 0),
    scores: scoresOf(order, columns),
    query: parsed.terms.length > 0 ? { parsed, nodes } : null,
  }
}

function candidatesOf(index: ResidentIndex, allowed: Uint8Array | null): Int32Array {
  const slots = new Int32Array(index.length)
  let count = 0
  for (let slot = 0; slot < index.length; slot++) {
    if (index.isAlive(slot) && (allowed === null || allowed[slot] === 1)) slots[count++] = slot
  }
  return slots.slice(0, count)
}

/** Without words to find, all documents but those with excluded ones. */
function allowedSlots(
  candidates: Int32Array,
  { excluded }: ParsedQuery,
  occurrences: Occurrences,
): Int32Array {
  return excluded.length === 0 ? candidates : candidates.filter((slot) => occurrences.read(slot))
}

interface Matching {
  parsed: ParsedQuery
  nodes: readonly QueryNode[]
  search: Search
  index: ResidentIndex
}

interface Measured {
  values: Relevance[]
  worst: Relevance
}

function matches(
  { parsed: { terms }, nodes, search, index }: Matching,
  occurrences: Occurrences,
): { slots: Int32Array; relevance: Measured } {
  const frequencies =
    search.strategy === 'frequency'
      ? countTerms(candidatesOf(index, search.allowed), nodes, occurrences)
      : null
  const choices = requiredTerms(
    search.strategy,
    terms.map(({ phrase }, term) => (phrase ? null : (frequencies?.[term] ?? 0))),
  )
  const weigh = createRelevance({ terms, nodes, choices }, occurrences)
  const likely = likelyDocuments(index, search.allowed, nodes, choices.at(-1) ?? [])
  const slots: number[] = []
  const values: Relevance[] = []
  for (const slot of likely) {
    const relevance = occurrences.read(slot) ? weigh() : null
    if (!relevance) continue
    slots.push(slot)
    values.push(relevance)
  }
  const fields = index.settings.searchableAttributes.includes('*') ? 1 : index.fields.length
  return { slots: Int32Array.from(slots), relevance: { values, worst: worstOf(terms, nodes, fields) } }
}

/** How many documents have each term. */
function countTerms(candidates: Int32Array, nodes: readonly QueryNode[], occurrences: Occurrences): number[] {
  const counts: number[] = []
  for (const slot of candidates) {
    if (!occurrences.read(slot)) continue
    const present = new Set<number>()
    for (const [number, { start, length }] of nodes.entries()) {
      if ((occurrences.found[number]?.starts.length ?? 0) === 0) continue
      for (let term = start; term < start + length; term++) present.add(term)
    }
    for (const term of present) counts[term] = (counts[term] ?? 0) + 1
  }
  return counts
}

const relevanceRules: Record<string, readonly RelevanceRule[]> = {
  words: ['words'],
  typo: ['typo'],
  proximity: ['proximity'],
  attribute: ['attributeRank', 'wordPosition'],
  attributeRank: ['attributeRank'],
  wordPosition: ['wordPosition'],
  exactness: ['exactAttribute', 'exactWords'],
}

function columnsOf(
  index: ResidentIndex,
  slots: Int32Array,
  relevance: Measured | null,
  sort: readonly SortBy[],
): Column[] {
  const { rankingRules, searchableAttributes } = index.settings
  const used = new Set<string>()
  const everyField = searchableAttributes.includes('*')

  const byValue = ({ attribute, descending }: SortBy): Column[] => {
    if (used.has(attribute)) return []
    used.add(attribute)
    const column = index.columns.get(attribute)
    return column ? [{ costs: column.order(slots, descending), worst: null }] : []
  }
  const byRelevance = (rule: RelevanceRule): Column[] => {
    // Without a list of searchable attributes, all count alike.
    if (!relevance || used.has(rule) || (rule === 'attributeRank' && everyField)) return []
    used.add(rule)
    const costs = Float64Array.from(relevance.values, (value) => value[rule])
    return [{ costs, worst: relevance.worst[rule] }]
  }

  const columns = rankingRules.flatMap((rule): Column[] => {
    if (rule === 'sort') return sort.flatMap(byValue)
    const [, attribute, direction] = /^(.+):(asc|desc)$/.exec(rule) ?? []
    if (attribute) return byValue({ attribute, descending: direction === 'desc' })
    // Fewer words are always worse, and come before what compares them.
    return ['words' as const, ...(relevanceRules[rule] ?? [])].flatMap(byRelevance)
  })
  return [...columns, ...byRelevance('words')]
}

/** The positions of documents, best first; equal ones in the order in which they were added. */
function sorted(slots: Int32Array, columns: readonly Column[], index: ResidentIndex): Int32Array {
  const order = Int32Array.from(slots, (_, at) => at)
  return order.sort((left, right) => {
    for (const { costs } of columns) {
      const [a = 0, b = 0] = [costs[left], costs[right]]
      if (a !== b) return a - b
    }
    return index.rowOf(slots[left] ?? 0) - index.rowOf(slots[right] ?? 0)
  })
}

/** Scores from 0 to 1: each rule divides what the one before it left equal. */
function scoresOf(order: Int32Array, columns: readonly Column[]): Float64Array {
  return Float64Array.from(order, (at) => {
    let [rank, worst] = [1, 1]
    for (const column of columns) {
      if (column.worst === null) continue
      const steps = column.worst + 1
      rank = (rank - 1) * steps + Math.max(1, steps - (column.costs[at] ?? 0))
      worst *= steps
    }
    return rank / worst
  })
}
