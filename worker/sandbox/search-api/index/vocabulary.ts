/** The distinct words of an index. A word stays known when no document has it any more. */
export class Vocabulary {
  readonly #ids = new Map<string, number>()
  readonly #all = new SortedWords()
  readonly #tolerant = new SortedWords()
  /** True, by id, for a word that a misspelt one may mean. */
  readonly #isTolerant: boolean[] = []

  get size(): number {
    return this.#isTolerant.length
  }

  /** The number of a word; -1 for an unknown one. */
  idOf(word: string): number {
    return this.#ids.get(word) ?? -1
  }

  /** Adds a word; `tolerant` if typos are forgiven at its place. */
  add(word: string, tolerant: boolean): number {
    const known = this.#ids.get(word)
    const id = known ?? this.#isTolerant.length
    if (known === undefined) {
      this.#ids.set(word, id)
      this.#all.add(word)
      this.#isTolerant.push(false)
    }
    if (tolerant && !this.#isTolerant[id]) {
      this.#isTolerant[id] = true
      this.#tolerant.add(word)
    }
    return id
  }

  /** The words that begin with these characters, at most `limit`. */
  beginning(start: string, limit: number): string[] {
    return this.#all.beginning(start, limit)
  }

  /** The words that may be meant by misspelt ones. */
  get tolerant(): SortedWords {
    return this.#tolerant
  }
}

/** Words in the order of their characters. */
export class SortedWords {
  #sorted: string[] = []
  #added: string[] = []

  add(word: string): void {
    this.#added.push(word)
  }

  /** All words in their order. New ones are merged into it on demand. */
  list(): readonly string[] {
    if (this.#added.length > 0) {
      this.#sorted = merged(this.#sorted, this.#added.sort())
      this.#added = []
    }
    return this.#sorted
  }

  has(word: string): boolean {
    const sorted = this.list()
    return sorted[firstAtLeast(sorted, word)] === word
  }

  beginning(start: string, limit: number): string[] {
    const sorted = this.list()
    const found: string[] = []
    for (let at = firstAtLeast(sorted, start); at < sorted.length && found.length < limit; at++) {
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
