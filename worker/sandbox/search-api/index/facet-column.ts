import type { Scalar } from '../tokens/leaves.ts'
import { grown, IntRows } from './int-rows.ts'

export type FacetValue = string | number

/** Longest text that is compared whole; the rest of a longer one is ignored. */
const maxLength = 468
const [exists, isNull, isEmpty] = [1, 2, 4]

/** Normalizes a text for comparing: without spaces around it, compatibility forms, lower case. */
export function normalizeFacet(text: string): string {
  const plain = text.trim()
  // Nearly all values are ASCII, which is its own compatibility form.
  return (/^[ -~]*$/.test(plain) ? plain : plain.normalize('NFKD')).toLowerCase().slice(0, maxLength)
}

/** The values that documents have under one path, for filters, facets and sorting. */
export class FacetColumn {
  /** The distinct values, as first written. */
  readonly values: FacetValue[] = []
  /** The same, normalized. */
  readonly normalized: FacetValue[] = []
  readonly #ids = new Map<FacetValue, number>()
  readonly #rows = new IntRows()
  #marks = new Uint8Array(256)

  /** Notes what a document has here: the leaves of the path itself, none where only paths below it have some. */
  set(slot: number, leaves: readonly (Scalar | 'empty list' | 'empty object')[]): void {
    this.#marks = grown(this.#marks, slot + 1)
    let mark = exists
    const ids = new Set<number>()
    for (const value of leaves) {
      if (value === null) mark |= isNull
      else if (value === '' || value === 'empty list' || value === 'empty object') mark |= isEmpty
      if (value !== null && value !== 'empty list' && value !== 'empty object') ids.add(this.#addValue(value))
    }
    this.#marks[slot] = mark
    this.#rows.set(slot, [...ids])
  }

  #addValue(value: string | number | boolean): number {
    const written = typeof value === 'boolean' ? String(value) : value
    const key = typeof written === 'string' ? normalizeFacet(written) : written
    const known = this.idOf(key)
    if (known >= 0) return known
    this.#ids.set(key, this.values.length)
    this.values.push(written)
    this.normalized.push(key)
    return this.values.length - 1
  }

  /** The number of a normalized value; -1 for one that no document has. */
  idOf(key: FacetValue): number {
    return this.#ids.get(key) ?? -1
  }

  /** Sets the marks of the documents with a wanted value. */
  markSlots(marks: Uint8Array, wanted: Uint8Array, mark: 0 | 1): void {
    const { values } = this.#rows
    for (let slot = 0; slot < marks.length; slot++) {
      const end = this.#rows.end(slot)
      for (let at = this.#rows.start(slot); at < end; at++) {
        if (wanted[values[at] ?? 0] !== 1) continue
        marks[slot] = mark
        break
      }
    }
  }

  /** The numbers of the values of a document, as indexes in `values`. */
  idsOf(slot: number): Int32Array {
    return this.#rows.values.subarray(this.#rows.start(slot), this.#rows.end(slot))
  }

  has(slot: number, mark: 'exists' | 'null' | 'empty'): boolean {
    const bit = mark === 'exists' ? exists : mark === 'null' ? isNull : isEmpty
    return ((this.#marks[slot] ?? 0) & bit) !== 0
  }

  /**
   * The rank of each document's smallest value, or, descending, its largest, from 0 on; numbers come before texts, and
   * documents without a value last.
   */
  order(slots: Int32Array, descending: boolean): Float64Array {
    const turn = descending ? -1 : 1
    const sorted = this.normalized
      .map((_, id) => id)
      .sort((left, right) => {
        const [a = '', b = ''] = [this.normalized[left], this.normalized[right]]
        if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
        return a === b ? 0 : (a < b ? -1 : 1) * turn
      })
    const ranks = new Int32Array(sorted.length)
    sorted.forEach((id, rank) => {
      ranks[id] = rank
    })
    const { values } = this.#rows
    const best = new Float64Array(slots.length).fill(Number.POSITIVE_INFINITY)
    for (const [at, slot] of slots.entries()) {
      const end = this.#rows.end(slot)
      for (let value = this.#rows.start(slot); value < end; value++) {
        const rank = ranks[values[value] ?? 0] ?? 0
        if (rank < (best[at] ?? 0)) best[at] = rank
      }
    }
    return best
  }
}
