import type { Sql } from '../../demo-catalogue/sql.ts'
import { defaultSettings, type IndexSettings, readSettings } from '../settings/index-settings.ts'

/** An index as it is stored. */
export interface IndexRow {
  row: number
  uid: string
  primaryKey: string | null
  settings: IndexSettings
  createdAt: string
  updatedAt: string
}

/** Indexes that are kept in memory as well: reading their settings takes longer than most searches. */
const maxKept = 20

export type IndexStore = ReturnType<typeof createIndexStore>

/** Creates the store of indexes; their documents are stored in `document-store.ts`. */
export function createIndexStore(sql: Sql) {
  const columns = 'search_index, uid, primary_key, settings, created, updated'
  const read = (query: string, ...values: (string | number)[]): IndexRow[] =>
    sql.all(query, ...values).map((row) => ({
      row: Number(row.search_index),
      uid: String(row.uid),
      primaryKey: row.primary_key === null || row.primary_key === undefined ? null : String(row.primary_key),
      settings: readSettings(String(row.settings)),
      createdAt: String(row.created),
      updatedAt: String(row.updated),
    }))

  /** Indexes that have been found lately, the latest last. */
  const kept = new Map<string, IndexRow>()

  function change(query: string, ...values: (string | number | null)[]): void {
    kept.clear()
    sql.run(query, ...values)
  }

  return {
    find(uid: string): IndexRow | null {
      const found = kept.get(uid) ?? read(`select ${columns} from search_index where uid = ?`, uid)[0]
      if (!found) return null
      kept.delete(uid)
      kept.set(uid, found)
      const [oldest] = kept.keys()
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
      return found
    },
    /** Forgets what it has found: the database was changed by others, such as the end of a transaction. */
    forget: (): void => kept.clear(),
    list: (): IndexRow[] => read(`select ${columns} from search_index order by uid`),
    create(uid: string, primaryKey: string | null, now: string): void {
      const settings = JSON.stringify(defaultSettings)
      change(
        'insert into search_index (uid, primary_key, settings, created, updated) values (?, ?, ?, ?, ?)',
        uid,
        primaryKey,
        settings,
        now,
        now,
      )
    },
    setPrimaryKey(row: number, primaryKey: string, now: string): void {
      change(
        'update search_index set primary_key = ?, updated = ? where search_index = ?',
        primaryKey,
        now,
        row,
      )
    },
    setSettings(row: number, settings: IndexSettings, now: string): void {
      const text = JSON.stringify(settings)
      change('update search_index set settings = ?, updated = ? where search_index = ?', text, now, row)
    },
    touch(row: number, now: string): void {
      change('update search_index set updated = ? where search_index = ?', now, row)
    },
    rename(row: number, uid: string): void {
      change('update search_index set uid = ? where search_index = ?', uid, row)
    },
    remove(row: number): void {
      change('delete from search_document where search_index = ?', row)
      change('delete from search_index where search_index = ?', row)
    },
  }
}
