import type { World } from '../../world.ts'
import type { Accepted } from '../outcome.ts'
import type { SelectionState, StoredLine } from '../selection/selection-state.ts'
import { limitedByStock } from './stock-check.ts'

/** Sets the quantity of a line; 0 removes it. An increase may be limited by stock. */
export function setQuantity(
  world: World,
  selection: SelectionState,
  line: StoredLine,
  quantity: number,
): Accepted {
  const lines = selection.lines.flatMap((entry) => {
    if (entry !== line) return [entry]
    return quantity === 0 ? [] : [{ ...entry, quantity }]
  })
  const after = { ...selection, lines }
  return quantity > line.quantity ? limitedByStock(world, selection, after, line.line) : { state: after }
}
