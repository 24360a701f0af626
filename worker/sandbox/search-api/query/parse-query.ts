// Meilisearch, API reference, "Search", `q`: https://www.meilisearch.com/docs/reference/api/search

import { hardGap, isHard, normalizeWord, segmentsOf } from '../tokens/tokenize.ts'

/** Words and phrases of a query beyond this number are ignored. */
const maxTerms = 10
/** Words and separators that are looked at. */
const maxSegments = 1_000
export const maxWordLength = 250

/** A word of a phrase with its distance from the first one. */
export interface PhraseWord {
  word: string
  offset: number
}

/** A term of a query: a word, or a phrase in quotes. */
export interface QueryTerm {
  words: readonly PhraseWord[]
  phrase: boolean
  /** The place of its first word among the words of the query. */
  position: number
  /** The place of its last word. */
  end: number
  /** The query ends with this word: it may be the beginning of a longer one. */
  prefix: boolean
}

export interface ParsedQuery {
  terms: readonly QueryTerm[]
  /** Words and phrases that documents must not contain. */
  excluded: readonly (readonly PhraseWord[])[]
}

/**
 * Parses a query: words; `"a phrase"`, also one that is never closed; `-word` and `-"a phrase"`, which are excluded.
 * Stop words count only within phrases' distances, and as the last word.
 */
export function parseQuery(query: string, isStopWord: (word: string) => boolean): ParsedQuery {
  const segments = segmentsOf(query.slice(0, 20_000)).slice(0, maxSegments)
  const terms: QueryTerm[] = []
  const excluded: (readonly PhraseWord[])[] = []
  let position = -1
  let phrase: { words: PhraseWord[]; start: number; negative: boolean } | null = null
  let [afterSpace, negative] = [true, false]

  function closePhrase(): void {
    const words = phrase?.words ?? []
    const [first] = words
    if (!phrase || !first) return
    const start = phrase.start + first.offset
    const moved = words.map(({ word, offset }) => ({ word, offset: offset - first.offset }))
    const end = start + (moved.at(-1)?.offset ?? 0)
    if (phrase.negative) excluded.push(moved)
    else terms.push({ words: moved, phrase: true, position: start, end, prefix: false })
  }

  for (const [index, segment] of segments.entries()) {
    if (terms.length >= maxTerms) break
    if (segment.kind === 'word') {
      const word = normalizeWord(segment.text)
      if (word === '') continue
      position += 1
      const words = [{ word, offset: 0 }]
      const last = index === segments.length - 1
      if (phrase) {
        if (phrase.words.length === 0 && phrase.start < 0) phrase.start = position
        if (!isStopWord(word)) phrase.words.push({ word, offset: position - phrase.start })
      } else if (negative) excluded.push(words)
      else if (last || !isStopWord(word))
        terms.push({ words, phrase: false, position, end: position, prefix: last })
      ;[negative, afterSpace] = [false, false]
      continue
    }
    const { text } = segment
    if (isHard(query, segment)) {
      position += hardGap
      if (phrase) {
        closePhrase()
        phrase = { words: [], start: -1, negative: phrase.negative }
      }
    }
    if (text === '"') {
      closePhrase()
      phrase = phrase ? null : { words: [], start: -1, negative }
    }
    negative = phrase === null && text === '-' && afterSpace
    afterSpace = /\s/.test(text)
  }
  closePhrase()
  return { terms: terms.slice(0, maxTerms), excluded }
}
