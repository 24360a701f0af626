import type { QueryNode } from '../query/query-nodes.ts'
import { normalizeWord, type Segment, segmentsOf } from '../tokens/tokenize.ts'

/** A match within a text: of whole segments, the last of which may only match by its beginning. */
export interface TextMatch {
  /** Indexes of the first and last segment. */
  first: number
  last: number
  /** Its beginning and end in the text. */
  start: number
  end: number
  /** The indexes of the query's terms that it matches. */
  terms: readonly number[]
}

export interface MatchedText {
  text: string
  segments: readonly Segment[]
  matches: readonly TextMatch[]
}

export type TextMatcher = (text: string) => MatchedText

interface Row {
  words: readonly string[]
  terms: readonly number[]
}

interface Beginning {
  word: string
  /** Letters of it that were typed. */
  typed: number
  terms: readonly number[]
}

/** Creates the search for what a query found within a text: phrases first, then words, then beginnings of words. */
export function createTextMatcher(nodes: readonly QueryNode[]): TextMatcher {
  const rows: Row[] = []
  const whole = new Map<string, readonly number[]>()
  const beginnings: Beginning[] = []
  for (const { words, alternatives, prefix, original, start, length } of nodes) {
    const terms = Array.from({ length }, (_, more) => start + more)
    for (const { words: row } of alternatives) rows.push({ words: row.map(({ word }) => word), terms })
    const typed = [...original].length
    for (const word of new Set([original, ...words.keys()])) {
      if (word === '') continue
      if (prefix) beginnings.push({ word, typed, terms })
      else if (!whole.has(word)) whole.set(word, terms)
    }
  }

  return (text) => {
    const segments = segmentsOf(text)
    const places = segments.flatMap(({ kind, text: word }, index) =>
      kind === 'word' ? { word: normalizeWord(word), index } : [],
    )
    const matches: TextMatch[] = []
    for (let at = 0; at < places.length; at++) {
      const place = places[at]
      const segment = place && segments[place.index]
      if (!place || !segment) continue
      const row = rows.find(({ words }) => words.every((word, step) => places[at + step]?.word === word))
      if (row) {
        at += row.words.length - 1
        const last = places[at]?.index ?? place.index
        const end = (segments[last]?.start ?? 0) + (segments[last]?.text.length ?? 0)
        matches.push({ first: place.index, last, start: segment.start, end, terms: row.terms })
        continue
      }
      const [first, last] = [place.index, place.index]
      const { start } = segment
      const terms = whole.get(place.word)
      const begun = terms ? null : beginnings.find(({ word }) => place.word.startsWith(word))
      if (terms) matches.push({ first, last, start, end: start + segment.text.length, terms })
      else if (begun) {
        const letters = Math.min(begun.typed, [...begun.word].length)
        matches.push({
          first,
          last,
          start,
          end: start + writtenLength(segment.text, letters),
          terms: begun.terms,
        })
      }
    }
    return { text, segments, matches }
  }
}

/** The written length of a word's beginning that has this many letters when normalized. */
function writtenLength(written: string, letters: number): number {
  let [length, normalized] = [0, 0]
  for (const letter of written) {
    const next = [...normalizeWord(letter)].length
    if (normalized >= letters && next > 0) break
    length += letter.length
    normalized += next
  }
  return length
}
