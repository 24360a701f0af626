import type { ResidentIndex } from '../index/resident-index.ts'
import type { QueryNode } from '../query/query-nodes.ts'

/** More terms than a query has. */
const unlisted = 255

/**
 * The documents among the allowed ones that may have all required terms, in the order of their slots. Each has a word of
 * every one, so that only a few are left to be read closely.
 */
export function likelyDocuments(
  index: ResidentIndex,
  allowed: Uint8Array | null,
  nodes: readonly QueryNode[],
  required: readonly number[],
): Int32Array {
  const { postings, length } = index
  /** By slot: how many of the terms so far it has, if it has all of them. */
  const having = new Uint8Array(length)
  having.fill(unlisted, postings.listed)
  for (const [before, term] of required.entries()) {
    for (const word of wordsOf(index, nodes, term)) {
      for (const slot of postings.of(word)) if (having[slot] === before) having[slot] = before + 1
    }
  }
  const found = new Int32Array(length)
  let count = 0
  for (let slot = 0; slot < length; slot++) {
    if ((having[slot] ?? 0) < required.length) continue
    if (index.isAlive(slot) && (allowed === null || allowed[slot] === 1)) found[count++] = slot
  }
  return found.slice(0, count)
}

/** The numbers of the words of which a document that has the term has one. */
function wordsOf({ vocabulary }: ResidentIndex, nodes: readonly QueryNode[], term: number): Set<number> {
  const ids = new Set<number>()
  for (const { start, length, words, alternatives } of nodes) {
    if (term < start || term >= start + length) continue
    for (const word of words.keys()) ids.add(vocabulary.idOf(word))
    for (const {
      words: [first],
    } of alternatives)
      if (first) ids.add(vocabulary.idOf(first.word))
  }
  return ids
}
