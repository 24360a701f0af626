import { type Shortage, shortages } from '../../rules/stock.ts'
import type { World } from '../../world.ts'
import { type Accepted, type Unavailable, unavailableOf } from '../outcome.ts'
import { type PricedSelection, priceSelection } from '../selection/priced-selection.ts'
import type { SelectionState } from '../selection/selection-state.ts'
import { piecesOf } from './priced-line.ts'

/** The lines that exceed the stock; empty when the setting `stockMode` is `off`. */
export function shortagesOf(world: World, { lines }: PricedSelection): Shortage[] {
  if (world.settings.read().stockMode === 'off') return []
  const demands = lines
    .filter(({ deposit }) => !deposit)
    .map((line) => ({ line: line.line, quantity: line.quantity, pieces: piecesOf(line) }))
  return shortages(demands, world.catalogue.stock)
}

/** Reduces lines to the available quantities; lines with nothing left are removed. */
export function limitToStock(selection: SelectionState, short: Shortage[]): SelectionState {
  const available = new Map(short.map((shortage) => [shortage.line, shortage.available]))
  const lines = selection.lines.map((line) => ({
    ...line,
    quantity: available.get(line.line) ?? line.quantity,
  }))
  return { ...selection, lines: lines.filter(({ quantity }) => quantity > 0) }
}

/**
 * With `stockMode: 'aggressive'` a change beyond the stock is reduced to what is available and reported in
 * `unavailable`; it is a 410 when nothing could be added. In other modes stock is checked at payment only.
 */
export function limitedByStock(
  world: World,
  before: SelectionState,
  after: SelectionState,
  changed: string,
): Accepted {
  if (world.settings.read().stockMode !== 'aggressive') return { state: after }
  const priced = servedLast(priceSelection(world, after), changed)
  const short = shortagesOf(world, priced).filter(({ line }) => line === changed)
  const [shortage] = short
  if (!shortage) return { state: after }
  const unavailable: Unavailable[] = unavailableOf(priced, shortage)
  const previousQuantity = before.lines.find(({ line }) => line === changed)?.quantity ?? 0
  return {
    state: limitToStock(after, short),
    unavailable,
    status: shortage.available > previousQuantity ? 200 : 410,
  }
}

/** Moves the changed line to the end, because stock is assigned in order and other lines keep what they have. */
function servedLast(priced: PricedSelection, changed: string): PricedSelection {
  const isLast = ({ line }: { line: string }) => line === changed
  const { lines } = priced
  return { ...priced, lines: [...lines.filter((line) => !isLast(line)), ...lines.filter(isLast)] }
}
