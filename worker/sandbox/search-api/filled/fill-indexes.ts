import type { Sql } from '../../demo-catalogue/sql.ts'
import { defaultSettings, type SettingsUpdate, updatedSettings } from '../settings/index-settings.ts'
import type { IndexRow, IndexStore } from '../store/index-store.ts'
import type { Document } from '../tokens/leaves.ts'

/** An index that the sandbox fills itself. */
export interface FilledIndex {
  uid: string
  primaryKey: string
  settings: SettingsUpdate
  /** Identifies settings and documents; the index is filled again if it has changed. */
  stamp: string
  documents: () => Document[]
}

interface Engine {
  sql: Sql
  indexes: IndexStore
  time: () => string
  transaction: (work: () => void) => void
  remove: (index: IndexRow) => void
  write: (index: IndexRow, documents: readonly Document[], mode: 'replace') => void
}

/** Creates what keeps the indexes that the sandbox fills itself: there from the beginning, filled at their first use. */
export function createFilling(
  { sql, indexes, time, transaction, remove, write }: Engine,
  filled: () => readonly FilledIndex[],
) {
  /** Indexes that have yet to be filled; null before they are known. */
  let waiting: Map<string, FilledIndex> | null = null

  /** Creates the indexes that are missing or outdated. */
  function prepare(): Map<string, FilledIndex> {
    if (waiting) return waiting
    const due = new Map<string, FilledIndex>()
    transaction(() => {
      const known = new Map(
        sql.all('select uid, stamp, filled from search_fill').map((row) => [String(row.uid), row]),
      )
      for (const index of filled()) {
        const before = known.get(index.uid)
        const current = before?.stamp === index.stamp
        if (current && before.filled === 1) continue
        if (!current) create(index)
        if (indexes.find(index.uid)) due.set(index.uid, index)
      }
    })
    waiting = due
    return due
  }

  function create({ uid, primaryKey, settings, stamp }: FilledIndex): void {
    const old = indexes.find(uid)
    if (old) remove(old)
    indexes.create(uid, primaryKey, time())
    const made = indexes.find(uid)
    if (made) indexes.setSettings(made.row, updatedSettings(defaultSettings, settings), time())
    sql.run('insert or replace into search_fill (uid, stamp, filled) values (?, ?, 0)', uid, stamp)
  }

  return {
    prepare: (): void => void prepare(),
    /** Writes the documents of an index that has waited for its first use. */
    fill(uid: string): void {
      const due = prepare().get(uid)
      const index = due && indexes.find(uid)
      if (!due || !index) return
      transaction(() => {
        write(index, due.documents(), 'replace')
        sql.run('update search_fill set filled = 1 where uid = ?', uid)
      })
      prepare().delete(uid)
    },
    /** Forgets which indexes are there and filled. */
    forget(): void {
      waiting = null
    },
  }
}
