import type { ResidentIndex } from '../index/resident-index.ts'
import { type MatchingStrategy, requiredTerms } from '../query/matching-strategy.ts'
import { type ParsedQuery, parseQuery } from '../query/parse-query.ts'
import { type QueryNode, queryNodes } from '../query/query-nodes.ts'
import { documentsWithTerm, likelyDocuments } from './likely-documents.ts'
import { createOccurrences, type Occurrences } from './occurrences.ts'
import { bestFirst, rankingColumns, type SortBy, scoreOf, wordsComeFirst } from './order-documents.ts'
import { createRelevance, type Measured, measuredDocuments, worstOf } from './relevance.ts'

/** The documents that a search found, best first. */
export interface Ranked {
  slots: Int32Array
  /** The score from 0 to 1 of the document at a place in `slots`. */
  scoreOf: (at: number) => number
  query: { parsed: ParsedQuery; nodes: readonly QueryNode[] } | null
}

interface Search {
  query: string
  strategy: MatchingStrategy
  /** 1 in the slots of documents that may be found; null: all. */
  allowed: Uint8Array | null
  /** The searchable attributes to look in; null: all. */
  fields: ReadonlySet<number> | null
  sort: readonly SortBy[]
  /** Number of the best documents that must be in order and have scores. The others follow in any order. */
  top: number
}

/** Finds the documents of a search, and sorts them by the ranking rules of the index, one after the other. */
export function rankDocuments(index: ResidentIndex, search: Search): Ranked {
  const parsed = parseQuery(search.query, (word) => index.isStopWord(word))
  const nodes = queryNodes(index, parsed.terms)
  const occurrences = createOccurrences(index, nodes, { excluded: parsed.excluded, fields: search.fields })
  const { slots, others, relevance } =
    parsed.terms.length > 0
      ? matches({ parsed, nodes, search, index }, occurrences)
      : {
          slots: allowedSlots(candidatesOf(index, search.allowed), parsed, occurrences),
          others: [],
          relevance: null,
        }
  const columns = rankingColumns(index, slots, relevance, search.sort)
  const order = bestFirst(index, slots, columns, search.top)
  const ranked = new Int32Array(slots.length + others.length)
  for (const [place, at] of order.entries()) ranked[place] = slots[at] ?? 0
  ranked.set(others, slots.length)
  return {
    slots: ranked,
    scoreOf: (place) => scoreOf(order[place] ?? 0, columns),
    query: parsed.terms.length > 0 ? { parsed, nodes } : null,
  }
}

function candidatesOf(index: ResidentIndex, allowed: Uint8Array | null): Int32Array {
  const slots = new Int32Array(index.length)
  let count = 0
  for (let slot = 0; slot < index.length; slot++) {
    if (index.isAlive(slot) && allowed?.[slot] !== 0) slots[count++] = slot
  }
  return slots.slice(0, count)
}

/** The slots of the documents found by a query without words: all but those with excluded words. */
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

interface Matches {
  slots: Int32Array
  relevance: Measured
  /** Documents that are known to come after enough of `slots`, and are not measured. */
  others: number[]
}

function matches(
  { parsed: { terms, excluded }, nodes, search, index }: Matching,
  occurrences: Occurrences,
): Matches {
  const frequencies =
    search.strategy === 'frequency'
      ? countTerms(candidatesOf(index, search.allowed), nodes, occurrences)
      : null
  const choices = requiredTerms(
    search.strategy,
    terms.map(({ phrase }, term) => (phrase ? null : (frequencies?.[term] ?? 0))),
  )
  const weigh = createRelevance({ terms, nodes, choices }, occurrences)
  const likely = likelyDocuments(index, search.allowed, nodes, choices)
  const wordsFirst = wordsComeFirst(index, search.sort)
  const fields = index.settings.searchableAttributes.includes('*') ? 1 : index.fields.length
  const measured = measuredDocuments(
    likely.reduce((sum, { length }) => sum + length, 0),
    worstOf(terms, nodes, fields),
  )
  const slots: number[] = []
  const others: number[] = []
  /** The number of documents that have been measured, by the number of missing words. */
  const withMissing = terms.map(() => 0)
  let sure: Uint8Array | null = null
  for (const [choice, documents] of likely.entries()) {
    const missing = terms.length - (choices[choice]?.length ?? 0)
    const better = withMissing.slice(0, missing).reduce((sum, count) => sum + count, 0)
    const isEnough = wordsFirst && better >= search.top
    if (isEnough) sure ??= surelyFound()
    for (const slot of documents) {
      if (isEnough && sure?.[slot] === 1) {
        others.push(slot)
        continue
      }
      const relevance = occurrences.read(slot) ? weigh() : null
      if (!relevance) continue
      if (isEnough) others.push(slot)
      else {
        measured.set(slots.length, relevance)
        withMissing[relevance.words] = (withMissing[relevance.words] ?? 0) + 1
        slots.push(slot)
      }
    }
  }

  /** 1 in the slots of documents that are found without being read; null if every document has to be read. */
  function surelyFound(): Uint8Array | null {
    const [term, ...more] = choices.at(-1) ?? []
    if (term === undefined || more.length > 0 || excluded.length > 0 || search.fields !== null) return null
    return documentsWithTerm(index, nodes, term)
  }

  return { slots: Int32Array.from(slots), relevance: measured, others }
}

/** Number of documents with each term. */
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
