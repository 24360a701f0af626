// Meilisearch, "Typo tolerance calculations", "Concatenate and split queries":
// https://www.meilisearch.com/docs/resources/internals/typo_tolerance

import type { ResidentIndex } from '../index/resident-index.ts'
import { normalizeWord } from '../tokens/tokenize.ts'
import { maxWordLength, type PhraseWord, type QueryTerm } from './parse-query.ts'
import { bestSplits } from './splits.ts'
import { similarWords } from './typos.ts'

const maxPrefixes = 1_000
const maxSynonyms = 50
/** Neighbouring words that are also read as one. */
const longestJoin = 3

export type Typos = 0 | 1 | 2

/** A sequence of words that matches a term, and the typos it counts as. */
export interface Alternative {
  words: readonly PhraseWord[]
  typos: Typos
}

/** One term of a query, or up to three neighbours written as one, with all that may be meant by it. */
export interface QueryNode {
  /** The first term, and how many. */
  start: number
  length: number
  /** The places of its first and last word in the query. */
  position: number
  end: number
  /** The word as it was typed; empty for a phrase. */
  original: string
  phrase: boolean
  prefix: boolean
  /** Words of the index that match, with the typos each counts as. */
  words: ReadonlyMap<string, Typos>
  /** Phrases that match: the one in quotes, synonyms of several words, the word split in two. */
  alternatives: readonly Alternative[]
  /** Most typos that may be counted. */
  maxTypos: number
}

/** Finds what may be meant by the terms of a query. */
export function queryNodes(index: ResidentIndex, terms: readonly QueryTerm[]): QueryNode[] {
  const groups = terms.flatMap((_, start) =>
    Array.from({ length: longestJoin }, (__, more) => ({
      start,
      joined: terms.slice(start, start + more + 1),
    })).filter(({ joined }, more) => joined.length === more + 1 && canJoin(joined)),
  )
  const splits = bestSplits(
    index,
    groups.filter(({ joined }) => !joined[0]?.phrase).map(({ joined }) => textOf(joined)),
  )
  const { synonyms } = index
  return groups.flatMap(({ start, joined }) => {
    const [first] = joined
    const last = joined.at(-1)
    if (!first || !last) return []
    const place = { start, length: joined.length, position: first.position, end: last.end }
    const node = first.phrase ? phraseNode(first) : wordNode(index, joined, { splits, synonyms })
    return { ...place, ...node }
  })
}

const textOf = (terms: readonly QueryTerm[]) => terms.map(({ words: [word] }) => word?.word ?? '').join('')

function canJoin(terms: readonly QueryTerm[]): boolean {
  if (terms.length === 1) return true
  return terms.every(({ phrase, position }, index) => {
    const before = terms[index - 1]
    return !phrase && (!before || before.end + 1 === position)
  })
}

function phraseNode({ words }: QueryTerm) {
  return {
    original: '',
    phrase: true,
    prefix: false,
    words: new Map<string, Typos>(),
    alternatives: [{ words, typos: 0 as const }],
    maxTypos: 0,
  }
}

interface Readings {
  splits: ReadonlyMap<string, readonly string[]>
  synonyms: ReadonlyMap<string, readonly (readonly string[])[]>
}

function wordNode(index: ResidentIndex, joined: readonly QueryTerm[], { splits, synonyms }: Readings) {
  const { vocabulary, settings } = index
  const text = textOf(joined)
  const typed = joined.map((term) => textOf([term])).join(' ')
  // Joining words is itself a typo or two.
  const budget = Math.max(0, typosAllowed(index, text) - (joined.length - 1))
  const prefix = (joined.at(-1)?.prefix ?? false) && settings.prefixSearch === 'indexingTime'
  const words = new Map<string, Typos>()
  const alternatives: Alternative[] = []
  if (text.length <= maxWordLength) {
    for (const [similar, typos] of similarWords(vocabulary.tolerant, text, { budget, prefix }))
      words.set(similar, typos)
    if (prefix) for (const longer of vocabulary.beginning(text, maxPrefixes)) words.set(longer, 0)
    if (vocabulary.idOf(text) >= 0) words.set(text, 0)
  }
  const split = splits.get(text)
  const isSplit = split !== undefined && split.join(' ') !== typed
  if (isSplit) alternatives.push({ words: inRow(split), typos: 1 })
  const meant = new Set([...(synonyms.get(typed) ?? []), ...(synonyms.get(text) ?? [])])
  for (const synonym of [...meant].slice(0, maxSynonyms))
    alternatives.push({ words: inRow(synonym), typos: 0 })
  const maxTypos = Math.max(budget, isSplit ? 1 : 0)
  return { original: text, phrase: false, prefix, words, alternatives, maxTypos }
}

const inRow = (words: readonly string[]) => words.map((word, offset) => ({ word, offset }))

/** Typos allowed by the length of a word and the settings. */
function typosAllowed({ settings }: ResidentIndex, word: string): Typos {
  const { enabled, minWordSizeForTypos, disableOnWords } = settings.typoTolerance
  const length = [...word].length
  if (!enabled || length < minWordSizeForTypos.oneTypo) return 0
  if (disableOnWords.some((exact) => normalizeWord(exact) === word)) return 0
  return length < minWordSizeForTypos.twoTypos ? 1 : 2
}
