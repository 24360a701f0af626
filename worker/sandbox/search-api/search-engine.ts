import type { Sql } from '../demo-catalogue/sql.ts'
import { createFilling, type FilledIndex } from './filled/fill-indexes.ts'
import { evaluateFilter } from './filter/evaluate-filter.ts'
import type { Filter } from './filter/filter.ts'
import { createLoadedIndexes } from './index/loaded-indexes.ts'
import type { StoredDocument } from './index/resident-index.ts'
import { bestFirst, valueColumn } from './ranking/order-documents.ts'
import { indexNotFound, inIndex, Refusal, type RefusalCode } from './refusal.ts'
import { parseSort } from './requests/parse-sort.ts'
import type { Searched } from './search/search-index.ts'
import { type SettingsUpdate, updatedSettings } from './settings/index-settings.ts'
import { documentIds, primaryKeyOf } from './store/document-ids.ts'
import { createDocumentStore } from './store/document-store.ts'
import { createIndexStore, type IndexRow } from './store/index-store.ts'
import schema from './store/schema.sql?raw'
import { createTaskStore, type TaskType } from './store/task-store.ts'
import type { Document } from './tokens/leaves.ts'

const maxIndexes = 200

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
  const loaded = createLoadedIndexes(documents)
  const time = () => new Date(now()).toISOString()
  const filling = createFilling({ sql, indexes, time, transaction, remove, write }, filled)

  /** Forgets what is known of the database. */
  function forget(): void {
    loaded.forgetAll()
    filling.forget()
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

  function remove({ row }: IndexRow): void {
    loaded.forget(row)
    indexes.remove(row)
  }

  function find(uid: string): IndexRow {
    filling.fill(uid)
    const index = indexes.find(uid)
    if (!index) throw indexNotFound(uid)
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
    const inMemory = loaded.openForWriting(index, isEmpty)
    if (!inMemory) return
    const rows = documents.rows(index.row, [...byId.keys()])
    for (const [id, document] of byId) inMemory.put({ row: rows.get(id) ?? 0, id, document })
  }

  function unwrite(index: IndexRow, ids: readonly string[]): number {
    const removed = documents.remove(index.row, ids)
    loaded.removeDocuments(index.row, removed)
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
    filling.fill(uid)
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
    const resident = loaded.open(index)
    const allowed = evaluateFilter(resident, filter, code)
    const rows: number[] = []
    for (let slot = 0; slot < resident.length; slot++) {
      if (allowed[slot] === 1 && resident.isAlive(slot)) rows.push(resident.rowOf(slot))
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
    /** A page of an index's documents, or of those `among` them, in the order of a sort. */
    sorted(
      index: IndexRow,
      among: readonly StoredDocument[] | null,
      sort: readonly string[],
      { offset, limit }: { offset: number; limit: number },
    ): StoredDocument[] {
      const resident = loaded.open(index)
      const by = parseSort(resident.settings, sort, 'invalid_document_sort')
      const rows = among && new Set(among.map(({ row }) => row))
      const slots = Int32Array.from({ length: resident.length }, (_, slot) => slot).filter(
        (slot) => resident.isAlive(slot) && (!rows || rows.has(resident.rowOf(slot))),
      )
      const columns = by.flatMap((entry) => valueColumn(resident, slots, entry))
      const order = bestFirst(resident, slots, columns, offset + limit).subarray(offset, offset + limit)
      return documents.inRows([...order].map((at) => resident.rowOf(slots[at] ?? 0)))
    },
    list(): IndexRow[] {
      filling.prepare()
      return indexes.list()
    },
    has(uid: string): boolean {
      filling.prepare()
      return indexes.find(uid) !== null
    },
    /** An index to search in. */
    open(uid: string): Searched {
      const index = find(uid)
      return {
        uid,
        index: loaded.open(index),
        documents: (rows) => documents.inRows(rows).map(({ document }) => document),
      }
    },
    create(uid: string, primaryKey: string | null): void {
      filling.prepare()
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
      loaded.forget(index.row)
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
      loaded.forget(index.row)
    },
    stats(index: IndexRow) {
      const fields = [...loaded.open(index).distribution].filter(([, count]) => count > 0)
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
