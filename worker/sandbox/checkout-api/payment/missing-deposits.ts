import type { World } from '../../world.ts'
import { piecesOf } from '../items/priced-line.ts'
import type { PricedSelection } from '../selection/priced-selection.ts'

/**
 * True if a selection lacks deposits that its parts require in the country of delivery. A deposit without a price there
 * cannot be bought, and is not required. With the setting `depositsRequired` switched off none is.
 */
export function lacksDeposits({ catalogue, settings }: World, { lines, state }: PricedSelection): boolean {
  const { country, pricelist } = state
  if (country === null || !settings.read().depositsRequired) return false
  const left = new Map<string, number>()
  const count = (item: string, pieces: number) => left.set(item, (left.get(item) ?? 0) + pieces)
  for (const line of lines) {
    if (line.deposit) count(line.item.item, line.quantity)
    else
      for (const { item, quantity } of piecesOf(line)) {
        const deposit = catalogue.depositFor(item, country)
        if (deposit) count(deposit.item, -quantity * line.quantity)
      }
  }
  return [...left].some(([id, pieces]) => {
    const item = catalogue.item(id)
    return pieces < 0 && item !== null && catalogue.price(item.product, pricelist) !== null
  })
}
