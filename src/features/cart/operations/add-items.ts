import type { ItemChanges } from '#src/commerce/checkout-api.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Result } from '#src/commerce/reply.ts'
import { maxQuantity } from '#src/config.ts'
import { quantityOf } from '../cart.ts'

export interface ItemPieces {
  item: string
  quantity: number
}

export type AddedPieces = ReadonlyMap<string, number>

/** The bulk change that adds items, each once. No line exceeds its maximum. */
export function additionsTo({ lines }: Pick<Selection, 'lines'>, pieces: readonly ItemPieces[]): ItemChanges {
  const changes: ItemChanges = { lines: [], items: [] }
  for (const [item, quantity] of piecesByItem(pieces)) {
    const line = lines.find((entry) => entry.item === item)
    if (!line) changes.items.push({ item, quantity: Math.min(quantity, maxQuantity) })
    else if (line.quantity < maxQuantity)
      changes.lines.push({ line: line.line, quantity: Math.min(line.quantity + quantity, maxQuantity) })
  }
  return changes
}

export function isEmptyChange({ lines, items }: ItemChanges): boolean {
  return lines.length === 0 && items.length === 0
}

/** Pieces of each item that are new in the cart. Null if a line cannot be read, as it may be one of them. */
export function addedPieces(
  before: Selection,
  after: Selection,
  pieces: readonly ItemPieces[],
): AddedPieces | null {
  if (after.unreadableLines > 0) return null
  return new Map(
    [...piecesByItem(pieces).keys()].map((item) => [
      item,
      Math.max(0, quantityOf(after, item) - quantityOf(before, item)),
    ]),
  )
}

/** True if the service refused a bulk change because the cart has changed since. Then nothing is changed. */
export function isOutdated(reply: Result<unknown>): boolean {
  return !reply.ok && (reply.status === 404 || reply.status === 406)
}

function piecesByItem(pieces: readonly ItemPieces[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { item, quantity } of pieces) sums.set(item, (sums.get(item) ?? 0) + quantity)
  return sums
}
