import type { IntRows } from './int-rows.ts'

/** The share of documents that may be without lists, since they came later, before all are listed again. */
const unlistedShare = 0.1

/** The slots of the documents that have a word, for each word, in ascending order. */
export class Postings {
  #slots = new Int32Array(0)
  /** The beginnings of the slots of each word in `#slots`; one more for the end of the last. */
  #starts = new Int32Array(1)
  #listed = 0

  /** The first slot that is in no list, as all after it. */
  get listed(): number {
    return this.#listed
  }

  /** Number of integers in it. */
  get size(): number {
    return this.#slots.length + this.#starts.length
  }

  /** Rebuilds the lists after many documents were added. `words` has a row of words for each of `length` slots. */
  update(words: IntRows, length: number, vocabulary: number): void {
    if (length - this.#listed <= unlistedShare * this.#listed) return
    const next = new Int32Array(vocabulary + 1)
    eachWord(words, length, vocabulary, (word) => {
      next[word + 1] = (next[word + 1] ?? 0) + 1
    })
    for (let word = 0; word < vocabulary; word++) next[word + 1] = (next[word + 1] ?? 0) + (next[word] ?? 0)
    const slots = new Int32Array(next[vocabulary] ?? 0)
    this.#starts = next.slice()
    eachWord(words, length, vocabulary, (word, slot) => {
      const place = next[word] ?? 0
      slots[place] = slot
      next[word] = place + 1
    })
    this.#slots = slots
    this.#listed = length
  }

  /** The listed slots of the documents with a word. */
  of(word: number): Int32Array {
    // A word may be newer than the lists.
    if (word < 0 || word >= this.#starts.length - 1) return this.#slots.subarray(0, 0)
    return this.#slots.subarray(this.#starts[word], this.#starts[word + 1])
  }
}

/** Visits each distinct word of each document. */
function eachWord(
  words: IntRows,
  length: number,
  vocabulary: number,
  visit: (word: number, slot: number) => void,
): void {
  const { values } = words
  const seen = new Int32Array(vocabulary).fill(-1)
  for (let slot = 0; slot < length; slot++) {
    const end = words.end(slot)
    for (let at = words.start(slot); at < end; at++) {
      const word = values[at] ?? -1
      if (word < 0 || seen[word] === slot) continue
      seen[word] = slot
      visit(word, slot)
    }
  }
}
