import { DatabaseSync } from 'node:sqlite'
import type { Store } from '#worker/cache/backing-store.ts'
import { answerLimits } from './answer-limits.ts'

const { cleanupInterval, entries: maxEntries, lastingUses } = answerLimits
/** Raised when the table changes; an older file begins empty. */
const version = 1

/**
 * The Node server's replacement for the Cache API, in a file: a restarted shop can serve pages while its services are
 * down. If it is full, recently read or written entries stay, so that made-up addresses do not displace those that
 * visitors open.
 */
export function createAnswerStore(file: string, now = Date.now): Store & { close(): void } {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = normal')
  if (database.prepare('pragma user_version').get()?.user_version !== version) {
    database.exec(`drop table if exists answer; pragma user_version = ${version}`)
  }
  database.exec(`
    create table if not exists answer (
      key text primary key, text text not null, until integer not null, uses integer not null default 0
    ) without rowid;
    create index if not exists answer_rank on answer (uses, until)`)
  const found = database.prepare('select text, uses from answer where key = ? and until > ?')
  const used = database.prepare('update answer set uses = uses + 1 where key = ?')
  const written = database.prepare(`
    insert into answer (key, text, until) values (?, ?, ?)
    on conflict (key) do update
    set text = excluded.text, until = excluded.until, uses = min(uses + 1, ${lastingUses})`)
  const outdated = database.prepare('delete from answer where until <= ?')
  const excess = database.prepare(
    'delete from answer where key in (select key from answer order by uses desc, until desc limit -1 offset ?)',
  )
  let writes = 0
  return {
    async read(key) {
      const entry = found.get(key, now())
      if (typeof entry?.text !== 'string') return null
      if (Number(entry.uses) < lastingUses) used.run(key)
      return entry.text
    },
    async write(key, text, seconds) {
      if (writes++ % cleanupInterval === 0) {
        outdated.run(now())
        excess.run(maxEntries)
      }
      written.run(key, text, now() + seconds * 1000)
    },
    close: () => database.close(),
  }
}
