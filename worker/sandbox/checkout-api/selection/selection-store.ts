import type { World } from '../../world.ts'
import { newHexId } from '../identifiers.ts'
import { emptySelection, type Place, parseSelection, type SelectionState } from './selection-state.ts'

export interface HeldSelection {
  selection: string
  state: SelectionState
}

/**
 * The open selection of a session. When the last has become an order: what its customer has begun elsewhere since, else a new one
 * in the same place.
 */
export function loadSelection(world: World, session: number): HeldSelection {
  const [row] = world.ports.sql.all(
    'select selection.* from session join selection using (selection) where session = ?',
    session,
  )
  if (!row) throw new Error(`session ${session} has no selection`)
  const held = { selection: String(row.selection), state: parseSelection(row.record) }
  if (row.open === 1) return held
  const customer = customerOf(world, session)
  const begun = customer === null ? null : savedSelection(world, customer)
  const next = begun ?? newSelection(world, held.state)
  attachSelection(world, session, next.selection)
  if (customer !== null) keepSelection(world, customer, next.selection)
  return next
}

/** An empty selection in some place, attached to nobody yet. */
export function newSelection(world: World, place: Place): HeldSelection {
  const next = { selection: newHexId(world.ports.random), state: emptySelection(place) }
  insertSelection(world, next.selection, next.state)
  return next
}

/** Who is logged in; null for a guest. */
export function customerOf({ ports }: World, session: number): number | null {
  const [row] = ports.sql.all(
    'select customer from session where session = ? and customer is not null',
    session,
  )
  return row ? Number(row.customer) : null
}

/** The cart a customer finds wherever they log in; null while there is none. */
export function savedSelection(world: World, customer: number): HeldSelection | null {
  const [row] = world.ports.sql.all('select selection from customer where customer = ?', customer)
  return typeof row?.selection === 'string' ? findOpenSelection(world, row.selection) : null
}

export function keepSelection({ ports }: World, customer: number, selection: string): void {
  ports.sql.run('update customer set selection = ? where customer = ?', selection, customer)
}

/** An open selection by its own id, as a link in a mail names it. */
export function findOpenSelection({ ports }: World, selection: string): HeldSelection | null {
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

export function saveSelection({ ports }: World, { selection, state }: HeldSelection): void {
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
