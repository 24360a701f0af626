import type { Line } from '#src/commerce/contract/line.ts'
import type { Selection } from '#src/commerce/contract/selection.ts'
import { cartRows } from './cart.ts'

/** The lines of goods that were in a cart and are not any more, with the quantities they had. Deposits are left out. */
export function droppedLines(before: Selection | null, after: Selection): Line[] {
  const kept = new Set(after.lines.map(({ line }) => line))
  return cartRows(before?.lines ?? [])
    .map(({ line }) => line)
    .filter(({ line }) => !kept.has(line))
}
