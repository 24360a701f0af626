/** The distinct words of an index. A word stays known when no document has it any more. */
export class Vocabulary {
  readonly #ids = new Map<string, number>()
  readonly #words: string[] = []
  /** By id: whether the word may be meant by a misspelt one. */
  readonly #tolerant: boolean[] = []
  #sorted: string[] = []

  get size(): number {
    return this.#words.length
  }

  /** The number of a word; -1 for an unknown one. */
  idOf(word: string): number {
    return this.#ids.get(word) ?? -1
  }

  /** Adds a word; `tolerant` when it stands where typos are forgiven. */
  add(word: string, tolerant: boolean): number {
    const known = this.#ids.get(word)
    const id = known ?? this.#words.length
    if (known === undefined) {
      this.#ids.set(word, id)
      this.#words.push(word)
      this.#tolerant.push(false)
    }
    if (tolerant) this.#tolerant[id] = true
    return id
  }

  isTolerant(word: string): boolean {
    return this.#tolerant[this.idOf(word)] ?? false
  }

  /** All words in the order of their characters. New ones are merged into it when it is asked for. */
  sorted(): readonly string[] {
    if (this.#sorted.length < this.#words.length) {
      const added = this.#words.slice(this.#sorted.length).sort()
      this.#sorted = this.#sorted.length === 0 ? added : merged(this.#sorted, added)
    }
    return this.#sorted
  }

  /** The words that begin with these characters, at most `limit`. */
  beginning(start: string, limit: number): string[] {
    const sorted = this.sorted()
    const from = firstAtLeast(sorted, start)
    const found: string[] = []
    for (let at = from; at < sorted.length && found.length < limit; at++) {
      const word = sorted[at] ?? ''
      if (!word.startsWith(start)) break
      found.push(word)
    }
    return found
  }
}

/** The index of the first word of a sorted list that does not come before this one. */
export function firstAtLeast(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

function merged(left: readonly string[], right: readonly string[]): string[] {
  const all: string[] = []
  let at = 0
  for (const word of left) {
    while (at < right.length && (right[at] ?? '') < word) all.push(right[at++] ?? '')
    all.push(word)
  }
  return [...all, ...right.slice(at)]
}
