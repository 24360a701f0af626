import type { World } from '../world.ts'
import { newHexId } from './identifiers.ts'
import { joinSelections } from './joined-selection.ts'
import {
  attachSelection,
  customerOf,
  insertSelection,
  keepSelection,
  loadSelection,
  newSelection,
  savedSelection,
  saveSelection,
} from './selection-store.ts'
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
    bringCart(world, session, customer)
    sql.run('update session set customer = ? where session = ?', customer, session)
    return grantToken(world, session)
  })
}

/** A guest's cart joins what the customer has saved. Somebody else's stays theirs. */
function bringCart(world: World, session: number, customer: number): void {
  const before = customerOf(world, session)
  if (before === customer) return
  const held = loadSelection(world, session)
  const saved = savedSelection(world, customer)
  const isGuest = before === null
  const next = saved ?? (isGuest ? held : newSelection(world, held.state))
  if (saved && isGuest) saveSelection(world, { ...saved, state: joinSelections(saved.state, held.state) })
  attachSelection(world, session, next.selection)
  keepSelection(world, customer, next.selection)
}

/** Has a session be nobody's: an empty selection in the same place, under a token that has never opened another. */
export function logOut(world: World, session: number): string {
  const { sql } = world.ports
  return sql.transaction(() => {
    attachSelection(world, session, newSelection(world, loadSelection(world, session).state).selection)
    sql.run('update session set customer = null, last_order = null where session = ?', session)
    sql.run('delete from token where session = ?', session)
    return grantToken(world, session)
  })
}
