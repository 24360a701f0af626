import type { World } from '../world.ts'
import { newHexId } from './identifiers.ts'
import { emptySelection, readSelection, type SelectionState } from './selection-state.ts'

export interface HeldSelection {
  selection: string
  state: SelectionState
}

/** The open selection of a session; a new one in the same place when the last has become an order. */
export function loadSelection(world: World, session: number): HeldSelection {
  const [row] = world.ports.sql.all(
    'select selection.* from session join selection using (selection) where session = ?',
    session,
  )
  if (!row) throw new Error(`session ${session} has no selection`)
  const held = { selection: String(row.selection), state: readSelection(row.record) }
  if (row.open === 1) return held
  const next = { selection: newHexId(world.ports.random), state: emptySelection(held.state) }
  insertSelection(world, next.selection, next.state)
  attachSelection(world, session, next.selection)
  return next
}

/** An open selection by its own id, as a link in a mail names it. */
export function findOpenSelection({ ports }: World, selection: string): HeldSelection | null {
  const [row] = ports.sql.all('select record from selection where selection = ? and open = 1', selection)
  return row ? { selection, state: readSelection(row.record) } : null
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
