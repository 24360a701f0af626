// Meilisearch, "Built-in ranking rules": https://www.meilisearch.com/docs/learn/relevancy/ranking_rules

import type { QueryTerm } from '../query/parse-query.ts'
import type { QueryNode } from '../query/query-nodes.ts'
import { type Found, fieldWidth, type Occurrences } from './occurrences.ts'

const farthest = 7
const far = 10

/** The relevance of a document for a query, by rule; less is better. */
export interface Relevance {
  words: number
  typo: number
  proximity: number
  attributeRank: number
  wordPosition: number
  exactAttribute: number
  exactWords: number
}
export type RelevanceRule = keyof Relevance

/** The measurements of documents: by rule, a number for each of them. */
export interface Measured {
  costs: Record<RelevanceRule, Float64Array>
  worst: Relevance
}

/** Room for the measures of some documents. */
export function measuredDocuments(size: number, worst: Relevance) {
  const costs = {
    words: new Float64Array(size),
    typo: new Float64Array(size),
    proximity: new Float64Array(size),
    attributeRank: new Float64Array(size),
    wordPosition: new Float64Array(size),
    exactAttribute: new Float64Array(size),
    exactWords: new Float64Array(size),
  }
  return {
    costs,
    worst,
    set(at: number, relevance: Relevance): void {
      costs.words[at] = relevance.words
      costs.typo[at] = relevance.typo
      costs.proximity[at] = relevance.proximity
      costs.attributeRank[at] = relevance.attributeRank
      costs.wordPosition[at] = relevance.wordPosition
      costs.exactAttribute[at] = relevance.exactAttribute
      costs.exactWords[at] = relevance.exactWords
    },
  }
}

/** The worst that each rule can come to, so that ranks can be scored. */
export function worstOf(terms: readonly QueryTerm[], nodes: readonly QueryNode[], fields: number): Relevance {
  const single = nodes.filter(({ length }) => length === 1)
  return {
    words: terms.length - 1,
    typo: single.reduce((sum, { maxTypos }) => sum + maxTypos, 0),
    proximity: farthest * Math.max(0, terms.length - 1),
    attributeRank: Math.max(0, fields - 1) * terms.length,
    wordPosition: far * terms.length,
    exactAttribute: 2,
    exactWords: terms.length,
  }
}

/** A way through the terms of a query: each is matched by itself or joined with its neighbours. */
interface Way {
  required: readonly number[]
  nodes: number[]
  typos: number
}

/**
 * Creates the measure of documents: the first of the `choices` of required terms that a document has, the way through
 * them with the fewest typos, and how its words stand in the document. Null for one that has none of the choices.
 */
export function createRelevance(
  {
    terms,
    nodes,
    choices,
  }: { terms: readonly QueryTerm[]; nodes: readonly QueryNode[]; choices: readonly (readonly number[])[] },
  occurrences: Occurrences,
): () => Relevance | null {
  const { found } = occurrences
  const numbers = [...nodes.keys()]
  const ends = terms.map((_, end) => numbers.filter((node) => lastTerm(nodes[node]) === end))
  const covers = terms.map((_, term) => numbers.filter((number) => isOver(nodes[number], term)))
  const sets = choices.map((required) => ({ required, wanted: new Set(required) }))
  const fewest = choices.at(-1) ?? []
  /**
   * The fewest typos up to each term, and in `last` the last node of the way that has them. Reused for each document.
   */
  const best = new Float64Array(terms.length + 1)
  const last = new Int32Array(terms.length + 1)

  function wayThrough({
    required,
    wanted,
  }: {
    required: readonly number[]
    wanted: ReadonlySet<number>
  }): Way | null {
    for (let term = 0; term < terms.length; term++) {
      last[term + 1] = -1
      best[term + 1] = wanted.has(term) ? Number.POSITIVE_INFINITY : (best[term] ?? 0)
      if (!wanted.has(term)) continue
      for (const number of ends[term] ?? []) {
        const node = nodes[number]
        const match = found[number]
        if (!node || !match || match.starts.length === 0) continue
        if (node.length > 1 && !isWhole(node, wanted)) continue
        const cost = (best[node.start] ?? 0) + match.typos + (node.length > 1 ? node.length : 0)
        if (cost >= (best[term + 1] ?? 0)) continue
        best[term + 1] = cost
        last[term + 1] = number
      }
    }
    const typos = best[terms.length] ?? 0
    if (typos === Number.POSITIVE_INFINITY) return null
    const way: number[] = []
    for (let at = terms.length; at > 0; ) {
      const number = last[at] ?? -1
      if (number >= 0) way.unshift(number)
      at = number >= 0 ? (nodes[number]?.start ?? 0) : at - 1
    }
    return { required, nodes: way, typos }
  }

  const covered = new Uint8Array(terms.length)

  return () => {
    for (let term = 0; term < terms.length; term++) covered[term] = isCovered(term) ? 1 : 0
    // Most documents have not even the words that every choice requires.
    if (!isPossible(fewest)) return null
    for (const choice of sets) {
      const way = isPossible(choice.required) ? wayThrough(choice) : null
      if (way) return measure(way)
    }
    return null
  }

  function isPossible(required: readonly number[]): boolean {
    for (const term of required) if (covered[term] === 0) return false
    return true
  }

  function isCovered(term: number): boolean {
    for (const number of covers[term] ?? []) if ((found[number]?.starts.length ?? 0) > 0) return true
    return false
  }

  function measure({ required, nodes: way, typos }: Way): Relevance {
    const matches: Match[] = []
    let [proximity, attributeRank, wordPosition, exactWords] = [0, 0, 0, 0]
    for (const number of way) {
      const [node, match] = [nodes[number], found[number]]
      if (!node || !match) continue
      const before = matches.at(-1)
      matches.push({ node, match })
      proximity += node.length - 1
      if (before && before.node.end + 1 === node.position) proximity += distance(before.match, match)
      attributeRank += bestField(match) * node.length
      wordPosition += bestPosition(match, node)
      exactWords += node.length === 1 && match.exactStarts.length > 0 ? 0 : node.length
    }
    return {
      words: terms.length - required.length,
      typo: typos,
      proximity,
      attributeRank,
      wordPosition,
      exactAttribute: exactness(matches, occurrences.lengths),
      exactWords,
    }
  }
}

function isOver(node: QueryNode | undefined, term: number): boolean {
  return node !== undefined && node.start <= term && term < node.start + node.length
}

const lastTerm = (node: QueryNode | undefined) => (node ? node.start + node.length - 1 : -1)

function isWhole({ start, length }: QueryNode, wanted: ReadonlySet<number>): boolean {
  for (let term = start; term < start + length; term++) if (!wanted.has(term)) return false
  return true
}

/** The least distance of two words that follow each other in the query, from 0 side by side to `farthest`. */
function distance(left: Found, right: Found): number {
  let least = farthest
  let at = 0
  for (let index = 0; index < right.starts.length && least > 0; index++) {
    const start = right.starts[index] ?? 0
    const end = right.ends[index] ?? 0
    while (at < left.ends.length - 1 && (left.ends[at + 1] ?? 0) < start) at++
    const before = left.ends[at] ?? 0
    if (before < start) least = Math.min(least, start - before - 1)
    // In the other order words are one place farther apart.
    const after = left.starts[before < start ? at + 1 : at]
    if (after !== undefined && after > end) least = Math.min(least, after - end)
  }
  return least
}

function bestField({ starts }: Found): number {
  let least = Number.POSITIVE_INFINITY
  for (const start of starts) least = Math.min(least, start)
  return Math.floor(least / fieldWidth)
}

function bestPosition({ starts }: Found, { position, length }: QueryNode): number {
  let away = Number.POSITIVE_INFINITY
  for (const start of starts) away = Math.min(away, Math.abs(bucketed(start % fieldWidth) - position))
  let cost = 0
  for (let part = 0; part < length; part++) cost += costOf(away + part)
  return cost
}

/** Positions far from the beginning of an attribute are distinguished less and less. */
function bucketed(position: number): number {
  if (position < 16) return position
  return position < 24 ? 24 : 2 ** Math.ceil(Math.log2(position))
}

const steps = [0, 1, 4, 7, 11, 16, 24, 64, 256, 1_024]

function costOf(away: number): number {
  const cost = steps.findIndex((step) => away <= step)
  return cost < 0 ? far : cost
}

interface Match {
  node: QueryNode
  match: Found
}

/** 0 when an attribute is what was typed, 1 when one begins with it, else 2. */
function exactness(matches: readonly Match[], lengths: Int32Array): number {
  const [first] = matches
  const last = matches.at(-1)
  if (!first || !last || matches.some(({ node, match }) => node.length > 1 || match.exactStarts.length === 0))
    return 2
  let best = 2
  for (const start of first.match.exactStarts) {
    if (start % fieldWidth !== 0) continue
    const follows = matches.every(({ node, match }) =>
      match.exactStarts.includes(start + node.position - first.node.position),
    )
    if (!follows) continue
    const whole = lengths[start / fieldWidth] === last.node.end - first.node.position + 1
    best = Math.min(best, whole ? 0 : 1)
  }
  return best
}
