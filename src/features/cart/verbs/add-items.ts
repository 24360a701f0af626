import type { ItemChanges } from '#src/commerce/checkout-api.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Result } from '#src/commerce/reply.ts'
import { maxQuantity } from '#src/config.ts'
import { quantityOf } from '../cart.ts'

/** An item and the quantity to add. */
export interface ItemPieces {
  item: string
  quantity: number
}

/** Pieces that were added, by item. */
export type AddedPieces = ReadonlyMap<string, number>

/** The bulk change that adds items to a cart, each once. No line gets more than it may hold. */
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

/** Whether there is nothing to change. */
export function isEmptyChange({ lines, items }: ItemChanges): boolean {
  return lines.length === 0 && items.length === 0
}

/** How many pieces of each item are in the cart that were not before. Null while a line cannot be read: it may be one. */
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

/** Whether the service refused a bulk change because the cart is another one than it was made for. Then nothing is changed. */
export function isOutdated(reply: Result<unknown>): boolean {
  return !reply.ok && (reply.status === 404 || reply.status === 406)
}

function piecesByItem(pieces: readonly ItemPieces[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { item, quantity } of pieces) sums.set(item, (sums.get(item) ?? 0) + quantity)
  return sums
}
