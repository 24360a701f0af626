import type { ResidentIndex } from '../index/resident-index.ts'
import { maxWordLength } from './parse-query.ts'

const maxRemembered = 2_000

interface Pair {
  word: string
  parts: readonly [string, string]
  left: number
  count: number
}

/**
 * The parts of each word that can be split in two words of the index: the two that stand next to each other most often.
 * They are remembered until the index changes, since many documents have to be read.
 */
export function bestSplits(index: ResidentIndex, words: readonly string[]): Map<string, readonly string[]> {
  const unknown = words.filter((word) => !index.splits.has(word))
  const found = unknown.length > 0 ? findSplits(index, unknown) : new Map<string, readonly string[]>()
  if (index.splits.size > maxRemembered) index.splits.clear()
  for (const word of unknown) index.splits.set(word, found.get(word) ?? null)
  const all = words.map((word) => [word, found.get(word) ?? index.splits.get(word) ?? null] as const)
  return new Map(all.flatMap(([word, parts]) => (parts ? [[word, parts] as const] : [])))
}

function findSplits(index: ResidentIndex, words: readonly string[]): Map<string, readonly string[]> {
  const { vocabulary } = index
  const byRight = Map.groupBy(
    [...new Set(words)]
      .filter(({ length }) => length <= maxWordLength)
      .flatMap((word) => pairsOf(word).map((parts) => ({ word, parts })))
      .map(({ word, parts }) => ({
        word,
        parts,
        left: vocabulary.idOf(parts[0]),
        right: vocabulary.idOf(parts[1]),
        count: 0,
      }))
      .filter(({ left, right }) => left >= 0 && right >= 0),
    ({ right }) => right,
  )
  if (byRight.size > 0) countPairs(index, byRight)
  const best = new Map<string, Pair>()
  for (const pair of [...byRight.values()].flat()) {
    if (pair.count > (best.get(pair.word)?.count ?? 0)) best.set(pair.word, pair)
  }
  return new Map([...best].map(([word, { parts }]) => [word, parts]))
}

function pairsOf(word: string): (readonly [string, string])[] {
  const letters = [...word]
  return letters
    .slice(1)
    .map((_, at) => [letters.slice(0, at + 1).join(''), letters.slice(at + 1).join('')] as const)
}

/** Counts how often the words of each pair stand side by side, in the documents that have the rarer one. */
function countPairs(
  { words, vocabulary, postings, length }: ResidentIndex,
  byRight: ReadonlyMap<number, readonly Pair[]>,
): void {
  const { values } = words
  const isRight = new Uint8Array(vocabulary.size)
  const isRead = new Uint8Array(length)
  isRead.fill(1, postings.listed)
  for (const [right, pairs] of byRight) {
    isRight[right] = 1
    for (const { left } of pairs) {
      const [one, other] = [postings.of(left), postings.of(right)]
      for (const slot of one.length < other.length ? one : other) isRead[slot] = 1
    }
  }
  for (let slot = 0; slot < length; slot++) {
    if (isRead[slot] !== 1) continue
    const end = words.end(slot)
    for (let at = words.start(slot) + 1; at < end; at++) {
      const entry = values[at] ?? 0
      if (entry < 0 || isRight[entry] !== 1) continue
      for (const pair of byRight.get(entry) ?? []) if (pair.left === values[at - 1]) pair.count++
    }
  }
}
