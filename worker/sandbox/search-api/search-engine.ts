import type { Sql } from '../../demo-catalogue/sql.ts'
import { evaluateFilter } from './filter/evaluate-filter.ts'
import type { Filter } from './filter/filter.ts'
import { ResidentIndex, type StoredDocument } from './index/resident-index.ts'
import { indexNotFound, inIndex, Refusal, type RefusalCode } from './refusal.ts'
import type { Searched } from './search/search-index.ts'
import { defaultSettings, type SettingsUpdate, updatedSettings } from './settings/index-settings.ts'
import { documentIds, primaryKeyOf } from './store/document-ids.ts'
import { createDocumentStore } from './store/document-store.ts'
import { createIndexStore, type IndexRow } from './store/index-store.ts'
import schema from './store/schema.sql?raw'
import { createTaskStore, type TaskType } from './store/task-store.ts'
import type { Document } from './tokens/leaves.ts'

/** Integers kept in memory by indexes that have been searched lately; one may exceed it. */
const maxWeight = 8_000_000
const maxIndexes = 200

/** An index that the sandbox fills itself. */
export interface FilledIndex {
  uid: string
  primaryKey: string
  settings: SettingsUpdate
  /** Identifies settings and documents; the index is filled anew when it has changed. */
  stamp: string
  documents: () => Document[]
}

interface EnqueuedTask {
  taskUid: number
  indexUid: string | null
  status: 'enqueued'
  type: TaskType
  enqueuedAt: string
}

export type SearchEngine = ReturnType<typeof createSearchEngine>

/**
 * Creates the search service on a database. `filled` are the indexes it has from the beginning; each gets its documents
 * when it is first used, by the same function as documents that are sent.
 */
export function createSearchEngine(sql: Sql, now: () => number, filled: () => readonly FilledIndex[]) {
  sql.run(schema)
  const indexes = createIndexStore(sql)
  const documents = createDocumentStore(sql)
  const tasks = createTaskStore(sql)
  /** Indexes in memory, by row, the latest used last. */
  const residents = new Map<number, ResidentIndex>()
  /** Indexes that have yet to be filled; null before they are known. */
  let waiting: Map<string, FilledIndex> | null = null

  const time = () => new Date(now()).toISOString()

  /** Forgets what is known of the database. */
  function forget(): void {
    residents.clear()
    waiting = null
    indexes.forget()
  }

  /** Runs a transaction. When it fails, what was read and filled meanwhile has been taken back, too. */
  function transaction(work: () => void): void {
    try {
      sql.transaction(work)
    } catch (error) {
      forget()
      throw error
    }
  }

  /** Creates the indexes that the sandbox fills itself, where they are missing or outdated. */
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

  function remove({ row }: IndexRow): void {
    residents.delete(row)
    indexes.remove(row)
  }

  /** Writes the documents of an index that has waited for its first use. */
  function fill(uid: string): void {
    const due = prepare().get(uid)
    const index = due && indexes.find(uid)
    if (!due || !index) return
    transaction(() => {
      write(index, due.documents(), 'replace')
      sql.run('update search_fill set filled = 1 where uid = ?', uid)
    })
    prepare().delete(uid)
  }

  function find(uid: string): IndexRow {
    fill(uid)
    const index = indexes.find(uid)
    if (!index) throw indexNotFound(uid)
    return index
  }

  /** The index in memory; loaded at its first use. */
  function resident({ row, settings }: IndexRow): ResidentIndex {
    const known = residents.get(row)
    const index = known && !known.isWorn ? known : new ResidentIndex(settings)
    if (index !== known) for (const document of documents.every(row)) index.put(document)
    residents.delete(row)
    residents.set(row, index)
    let weight = [...residents.values()].reduce((sum, each) => sum + each.weight, 0)
    for (const [other, each] of residents) {
      if (weight <= maxWeight || other === row) break
      weight -= each.weight
      residents.delete(other)
    }
    return index
  }

  /** Adds documents to an index, in place of those with the same id or merged into them. */
  function write(
    index: IndexRow,
    sent: readonly Document[],
    mode: 'replace' | 'merge',
    primaryKey?: string,
  ): void {
    const [first] = sent
    if (!first) return
    const key = index.primaryKey ?? primaryKey ?? primaryKeyOf(first)
    const byId = documentIds(sent, key)
    if (index.primaryKey === null) indexes.setPrimaryKey(index.row, key, time())
    if (mode === 'merge') {
      for (const { id, document } of documents.byId(index.row, [...byId.keys()])) {
        byId.set(id, { ...document, ...byId.get(id) })
      }
    }
    const isEmpty = documents.count(index.row) === 0
    documents.put(index.row, byId)
    indexes.touch(index.row, time())
    const inMemory = residents.get(index.row) ?? (isEmpty ? new ResidentIndex(index.settings) : null)
    if (!inMemory) return
    residents.set(index.row, inMemory)
    const rows = documents.rows(index.row, [...byId.keys()])
    for (const [id, document] of byId) inMemory.put({ row: rows.get(id) ?? 0, id, document })
  }

  function unwrite(index: IndexRow, ids: readonly string[]): number {
    const removed = documents.remove(index.row, ids)
    for (const id of removed) residents.get(index.row)?.remove(id)
    indexes.touch(index.row, time())
    return removed.length
  }

  /** Runs a task at once. A refusal makes it a task that failed, and takes back what it has done. */
  function run(
    type: TaskType,
    indexUid: string | null,
    work: () => Record<string, unknown> | null,
    unfinished: Record<string, unknown> | null = null,
  ): EnqueuedTask {
    const enqueuedAt = time()
    let details = unfinished
    let error = null
    try {
      transaction(() => {
        details = indexUid === null ? work() : inIndex(indexUid, work)
      })
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown
      error = thrown.body
    }
    const taskUid = tasks.add({ indexUid, type, details, error, enqueuedAt, finishedAt: time() })
    return { taskUid, indexUid, status: 'enqueued', type, enqueuedAt }
  }

  function findOrCreate(uid: string, primaryKey: string | null = null): IndexRow {
    prepare()
    fill(uid)
    const known = indexes.find(uid)
    if (known) return known
    if (indexes.list().length >= maxIndexes) {
      throw new Refusal('index_creation_failed', `There are ${maxIndexes} indexes already.`)
    }
    indexes.create(uid, primaryKey, time())
    return find(uid)
  }

  /** The documents that a filter lets through, in their order. */
  function matching(index: IndexRow, filter: Filter, code: RefusalCode): StoredDocument[] {
    const loaded = resident(index)
    const allowed = evaluateFilter(loaded, filter, code)
    const rows: number[] = []
    for (let slot = 0; slot < loaded.length; slot++) {
      if (allowed[slot] === 1 && loaded.isAlive(slot)) rows.push(loaded.rowOf(slot))
    }
    return documents.inRows(rows.sort((left, right) => left - right))
  }

  return {
    tasks,
    documents,
    run,
    find,
    findOrCreate,
    write,
    unwrite,
    matching,
    /** The documents with one of these ids that a filter lets through. */
    chosen(index: IndexRow, ids: readonly string[] | null, filter: Filter | null): StoredDocument[] {
      if (!filter) return documents.byId(index.row, ids ?? [])
      const wanted = ids && new Set(ids)
      const found = matching(index, filter, 'invalid_document_filter')
      return wanted ? found.filter(({ id }) => wanted.has(id)) : found
    },
    list(): IndexRow[] {
      prepare()
      return indexes.list()
    },
    has(uid: string): boolean {
      prepare()
      return indexes.find(uid) !== null
    },
    /** An index to search in. */
    open(uid: string): Searched {
      const index = find(uid)
      return {
        uid,
        index: resident(index),
        documents: (rows) => documents.inRows(rows).map(({ document }) => document),
      }
    },
    create(uid: string, primaryKey: string | null): void {
      prepare()
      if (indexes.find(uid)) throw new Refusal('index_already_exists', `Index \`${uid}\` already exists.`)
      findOrCreate(uid, primaryKey)
    },
    /** Deletes an index; returns how many documents it had. */
    remove(uid: string): number {
      const index = find(uid)
      const count = documents.count(index.row)
      remove(index)
      return count
    },
    clear(index: IndexRow): number {
      const count = documents.count(index.row)
      documents.clear(index.row)
      residents.delete(index.row)
      indexes.touch(index.row, time())
      return count
    },
    setPrimaryKey(index: IndexRow, primaryKey: string): void {
      if (index.primaryKey === primaryKey) return
      if (index.primaryKey !== null && documents.count(index.row) > 0) {
        throw new Refusal(
          'index_primary_key_already_exists',
          `Index already has a primary key: \`${index.primaryKey}\`.`,
        )
      }
      indexes.setPrimaryKey(index.row, primaryKey, time())
    },
    rename(index: IndexRow, uid: string): void {
      if (indexes.find(uid)) throw new Refusal('index_already_exists', `Index \`${uid}\` already exists.`)
      indexes.rename(index.row, uid)
    },
    swap(left: string, right: string): void {
      const [first, second] = [find(left), find(right)]
      indexes.rename(first.row, ' ')
      indexes.rename(second.row, left)
      indexes.rename(first.row, right)
    },
    updateSettings(index: IndexRow, update: SettingsUpdate): void {
      indexes.setSettings(index.row, updatedSettings(index.settings, update), time())
      residents.delete(index.row)
    },
    stats(index: IndexRow) {
      const fields = [...resident(index).distribution].filter(([, count]) => count > 0)
      return {
        numberOfDocuments: documents.count(index.row),
        isIndexing: false,
        fieldDistribution: Object.fromEntries(fields.sort(([left], [right]) => (left < right ? -1 : 1))),
      }
    },
    /** The size of the database. */
    size(): number {
      const [sum] = sql.all('select coalesce(sum(length(document)), 0) as size from search_document')
      return Number(sum?.size)
    },
    /** Restores the indexes the sandbox began with; they are filled at their next use. */
    reset(): void {
      for (const table of ['search_document', 'search_index', 'search_task', 'search_fill'])
        sql.run(`delete from ${table}`)
      forget()
    },
  }
}
