// Meilisearch, "Built-in ranking rules": https://www.meilisearch.com/docs/learn/relevancy/ranking_rules

import type { ResidentIndex } from '../index/resident-index.ts'
import type { Measured, RelevanceRule } from './relevance.ts'

/** `price:asc` in parts. */
export interface SortBy {
  attribute: string
  descending: boolean
}

/** A rule that documents are compared by: a number for each of them, less is better. */
export interface Column {
  costs: Float64Array
  /** The highest cost there can be; null for a rule that does not count for the score. */
  worst: number | null
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

const byAttribute = /^(.+):(asc|desc)$/

/** True if all documents with fewer words of the query come after those with more. */
export function wordsComeFirst({ settings }: ResidentIndex, sort: readonly SortBy[]): boolean {
  const first = settings.rankingRules.find((rule) => rule !== 'sort' || sort.length > 0)
  return first === undefined || (first !== 'sort' && !byAttribute.test(first))
}

/** The comparisons of documents in order: the ranking rules of the index. */
export function rankingColumns(
  index: ResidentIndex,
  slots: Int32Array,
  relevance: Measured | null,
  sort: readonly SortBy[],
): Column[] {
  const { rankingRules, searchableAttributes } = index.settings
  const used = new Set<string>()
  const everyField = searchableAttributes.includes('*')

  const byValue = (by: SortBy): Column[] => {
    if (used.has(by.attribute)) return []
    used.add(by.attribute)
    return valueColumn(index, slots, by)
  }
  const byRelevance = (rule: RelevanceRule): Column[] => {
    // Without a list of searchable attributes, all count alike.
    if (!relevance || used.has(rule) || (rule === 'attributeRank' && everyField)) return []
    used.add(rule)
    return [{ costs: relevance.costs[rule], worst: relevance.worst[rule] }]
  }

  const columns = rankingRules.flatMap((rule): Column[] => {
    if (rule === 'sort') return sort.flatMap(byValue)
    const [, attribute, direction] = byAttribute.exec(rule) ?? []
    if (attribute) return byValue({ attribute, descending: direction === 'desc' })
    // Fewer words are always worse, and come before what compares them.
    return ['words' as const, ...(relevanceRules[rule] ?? [])].flatMap(byRelevance)
  })
  return [...columns, ...byRelevance('words')]
}

/** The comparison of documents by an attribute; none where no document has it. */
export function valueColumn(
  index: ResidentIndex,
  slots: Int32Array,
  { attribute, descending }: SortBy,
): Column[] {
  const column = index.columns.get(attribute)
  return column ? [{ costs: column.order(slots, descending), worst: null }] : []
}

/**
 * The positions of documents, the best `top` in order before the others; equal ones in the order in which they were
 * added.
 */
export function bestFirst(
  index: ResidentIndex,
  slots: Int32Array,
  columns: readonly Column[],
  top: number,
): Int32Array {
  const costs = columns.map((column) => column.costs)
  function compare(left: number, right: number): number {
    for (const cost of costs) {
      const [a = 0, b = 0] = [cost[left], cost[right]]
      if (a !== b) return a - b
    }
    return index.rowOf(slots[left] ?? 0) - index.rowOf(slots[right] ?? 0)
  }

  const all = new Int32Array(slots.length)
  for (let at = 0; at < all.length; at++) all[at] = at
  if (top === 0) return all
  const size = 2 * top
  if (all.length <= size) return all.sort(compare)
  // Those that may be among the best, sorted and cut each time there are twice as many as needed.
  let best: number[] = []
  let last = -1
  for (const at of all) {
    if (last >= 0 && compare(at, last) > 0) continue
    best.push(at)
    if (best.length < size) continue
    best = best.sort(compare).slice(0, top)
    last = best.at(-1) ?? -1
  }
  best = best.sort(compare).slice(0, top)
  const isBest = new Set(best)
  return Int32Array.from([...best, ...all.filter((at) => !isBest.has(at))])
}

/** The score from 0 to 1 of the document at a position: each rule divides what the one before it left equal. */
export function scoreOf(at: number, columns: readonly Column[]): number {
  let [rank, worst] = [1, 1]
  for (const column of columns) {
    if (column.worst === null) continue
    const steps = column.worst + 1
    rank = (rank - 1) * steps + Math.max(1, steps - (column.costs[at] ?? 0))
    worst *= steps
  }
  return rank / worst
}
