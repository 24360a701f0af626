import type { DocumentStore } from '../store/document-store.ts'
import type { IndexRow } from '../store/index-store.ts'
import { ResidentIndex } from './resident-index.ts'

/**
 * Integers kept in memory by indexes that have been searched lately; one may exceed it. Two languages of 20 000 products
 * fit, or all seven of 5 000.
 */
const maxWeight = 9_000_000

/** Creates the set of indexes in memory. Each is loaded at its first use, and gives way when others are used more. */
export function createLoadedIndexes(documents: DocumentStore) {
  /** The indexes in memory by row, the latest used last. */
  const loaded = new Map<number, ResidentIndex>()

  return {
    /** The index in memory, loaded if it is not there. */
    open({ row, settings }: IndexRow): ResidentIndex {
      const known = loaded.get(row)
      const index = known && !known.isWorn ? known : new ResidentIndex(settings)
      if (index !== known) for (const document of documents.every(row)) index.put(document)
      loaded.delete(row)
      loaded.set(row, index)
      let weight = [...loaded.values()].reduce((sum, each) => sum + each.weight, 0)
      for (const [other, each] of loaded) {
        if (weight <= maxWeight || other === row) break
        weight -= each.weight
        loaded.delete(other)
      }
      return index
    },
    /** The index for documents to be put into, unless it has to be loaded with others first. */
    openForWriting({ row, settings }: IndexRow, isEmpty: boolean): ResidentIndex | null {
      const index = loaded.get(row) ?? (isEmpty ? new ResidentIndex(settings) : null)
      if (index) loaded.set(row, index)
      return index
    },
    removeDocuments(row: number, ids: readonly string[]): void {
      for (const id of ids) loaded.get(row)?.remove(id)
    },
    /** Forgets an index whose documents or settings are others now. */
    forget: (row: number): void => void loaded.delete(row),
    forgetAll: (): void => loaded.clear(),
  }
}
