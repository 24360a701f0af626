import type { World } from '../world.ts'
import { newHexId } from './identifiers.ts'
import { emptySelection } from './selection-state.ts'
import { attachSelection, insertSelection, loadSelection } from './selection-store.ts'
import { grantToken, insertSession } from './session-store.ts'

/**
 * Has a session be somebody's, under a new token. The old one opens what it opened before, and nothing of the
 * customer: whoever knew it learns nothing, and whoever missed the reply has lost nothing.
 */
export function logIn(world: World, session: number, customer: number): string {
  const { sql, random } = world.ports
  return sql.transaction(() => {
    const copy = newHexId(random)
    insertSelection(world, copy, loadSelection(world, session).state)
    sql.run('update token set session = ? where session = ?', insertSession(world, copy), session)
    sql.run('update session set customer = ? where session = ?', customer, session)
    return grantToken(world, session)
  })
}

/** Has a session be nobody's: an empty selection in the same place, under a token that has never opened another. */
export function logOut(world: World, session: number): string {
  const { sql, random } = world.ports
  return sql.transaction(() => {
    const empty = newHexId(random)
    insertSelection(world, empty, emptySelection(loadSelection(world, session).state))
    attachSelection(world, session, empty)
    sql.run('update session set customer = null, last_order = null where session = ?', session)
    sql.run('delete from token where session = ?', session)
    return grantToken(world, session)
  })
}
