import * as v from 'valibot'
import type { Row } from '../../demo-catalogue/sql.ts'
import type { World } from '../../world.ts'

/** The books of the simulated services of measuring: what each was sent. */
export const BookName = v.picklist(['pixel', 'data-layer', 'partner', 'errors', 'conversions', 'ga4'])
export type BookName = v.InferOutput<typeof BookName>

/** Entries that a book keeps: the latest. */
const maxKept = 2_000
/** Entries that are read from a book at once: the latest. */
const maxRead = 1_000

/** Maximum distance in milliseconds between pixel and conversion of the same event: 48 hours. */
export const duplicateWindow = 172_800_000

export interface NewEntry {
  book: BookName
  /** The key by which the entry is found again, such as the id of an event; empty: none. */
  key?: string
  entry: object
}

/** An entry of a book, with its number and when it was written (ISO 8601). */
export interface BookEntry extends Record<string, unknown> {
  number: number
  written: string
}

/** Writes to a book, which forgets its oldest entries. */
export function writeEntry({ ports: { sql, now } }: World, { book, key = '', entry }: NewEntry): void {
  const text = JSON.stringify(entry)
  sql.transaction(() => {
    sql.run(
      'insert into book_entry (book, event, written, entry) values (?, ?, ?, ?)',
      book,
      key,
      now(),
      text,
    )
    sql.run(
      `delete from book_entry where book = ? and book_entry <=
       (select book_entry from book_entry where book = ? order by book_entry desc limit 1 offset ?)`,
      book,
      book,
      maxKept,
    )
  })
}

/** True if a book has an entry with this key, written at most 48 hours before or after `time`. */
export function hasEntry({ ports: { sql } }: World, book: BookName, key: string, time: number): boolean {
  const found = sql.all(
    'select 1 from book_entry where book = ? and event = ? and written between ? and ? limit 1',
    book,
    key,
    time - duplicateWindow,
    time + duplicateWindow,
  )
  return found.length > 0
}

/**
 * The latest entries of a book in the order in which they happened. Those of pixel and conversions say whether the
 * other has the same event, so that it counts once: `deduplicated`.
 */
export function readBook(world: World, book: BookName, limit = maxRead): BookEntry[] {
  const rows = world.ports.sql.all(
    'select * from book_entry where book = ? order by book_entry desc limit ?',
    book,
    limit,
  )
  return rows.map((row) => ({ ...parseEntry(row), ...counterpart(world, book, row) })).sort(byMoment)
}

/** The key of an event of a pixel. Without an id it is no other's duplicate. */
export function eventKey({ pixel, name, id }: { pixel: string; name: string; id: string | null }): string {
  return id === null ? '' : JSON.stringify([pixel, name, id])
}

function counterpart(world: World, book: BookName, { event, written }: Row): { deduplicated?: boolean } {
  if (book !== 'pixel' && book !== 'conversions') return {}
  const other = book === 'pixel' ? 'conversions' : 'pixel'
  return { deduplicated: event !== '' && hasEntry(world, other, String(event), Number(written)) }
}

const StoredEntry = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

function parseEntry({ book_entry, written, entry }: Row): BookEntry {
  return {
    number: Number(book_entry),
    written: new Date(Number(written)).toISOString(),
    ...v.parse(StoredEntry, entry),
  }
}

/** Concurrent requests of browsers may arrive in another order: they contain their time, and a count. */
const Moment = v.object({ time: v.number(), count: v.number() })

function byMoment(left: BookEntry, right: BookEntry): number {
  if (v.is(Moment, left) && v.is(Moment, right))
    return left.time - right.time || left.count - right.count || left.number - right.number
  return left.number - right.number
}
