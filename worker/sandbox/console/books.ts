import { html } from 'hono/html'
import * as v from 'valibot'
import { type BookEntry, type BookName, readBook } from '../measuring/books/books.ts'
import { wallClock } from '../wall-clock.ts'
import type { World } from '../world.ts'
import { type Markup, row, section } from './table.ts'

/** Rows of each book's table. */
const maxRows = 200

/** The usual form of entries in the data layer. */
const Named = v.object({ event: v.string() })

/** A book as a table: its heading, and by column what is said of an entry. */
interface BookTable {
  heading: string
  columns: Record<string, (entry: BookEntry) => unknown>
}

const tables: Record<BookName, BookTable> = {
  pixel: {
    heading: 'Pixel',
    columns: {
      Event: ({ name }) => name,
      Id: ({ eventId }) => eventId,
      Source: ({ source }) => source,
      Counts: ({ deduplicated }) => (deduplicated ? 'once, with a conversion' : 'by itself'),
      Page: ({ page }) => page,
    },
  },
  'data-layer': {
    heading: 'Data layer',
    columns: {
      Kind: ({ kind }) => kind,
      Event: ({ entry }) => (v.is(Named, entry) ? entry.event : ''),
      Hit: ({ hit }) => (hit ? 'yes' : 'no'),
      Page: ({ page }) => page,
    },
  },
  partner: {
    heading: 'Partner',
    columns: { Locale: ({ locale }) => locale, Path: ({ path }) => path },
  },
  errors: {
    heading: 'Errors',
    columns: {
      Project: ({ project }) => project,
      Kind: ({ kind }) => kind,
      Level: ({ level }) => level,
      What: ({ type, value }) => [type, value].filter(Boolean).join(': '),
      Where: ({ transaction }) => transaction,
      Trace: ({ traceId }) => traceId,
    },
  },
  conversions: {
    heading: 'Conversions',
    columns: {
      Event: ({ name }) => name,
      Id: ({ eventId }) => eventId,
      Verdict: ({ verdict }) => verdict,
      Counts: ({ verdict, deduplicated }) =>
        verdict === 'counted' && (deduplicated ? 'once, with the pixel' : 'by itself'),
      Test: ({ testEventCode }) => testEventCode,
      Page: ({ page }) => page,
    },
  },
  ga4: {
    heading: 'Analytics from the server',
    columns: {
      Event: ({ name }) => name,
      Id: ({ eventId }) => eventId,
      Verdict: ({ verdict }) => verdict,
      Client: ({ clientId }) => clientId,
    },
  },
}

/** The books of measuring, each as a table with the latest entry first. */
export function measuringBooks(world: World): Markup[] {
  const order: BookName[] = ['conversions', 'ga4', 'pixel', 'data-layer', 'partner', 'errors']
  return order.map((book) => {
    const { heading, columns } = tables[book]
    const rows = readBook(world, book, maxRows)
      .reverse()
      .map((entry) => entryRow(entry, Object.values(columns)))
    return section(heading, ['Written', ...Object.keys(columns), 'Entry'], rows)
  })
}

function entryRow(entry: BookEntry, cells: ((entry: BookEntry) => unknown)[]): Markup {
  const whole = html`<details><summary>Entry ${entry.number}</summary><pre>${JSON.stringify(entry, null, 2)}</pre></details>`
  return row(wallClock(Date.parse(entry.written)), ...cells.map((cell) => String(cell(entry) || '')), whole)
}
