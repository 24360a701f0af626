import * as v from 'valibot'
import type { Sql } from '../../demo-catalogue/sql.ts'
import type { StoredDocument } from '../index/resident-index.ts'
import type { Document } from '../tokens/leaves.ts'

/** Characters of JSON in a statement: a bound text holds 2 MB. */
const maxBatch = 500_000
const maxIds = 1_000
const pageSize = 500

const StoredText = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

export type DocumentStore = ReturnType<typeof createDocumentStore>

/** Creates the store of documents. */
export function createDocumentStore(sql: Sql) {
  const stored = (row: Record<string, unknown>): StoredDocument => ({
    row: Number(row.search_document),
    id: String(row.id),
    document: v.parse(StoredText, row.document),
  })

  return {
    /** Writes documents by id; those there are keep their place. */
    put(index: number, documents: ReadonlyMap<string, Document>): void {
      for (const batch of batches([...documents])) {
        sql.run(
          `insert into search_document (search_index, id, document)
           select ?, value ->> 0, value -> 1 from json_each(?) where true
           on conflict (search_index, id) do update set document = excluded.document`,
          index,
          `[${batch.join(',')}]`,
        )
      }
    },
    byId(index: number, ids: readonly string[]): StoredDocument[] {
      return groupsOf(ids)
        .flatMap((group) =>
          sql.all(
            `select search_document, id, document from search_document
             where search_index = ? and id in (select value from json_each(?))`,
            index,
            JSON.stringify(group),
          ),
        )
        .map(stored)
        .sort((left, right) => left.row - right.row)
    },
    /** Rows of documents, by id. */
    rows(index: number, ids: readonly string[]): Map<string, number> {
      const rows = groupsOf(ids).flatMap((group) =>
        sql.all(
          'select search_document, id from search_document where search_index = ? and id in (select value from json_each(?))',
          index,
          JSON.stringify(group),
        ),
      )
      return new Map(rows.map((row) => [String(row.id), Number(row.search_document)]))
    },
    /** The documents in these rows, in the same order. */
    inRows(rows: readonly number[]): StoredDocument[] {
      const found = sql.all(
        'select search_document, id, document from search_document where search_document in (select value from json_each(?))',
        JSON.stringify(rows),
      )
      const byRow = new Map(found.map(stored).map((document) => [document.row, document]))
      return rows.flatMap((row) => byRow.get(row) ?? [])
    },
    /** All documents of an index, read in pages. */
    *every(index: number): Generator<StoredDocument> {
      for (let after = -1; ; ) {
        const page = sql
          .all(
            `select search_document, id, document from search_document
             where search_index = ? and search_document > ? order by search_document limit ${pageSize}`,
            index,
            after,
          )
          .map(stored)
        yield* page
        if (page.length < pageSize) return
        after = page.at(-1)?.row ?? after
      }
    },
    page(index: number, offset: number, limit: number): StoredDocument[] {
      return sql
        .all(
          `select search_document, id, document from search_document
           where search_index = ? order by search_document limit ? offset ?`,
          index,
          limit,
          offset,
        )
        .map(stored)
    },
    count(index: number): number {
      return Number(
        sql.all('select count(*) as documents from search_document where search_index = ?', index)[0]
          ?.documents,
      )
    },
    /** Deletes documents by id; returns those that were there. */
    remove(index: number, ids: readonly string[]): string[] {
      const there = [...this.rows(index, ids).keys()]
      for (const group of groupsOf(there)) {
        sql.run(
          'delete from search_document where search_index = ? and id in (select value from json_each(?))',
          index,
          JSON.stringify(group),
        )
      }
      return there
    },
    clear(index: number): void {
      sql.run('delete from search_document where search_index = ?', index)
    },
  }
}

/** Ids in groups that fit a statement. */
function groupsOf(ids: readonly string[]): string[][] {
  const groups = Math.ceil(ids.length / maxIds)
  return Array.from({ length: groups }, (_, group) => ids.slice(group * maxIds, (group + 1) * maxIds))
}

/** Pairs of id and document as JSON, in groups that fit a statement. */
function batches(documents: readonly (readonly [string, Document])[]): string[][] {
  const all: string[][] = []
  let size = maxBatch
  for (const pair of documents) {
    const text = JSON.stringify(pair)
    size += text.length
    if (size > maxBatch) {
      all.push([])
      size = text.length
    }
    all.at(-1)?.push(text)
  }
  return all
}
