import type { World } from '../../world.ts'
import { newHexId, newToken } from '../identifiers.ts'
import type { SelectionState } from '../selection/selection-state.ts'
import { insertSelection } from '../selection/selection-store.ts'

const lifetime = 30 * 24 * 60 * 60 * 1000
/** Milliseconds for which the previous token is still accepted after a rotation, for requests already under way. */
const grace = 60_000
/** Minimum milliseconds between updates of a session's last use. */
const touchEvery = 60 * 60 * 1000
/** New sessions between two cleanups: clients without cookies leave unused sessions behind. */
const sweepEvery = 500
/** Milliseconds an empty session is kept when its token is not used again. */
const emptyLifetime = 24 * 60 * 60 * 1000
/** Limits the database size of a public demo. */
const maxSessions = 50_000

export interface OpenSession {
  row: number
  token: string
}

/** The session of a token, or a new session with a new token when the token is unknown or expired. */
export function startSession(world: World, token: string | null, start: () => SelectionState): OpenSession {
  const row = token === null ? null : findSession(world, token)
  if (row === null || token === null) return createSession(world, start())
  touch(world, row, token)
  if (!world.settings.read().rotateTokens) return { row, token }
  const { ports } = world
  ports.sql.run('update token set expires = min(expires, ?) where session = ?', ports.now() + grace, row)
  return { row, token: grantToken(world, row) }
}

/** The row id of a token's session; null when the token is unknown or expired. */
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

/** Inserts a session without token; returns its row id. */
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
 * Deletes expired sessions, empty sessions that were not used again, the least recently used beyond `maxSessions`, and
 * the selections of all these. Orders are kept.
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
    sql.run(
      'delete from delivery_session where selection not in (select selection from selection where open = 1)',
    )
  })
}
