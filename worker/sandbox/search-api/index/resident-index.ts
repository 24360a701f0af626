import { attributeRules } from '../settings/attribute-rules.ts'
import type { IndexSettings } from '../settings/index-settings.ts'
import { type Document, isWithin, type Leaf, leavesOf } from '../tokens/leaves.ts'
import { hardGap, normalizeWord, tokensOf, wordsIn } from '../tokens/tokenize.ts'
import { FacetColumn } from './facet-column.ts'
import { grown, IntRows } from './int-rows.ts'
import { Postings } from './postings.ts'
import { Vocabulary } from './vocabulary.ts'

/** Places in an attribute beyond this are not indexed, as in the service. */
const maxPosition = 65_535
/** An entry of a document's words that represents a large distance. */
export const gap = -1
/** The entry that begins an attribute, and back; words are the numbers from 0. */
export const fieldMark = (field: number) => -2 - field
export const fieldOfMark = (entry: number) => -2 - entry

/** A stored document. */
export interface StoredDocument {
  /** Its row, which is its place in the order of insertion. */
  row: number
  id: string
  document: Document
}

/**
 * An index in memory: of each document the words of its searchable attributes, in order, and the values of those that
 * filters, facets and sorting use. Documents themselves stay in the database. A changed document gets a new slot.
 */
export class ResidentIndex {
  readonly settings: IndexSettings
  readonly vocabulary = new Vocabulary()
  readonly words = new IntRows()
  /** Searchable attributes, most important first; found in the documents where the settings name none. */
  readonly fields: string[]
  readonly columns = new Map<string, FacetColumn>()
  /** The words of synonyms by those of what is typed, joined by spaces. */
  readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>
  /** Number of documents with each attribute. */
  readonly distribution = new Map<string, number>()
  /** The parts of words that have been looked for in halves; null for those without. */
  readonly splits = new Map<string, readonly string[] | null>()
  readonly #postings = new Postings()
  readonly #everyField: boolean
  readonly #stopWords: ReadonlySet<string>
  readonly #fieldOf = new Map<string, number>()
  readonly #hasColumn: (path: string) => boolean
  readonly #slots = new Map<string, number>()
  readonly #names: (readonly string[])[] = []
  #rows = new Int32Array(256)
  #alive = new Uint8Array(256)
  #length = 0

  constructor(settings: IndexSettings) {
    this.settings = settings
    this.#everyField = settings.searchableAttributes.includes('*')
    this.fields = this.#everyField ? [] : [...settings.searchableAttributes]
    this.synonyms = synonymsOf(settings)
    this.#stopWords = new Set(settings.stopWords.map(normalizeWord))
    this.#hasColumn = attributeRules(settings).hasColumn
  }

  /** The number of slots; some are dead. */
  get length(): number {
    return this.#length
  }

  get documents(): number {
    return this.#slots.size
  }

  /** The size in memory, roughly, as a number of integers. */
  get weight(): number {
    return this.words.size + this.#postings.size + 8 * this.vocabulary.size + 4 * this.#length
  }

  /** The documents with each word; the latest are not listed yet. */
  get postings(): Postings {
    this.#postings.update(this.words, this.#length, this.vocabulary.size)
    return this.#postings
  }

  /** True if so many slots are dead that it should be loaded again. */
  get isWorn(): boolean {
    return this.#length > 1_000 && this.#length > 3 * this.documents
  }

  isAlive(slot: number): boolean {
    return this.#alive[slot] === 1
  }

  /** The row of the document in a slot. */
  rowOf(slot: number): number {
    return this.#rows[slot] ?? 0
  }

  isStopWord(word: string): boolean {
    return this.#stopWords.has(word)
  }

  /** True if an attribute tolerates no typos. */
  isExactField(field: number): boolean {
    const name = this.fields[field] ?? ''
    return this.settings.typoTolerance.disableOnAttributes.some((attribute) => isWithin(name, attribute))
  }

  remove(id: string): void {
    const slot = this.#slots.get(id)
    if (slot === undefined) return
    this.#alive[slot] = 0
    this.splits.clear()
    this.#slots.delete(id)
    for (const name of this.#names[slot] ?? []) {
      this.distribution.set(name, (this.distribution.get(name) ?? 1) - 1)
    }
    this.#names[slot] = []
  }

  put({ row, id, document }: StoredDocument): void {
    this.remove(id)
    const slot = this.#length++
    this.#rows = grown(this.#rows, slot + 1)
    this.#alive = grown(this.#alive, slot + 1)
    this.#rows[slot] = row
    this.#alive[slot] = 1
    this.#slots.set(id, slot)
    this.splits.clear()
    const leaves = [...leavesOf(document)]
    const names = [...new Set(leaves.map(({ path }) => path))]
    this.#names[slot] = names
    for (const name of names) this.distribution.set(name, (this.distribution.get(name) ?? 0) + 1)
    this.words.set(slot, this.#wordsOf(leaves))
    this.#fillColumns(slot, leaves)
  }

  #wordsOf(leaves: readonly Leaf[]): number[] {
    const texts = new Map<number, string[]>()
    for (const { path, value, kind } of leaves) {
      if (value === null || kind === 'empty') continue
      for (const field of this.#fieldsOf(path)) {
        const known = texts.get(field)
        if (known) known.push(String(value))
        else texts.set(field, [String(value)])
      }
    }
    const entries: number[] = []
    // In the order of the settings, not of the document, so that places only grow.
    for (const [field, values] of [...texts].sort(([left], [right]) => left - right)) {
      entries.push(fieldMark(field))
      this.#addWords(entries, values, this.isExactField(field))
    }
    return entries
  }

  #addWords(entries: number[], values: readonly string[], exact: boolean): void {
    const { disableOnNumbers } = this.settings.typoTolerance
    let next = 0
    for (const [index, value] of values.entries()) {
      const from = index === 0 ? 0 : next + hardGap
      for (const { word, position } of tokensOf(value, from)) {
        if (position > maxPosition) return
        // Words are one apart, or a gap and one.
        for (; next < position; next += hardGap) entries.push(gap)
        const tolerant = !exact && !(disableOnNumbers && /^\p{N}+$/u.test(word))
        entries.push(this.vocabulary.add(word, tolerant))
        next = position + 1
      }
    }
  }

  /** The searchable attributes that a path belongs to. */
  #fieldsOf(path: string): number[] {
    const known = this.#fieldOf.get(path)
    if (known !== undefined) return known < 0 ? [] : [known]
    const named = this.fields.findIndex((name) => isWithin(path, name))
    const field = this.#everyField && named < 0 ? this.fields.push(path) - 1 : named
    this.#fieldOf.set(path, field)
    return field < 0 ? [] : [field]
  }

  #fillColumns(slot: number, leaves: readonly Leaf[]): void {
    const values = new Map<string, Leaf['value'][]>()
    for (const { path, value } of leaves) {
      for (const prefix of prefixesOf(path)) {
        if (!this.#hasColumn(prefix)) continue
        const known = values.get(prefix) ?? []
        if (prefix === path) known.push(value)
        values.set(prefix, known)
      }
    }
    for (const [path, found] of values) {
      const column = this.columns.get(path) ?? new FacetColumn()
      this.columns.set(path, column)
      column.set(slot, found)
    }
  }
}

/** `prices`, `prices.1` and `prices.1.11` of the last. */
function prefixesOf(path: string): string[] {
  const prefixes: string[] = []
  for (let at = path.indexOf('.'); at >= 0; at = path.indexOf('.', at + 1)) prefixes.push(path.slice(0, at))
  return [...prefixes, path]
}

function synonymsOf({ synonyms }: IndexSettings): ReadonlyMap<string, readonly (readonly string[])[]> {
  return new Map(
    Object.entries(synonyms).map(([typed, meant]) => [
      wordsIn(typed).join(' '),
      meant.map(wordsIn).filter(({ length }) => length > 0),
    ]),
  )
}
