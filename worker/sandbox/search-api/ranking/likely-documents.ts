import type { ResidentIndex } from '../index/resident-index.ts'
import type { QueryNode, Typos } from '../query/query-nodes.ts'

/** Means all terms of a query, which has fewer than this. */
const everyTerm = 255

/**
 * The documents among the allowed ones that may have the terms of a choice, by the first choice that is possible, in the
 * order of their slots. A document has a word of each term it matches, so that only these need to be read closely.
 * `choices` are sets of required terms, each within the one before.
 */
export function likelyDocuments(
  index: ResidentIndex,
  allowed: Uint8Array | null,
  nodes: readonly QueryNode[],
  choices: readonly (readonly number[])[],
): number[][] {
  const { postings, length } = index
  const terms = [...new Set(choices.toReversed().flat())]
  /** The number of terms, by slot, that a document may have before the first that it lacks. */
  const having = new Uint8Array(length)
  having.fill(everyTerm, postings.listed)
  for (const [before, term] of terms.entries()) {
    for (const word of wordsOf(index, nodes, term)) {
      for (const slot of postings.of(word)) if (having[slot] === before) having[slot] = before + 1
    }
  }
  const firstChoice = [...terms.keys(), terms.length].map((having) =>
    choices.findIndex((required) => required.length <= having),
  )
  const found = choices.map((): number[] => [])
  for (let slot = 0; slot < length; slot++) {
    const choice = firstChoice[Math.min(having[slot] ?? 0, terms.length)] ?? -1
    if (choice >= 0 && index.isAlive(slot) && allowed?.[slot] !== 0) found[choice]?.push(slot)
  }
  return found
}

/** 1 in the slots of documents that are sure to have a term, with the word itself. */
export function documentsWithTerm(
  { postings, vocabulary, length }: ResidentIndex,
  nodes: readonly QueryNode[],
  term: number,
): Uint8Array {
  const sure = new Uint8Array(length)
  for (const { start, length, words } of nodes) {
    if (start !== term || length !== 1) continue
    for (const [word, typos] of words) {
      // Without typo tolerance, other words do not count.
      if (typos === noTypos) for (const slot of postings.of(vocabulary.idOf(word))) sure[slot] = 1
    }
  }
  return sure
}

const noTypos: Typos = 0

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
