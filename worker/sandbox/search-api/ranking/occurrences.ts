import { fieldOfMark, gap, type ResidentIndex } from '../index/resident-index.ts'
import type { PhraseWord } from '../query/parse-query.ts'
import type { QueryNode } from '../query/query-nodes.ts'
import { hardGap } from '../tokens/tokenize.ts'

/** Places of one attribute end before those of the next begin. */
export const fieldWidth = 0x20000
const never = -fieldWidth

interface Use {
  node: number
  typos: number
  exact: boolean
}

/** A word of a phrase that is looked for. */
interface Step {
  phrase: number
  at: number
}

/** A row of words that is looked for, for a node, or excluded. */
interface Phrase {
  node: number
  typos: number
  exact: boolean
  words: readonly PhraseWord[]
  /** The last place, by word of the phrase, where the phrase was found up to that word. */
  reached: Int32Array
  touched: boolean
}

interface Meaning {
  uses: Use[]
  steps: Step[]
  excluded: boolean
}

/** The places of one node of the query in a document, with its fewest typos. */
export interface Found {
  typos: number
  /** First and last words of the matches, from the first place on: attribute and position in one number. */
  starts: number[]
  ends: number[]
  /** Matches that are exactly what was typed. */
  exactStarts: number[]
}

export interface Occurrences {
  /** The matches of a document, by node of the query. */
  found: readonly Found[]
  /** The number of places of each attribute, as far as it has words. */
  lengths: Int32Array
  /** Reads the words of a document; false when it has one that is excluded. */
  read(slot: number): boolean
}

const none = 255

/** Creates the reader that looks for the words of a query in documents, in the attributes that may be searched. */
export function createOccurrences(
  index: ResidentIndex,
  nodes: readonly QueryNode[],
  { excluded, fields }: { excluded: readonly (readonly PhraseWord[])[]; fields: ReadonlySet<number> | null },
): Occurrences {
  const { vocabulary, words } = index
  /** The index in `meanings` by word of the vocabulary; 0 for a word without a meaning. */
  const meaningOf = new Int32Array(vocabulary.size)
  const nothing: Meaning = { uses: [], steps: [], excluded: false }
  const meanings = [nothing]
  const phrases: Phrase[] = []

  function meaning(word: string): Meaning {
    const id = vocabulary.idOf(word)
    const known = id < 0 ? undefined : meanings[meaningOf[id] ?? 0]
    if (known && meaningOf[id] !== 0) return known
    const created: Meaning = { uses: [], steps: [], excluded: false }
    if (id >= 0) meaningOf[id] = meanings.push(created) - 1
    return created
  }

  function addPhrase(phrase: Omit<Phrase, 'reached' | 'touched'>): void {
    const number =
      phrases.push({ ...phrase, reached: new Int32Array(phrase.words.length).fill(never), touched: false }) -
      1
    // The last word first, so that a word that is there twice is not taken for two.
    for (const [at, { word }] of [...phrase.words.entries()].reverse())
      meaning(word).steps.push({ phrase: number, at })
  }

  for (const [number, node] of nodes.entries()) {
    for (const [word, typos] of node.words) {
      meaning(word).uses.push({ node: number, typos, exact: node.length === 1 && word === node.original })
    }
    for (const { words: row, typos } of node.alternatives)
      addPhrase({ node: number, typos, exact: node.phrase, words: row })
  }
  for (const row of excluded) {
    const [only] = row
    if (row.length === 1 && only) meaning(only.word).excluded = true
    else addPhrase({ node: -1, typos: 0, exact: true, words: row })
  }

  const found: Found[] = nodes.map(() => ({ typos: none, starts: [], ends: [], exactStarts: [] }))
  const lengths = new Int32Array(index.fields.length)
  const exactField = index.fields.map((_, field) => index.isExactField(field))

  function note({ node, typos, exact }: Use, start: number, end: number): void {
    const match = found[node]
    if (!match || typos > match.typos) return
    if (typos < match.typos) {
      match.typos = typos
      match.starts.length = 0
      match.ends.length = 0
    }
    // A phrase is complete after words that stand within it.
    let at = match.starts.length
    while (at > 0 && (match.starts[at - 1] ?? 0) > start) at--
    if (at === match.starts.length) {
      match.starts.push(start)
      match.ends.push(end)
    } else {
      match.starts.splice(at, 0, start)
      match.ends.splice(at, 0, end)
    }
    if (exact) match.exactStarts.push(start)
  }

  /** Follows the phrases that a word belongs to; true when one is complete that is excluded. */
  function follow(steps: readonly Step[], place: number, exact: boolean): boolean {
    for (const { phrase: number, at } of steps) {
      const phrase = phrases[number]
      const offset = phrase?.words[at]?.offset ?? 0
      const before = phrase?.words[at - 1]?.offset ?? 0
      if (!phrase || (at > 0 && phrase.reached[at - 1] !== place - (offset - before))) continue
      phrase.reached[at] = place
      phrase.touched = true
      if (at < phrase.words.length - 1) continue
      if (phrase.node < 0) return true
      if (phrase.typos === 0 || !exact) note(phrase, place - offset, place)
    }
    return false
  }

  function clear(): void {
    for (const match of found) {
      if (match.typos === none) continue
      match.typos = none
      match.starts.length = 0
      match.ends.length = 0
      match.exactStarts.length = 0
    }
    for (const phrase of phrases) {
      if (!phrase.touched) continue
      phrase.reached.fill(never)
      phrase.touched = false
    }
  }

  return {
    found,
    lengths,
    read(slot) {
      clear()
      const { values } = words
      const end = words.end(slot)
      let [field, position, wanted] = [0, 0, true]
      for (let at = words.start(slot); at < end; at++) {
        const entry = values[at] ?? gap
        if (entry < 0) {
          if (entry === gap) {
            position += hardGap
            continue
          }
          lengths[field] = position
          field = fieldOfMark(entry)
          position = 0
          wanted = fields === null || fields.has(field)
          continue
        }
        const number = meaningOf[entry] ?? 0
        const meant = wanted && number !== 0 ? meanings[number] : undefined
        if (meant !== undefined) {
          if (meant.excluded) return false
          const place = field * fieldWidth + position
          const exact = exactField[field] ?? false
          for (const use of meant.uses) if (use.typos === 0 || !exact) note(use, place, place)
          if (meant.steps.length > 0 && follow(meant.steps, place, exact)) return false
        }
        position += 1
      }
      lengths[field] = position
      return true
    },
  }
}
