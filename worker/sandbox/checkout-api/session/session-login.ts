import type { World } from '../../world.ts'
import { newHexId } from '../identifiers.ts'
import { adoptGuestOrder } from '../order/customer-orders.ts'
import { mergeSelections } from '../selection/merge-selections.ts'
import {
  attachSelection,
  customerOf,
  insertSelection,
  loadSelection,
  newSelection,
  savedSelection,
  saveForCustomer,
  saveSelection,
} from '../selection/selection-store.ts'
import { grantToken, insertSession, type OpenSession } from './session-store.ts'

/**
 * Logs the session in as a customer and returns the token of the reply. By default that is the token of the call: the
 * service documents that a login is connected to its token. With `renewTokenAtLogin` it is a new one, and previous
 * tokens get an anonymous copy of the cart.
 */
export function logIn(world: World, { row, token }: OpenSession, customer: number): string {
  const { sql } = world.ports
  const renew = world.settings.read().renewTokenAtLogin
  return sql.transaction(() => {
    if (renew) leaveCopy(world, row)
    const before = customerOf(world, row)
    if (before !== customer) {
      bringCart(world, row, before, customer)
      if (before === null) adoptGuestOrder(world, row, customer)
      // A guest who logs in keeps access to their receipt; a change of customer removes it.
      if (before !== null) sql.run('update session set last_order = null where session = ?', row)
    }
    const time = world.ports.now()
    sql.run('update session set customer = ?, logged_in = ? where session = ?', customer, time, row)
    return renew ? grantToken(world, row) : token
  })
}

/**
 * Logs the session out and returns the token of the reply: an empty selection in the same region, without address,
 * notes, vouchers or receipt. With `renewTokenAtLogin` previous tokens become invalid.
 */
export function logOut(world: World, { row, token }: OpenSession): string {
  const { sql } = world.ports
  return sql.transaction(() => {
    leave(world, row)
    if (!world.settings.read().renewTokenAtLogin) return token
    sql.run('delete from token where session = ?', row)
    return grantToken(world, row)
  })
}

/** Milliseconds for which a log-in counts as recent. */
const recent = 5 * 60_000

/** True if the customer of a session has just entered the password, as a change of the e-mail address requires. */
export function isRecentLogIn({ ports: { sql, now } }: World, session: number): boolean {
  return (
    sql.all('select 1 from session where session = ? and logged_in > ?', session, now() - recent).length > 0
  )
}

/** Logs a customer out of all sessions but one, as after a change of the password or the e-mail address. */
export function logOutElsewhere(world: World, customer: number, session: number): void {
  const { sql } = world.ports
  const others = sql.all('select session from session where customer = ? and session <> ?', customer, session)
  for (const other of others) leave(world, Number(other.session))
}

/** Takes the customer, their cart and their receipt from a session. */
function leave(world: World, session: number): void {
  attachSelection(world, session, newSelection(world, loadSelection(world, session).state).selection)
  world.ports.sql.run('update session set customer = null, last_order = null where session = ?', session)
}

/** Moves the tokens of a session to a new session with a copy of its selection. */
function leaveCopy(world: World, session: number): void {
  const { sql, random } = world.ports
  const copy = newHexId(random)
  insertSelection(world, copy, { ...loadSelection(world, session).state, deliverySession: '' })
  sql.run('update token set session = ? where session = ?', insertSession(world, copy), session)
}

/** Merges a guest's cart into the customer's saved cart. The cart of another customer is not merged. */
function bringCart(world: World, session: number, before: number | null, customer: number): void {
  const current = loadSelection(world, session)
  const saved = savedSelection(world, customer)
  const isGuest = before === null
  const next = saved ?? (isGuest ? current : newSelection(world, current.state))
  if (saved && isGuest) saveSelection(world, { ...saved, state: mergeSelections(saved.state, current.state) })
  attachSelection(world, session, next.selection)
  saveForCustomer(world, customer, next.selection)
}
