import type { Line } from '#src/commerce/contract/line.ts'
import type { Selection } from '#src/commerce/contract/selection.ts'
import { isDeposit } from './item-count.ts'

/**
 * The lines of goods that were in a cart and are not any more, with the quantities they had. Deposits are left out.
 * None where lines have become unreadable: those are still in the cart, and cannot be told from the others.
 */
export function unavailableLines(before: Selection | null, after: Selection): Line[] {
  if (after.unreadableLines > (before?.unreadableLines ?? 0)) return []
  const kept = new Set(after.lines.map(({ line }) => line))
  const lines = before?.lines ?? []
  const held = isDeposit(lines)
  return lines.filter((line) => !held(line) && !kept.has(line.line))
}
