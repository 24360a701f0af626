import { DatabaseSync } from 'node:sqlite'
import type { Store } from '#worker/cache/store.ts'

/** Maximum number of entries: visitors decide which exist. */
const maxEntries = 5_000
/** Writes between two cleanups. */
const cleanupInterval = 100

/**
 * The Node server's replacement for the Cache API, in a file: a restarted shop can serve pages while its services are
 * down.
 */
export function createAnswerStore(file: string, now = Date.now): Store & { close(): void } {
  const database = new DatabaseSync(file)
  database.exec(`pragma journal_mode = wal; pragma synchronous = normal;
    create table if not exists answer (key text primary key, text text not null, until integer not null) without rowid;
    create index if not exists answer_until on answer (until)`)
  const found = database.prepare('select text from answer where key = ? and until > ?')
  const written = database.prepare('insert or replace into answer (key, text, until) values (?, ?, ?)')
  const swept = database.prepare(
    'delete from answer where until <= ? or key in (select key from answer order by until desc limit -1 offset ?)',
  )
  let writes = 0
  return {
    async read(key) {
      const text = found.get(key, now())?.text
      return typeof text === 'string' ? text : null
    },
    async write(key, text, seconds) {
      if (writes++ % cleanupInterval === 0) swept.run(now(), maxEntries)
      written.run(key, text, now() + seconds * 1000)
    },
    close: () => database.close(),
  }
}
