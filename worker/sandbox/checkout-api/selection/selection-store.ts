import type { World } from '../../world.ts'
import { newHexId } from '../identifiers.ts'
import {
  emptySelection,
  parseSelection,
  type SelectionRegion,
  type SelectionState,
} from './selection-state.ts'

export interface StoredSelection {
  selection: string
  state: SelectionState
}

/**
 * The open selection of a session. After an order it is the customer's saved cart, or else a new selection in the same
 * region. Throws when the session has no selection.
 */
export function loadSelection(world: World, session: number): StoredSelection {
  const [row] = world.ports.sql.all(
    'select selection.* from session join selection using (selection) where session = ?',
    session,
  )
  if (!row) throw new Error(`session ${session} has no selection`)
  const current = { selection: String(row.selection), state: parseSelection(row.record) }
  if (row.open === 1) return current
  const customer = customerOf(world, session)
  const saved = customer === null ? null : savedSelection(world, customer)
  const next = saved ?? newSelection(world, current.state)
  attachSelection(world, session, next.selection)
  if (customer !== null) saveForCustomer(world, customer, next.selection)
  return next
}

/** Creates and stores an empty selection that belongs to no session yet. */
export function newSelection(world: World, region: SelectionRegion): StoredSelection {
  const next = { selection: newHexId(world.ports.random), state: emptySelection(region) }
  insertSelection(world, next.selection, next.state)
  return next
}

/** The id of the logged-in customer; null for a guest. */
export function customerOf({ ports }: World, session: number): number | null {
  const [row] = ports.sql.all(
    'select customer from session where session = ? and customer is not null',
    session,
  )
  return row ? Number(row.customer) : null
}

/** The saved cart of a customer; null without one. */
export function savedSelection(world: World, customer: number): StoredSelection | null {
  const [row] = world.ports.sql.all('select selection from customer where customer = ?', customer)
  return typeof row?.selection === 'string' ? findOpenSelection(world, row.selection) : null
}

export function saveForCustomer({ ports }: World, customer: number, selection: string): void {
  ports.sql.run('update customer set selection = ? where customer = ?', selection, customer)
}

/** An open selection by its id, as in links of mails; null without one. */
export function findOpenSelection({ ports }: World, selection: string): StoredSelection | null {
  const [row] = ports.sql.all('select record from selection where selection = ? and open = 1', selection)
  return row ? { selection, state: parseSelection(row.record) } : null
}

export function insertSelection({ ports }: World, selection: string, state: SelectionState): void {
  ports.sql.run(
    'insert into selection (selection, open, changed, record) values (?, 1, ?, ?)',
    selection,
    ports.now(),
    JSON.stringify(state),
  )
}

export function saveSelection({ ports }: World, { selection, state }: StoredSelection): void {
  ports.sql.run(
    'update selection set changed = ?, record = ? where selection = ?',
    ports.now(),
    JSON.stringify(state),
    selection,
  )
}

export function closeSelection({ ports }: World, selection: string): void {
  ports.sql.run('update selection set open = 0, changed = ? where selection = ?', ports.now(), selection)
}

export function attachSelection({ ports }: World, session: number, selection: string): void {
  ports.sql.run('update session set selection = ? where session = ?', selection, session)
}
