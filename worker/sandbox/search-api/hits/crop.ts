// Meilisearch, API reference, "Search", `attributesToCrop`: https://www.meilisearch.com/docs/reference/api/search

import { isHard } from '../tokens/tokenize.ts'
import type { MatchedText, TextMatch } from './match-text.ts'

/** The part of a text with `size` words around its best matches, as where it begins and ends. */
export function cropBounds(
  { text, segments, matches }: MatchedText,
  size: number,
): [start: number, end: number] {
  if (size === 0) return [0, text.length]
  const interval = bestInterval(matches, segments, size)
  const words = (from: number, to: number) =>
    segments.slice(from, to + 1).filter(({ kind }) => kind === 'word').length
  let [first, last] = interval ?? [0, -1]
  let remaining = Math.max(0, size - (interval ? words(first, last) : 0))
  while (remaining > 0) {
    const before = segments[first - 1]
    const after = segments[last + 1]
    if (!before && !after) break
    const side = sideToGrow(
      before && (before.kind === 'word' ? 'word' : isHard(text, before) ? 'hard' : 'soft'),
      after && (after.kind === 'word' ? 'word' : isHard(text, after) ? 'hard' : 'soft'),
    )
    if (side !== 'after') {
      first--
      if (before?.kind === 'word') remaining--
    }
    // A separator is not taken where no word can follow it.
    if (side === 'after' || (side === 'both' && remaining > (after?.kind === 'word' ? 0 : 1))) {
      last++
      if (after?.kind === 'word') remaining--
    }
  }
  const end = segments[last]
  return [
    segments[first]?.start ?? 0,
    last + 1 >= segments.length || !end ? text.length : end.start + end.text.length,
  ]
}

type Kind = 'word' | 'hard' | 'soft'

function sideToGrow(before: Kind | undefined, after: Kind | undefined): 'before' | 'after' | 'both' {
  if (!before) return 'after'
  if (!after) return 'before'
  if (before === after) return 'both'
  if (before === 'word') return 'before'
  if (after === 'word') return 'after'
  return before === 'hard' ? 'after' : 'before'
}

/** The matches within `size` words with the most terms of the query, closest together; as segments. */
function bestInterval(
  matches: readonly TextMatch[],
  segments: MatchedText['segments'],
  size: number,
): [first: number, last: number] | null {
  const places: number[] = []
  let count = 0
  for (const { kind } of segments) places.push(kind === 'word' ? count++ : count)
  let best: { score: readonly number[]; bounds: [number, number] } | null = null
  for (const [from, { first }] of matches.entries()) {
    const terms = new Set<number>()
    let distance = 0
    for (let to = from; to < matches.length; to++) {
      const match = matches[to]
      const previous = matches[to - 1]
      if (!match || (to > from && (places[match.last] ?? 0) - (places[first] ?? 0) >= size)) break
      if (to > from) distance += Math.min(7, (places[match.first] ?? 0) - (places[previous?.last ?? 0] ?? 0))
      for (const term of match.terms) terms.add(term)
      const score = [terms.size, -distance]
      if (!best || isBetter(score, best.score)) best = { score, bounds: [first, match.last] }
    }
  }
  return best?.bounds ?? null
}

function isBetter(
  [terms = 0, near = 0]: readonly number[],
  [most = 0, nearest = 0]: readonly number[],
): boolean {
  return terms > most || (terms === most && near > nearest)
}
