import { type Shortage, shortages } from '../../rules/stock.ts'
import type { World } from '../../world.ts'
import { type Accepted, type Unavailable, unavailableOf } from '../outcome.ts'
import { type PricedSelection, priceSelection } from '../selection/priced-selection.ts'
import type { SelectionState } from '../selection/selection-state.ts'
import { piecesOf } from './priced-line.ts'

/** What a selection asks for beyond what there is; nothing while stock is not looked at. */
export function shortagesOf(world: World, { lines }: PricedSelection): Shortage[] {
  if (world.settings.read().stockMode === 'off') return []
  const demands = lines
    .filter(({ deposit }) => !deposit)
    .map((line) => ({ line: line.line, quantity: line.quantity, pieces: piecesOf(line) }))
  return shortages(demands, world.catalogue.stock)
}

/** The same selection with no more in it than there is. */
export function correct(selection: SelectionState, short: Shortage[]): SelectionState {
  const available = new Map(short.map((shortage) => [shortage.line, shortage.available]))
  const lines = selection.lines.map((line) => ({
    ...line,
    quantity: available.get(line.line) ?? line.quantity,
  }))
  return { ...selection, lines: lines.filter(({ quantity }) => quantity > 0) }
}

/**
 * In the aggressive mode a change that asks for more than there is gets what there is, and word of it; a change of
 * which nothing could be had is a 410. Otherwise stock is left for the payment to look at.
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
  const had = before.lines.find(({ line }) => line === changed)?.quantity ?? 0
  return { state: correct(after, short), unavailable, status: shortage.available > had ? 200 : 410 }
}

/** What the other lines hold already is theirs, wherever they stand. */
function servedLast(priced: PricedSelection, changed: string): PricedSelection {
  const isLast = ({ line }: { line: string }) => line === changed
  const { lines } = priced
  return { ...priced, lines: [...lines.filter((line) => !isLast(line)), ...lines.filter(isLast)] }
}
