import type { World } from '../../world.ts'
import { newHexId, newToken } from '../identifiers.ts'
import type { SelectionState } from '../selection/selection-state.ts'
import { insertSelection } from '../selection/selection-store.ts'

const lifetime = 30 * 24 * 60 * 60 * 1000
/** Replies that crossed the one with a new token may still bring the old one for this long. */
const grace = 60_000
/** A session is not written at every look at it. */
const touchEvery = 60 * 60 * 1000
/** Visitors without a memory leave sessions behind; after so many new ones the old are cleared away. */
const sweepEvery = 500
/** Lifetime of an empty session whose token was not used again. */
const emptyLifetime = 24 * 60 * 60 * 1000
/** Bounds the database of a public demo. */
const maxSessions = 50_000

export interface OpenSession {
  row: number
  token: string
}

/** The session a token opens, or a new one under another token when it opens none. */
export function startSession(world: World, token: string | null, start: () => SelectionState): OpenSession {
  const row = token === null ? null : findSession(world, token)
  if (row === null || token === null) return createSession(world, start())
  touch(world, row, token)
  if (!world.settings.read().rotateTokens) return { row, token }
  const { ports } = world
  ports.sql.run('update token set expires = min(expires, ?) where session = ?', ports.now() + grace, row)
  return { row, token: grantToken(world, row) }
}

/** The session a token opens; null when it opens none. */
export function findSession({ ports }: World, token: string): number | null {
  const [found] = ports.sql.all(
    'select session from token where token = ? and expires > ?',
    token,
    ports.now(),
  )
  return found ? Number(found.session) : null
}

function createSession(world: World, start: SelectionState): OpenSession {
  const selection = newHexId(world.ports.random)
  insertSelection(world, selection, start)
  const row = insertSession(world, selection)
  const token = grantToken(world, row)
  if (row % sweepEvery === 0) world.ports.schedule(async () => sweep(world))
  return { row, token }
}

/** A session nobody has a token for yet. */
export function insertSession({ ports: { sql, now } }: World, selection: string): number {
  const [created] = sql.all(
    'insert into session (selection, created, touched) values (?, ?, ?) returning session',
    selection,
    now(),
    now(),
  )
  return Number(created?.session)
}

export function grantToken({ ports }: World, row: number): string {
  const token = newToken(ports.random)
  ports.sql.run('delete from token where session = ? and expires <= ?', row, ports.now())
  ports.sql.run(
    'insert into token (token, session, expires) values (?, ?, ?)',
    token,
    row,
    ports.now() + lifetime,
  )
  return token
}

function touch({ ports }: World, row: number, token: string): void {
  const now = ports.now()
  const [stale] = ports.sql.all(
    'select 1 from session where session = ? and touched < ?',
    row,
    now - touchEvery,
  )
  if (!stale) return
  ports.sql.run('update session set touched = ? where session = ?', now, row)
  ports.sql.run('update token set expires = ? where token = ?', now + lifetime, token)
}

/**
 * Deletes expired sessions, empty ones of visitors who did not return, the least recently used beyond `maxSessions`, and
 * the selections of all these. Orders stay.
 */
function sweep({ ports: { sql, now } }: World): void {
  sql.transaction(() => {
    sql.run('delete from token where expires <= ?', now())
    sql.run(
      `delete from token where session in (
         select session.session from session join selection using (selection)
         where touched = created and created <= ? and customer is null
           and json_array_length(record, '$.lines') = 0)`,
      now() - emptyLifetime,
    )
    sql.run(
      'delete from token where session in (select session from session order by touched desc limit -1 offset ?)',
      maxSessions,
    )
    sql.run('delete from session where session not in (select session from token)')
    sql.run(
      `delete from selection where open = 1 and selection not in (select selection from session)
         and selection not in (select selection from customer where selection is not null)`,
    )
  })
}
