import { atom } from 'jotai'
import type { Line, Selection } from '#src/commerce/contract/selection.ts'
import { mostPieces } from '#src/config.ts'
import { leastOf, stepOf } from './cart.ts'
import { changeCartAtom } from './change.atoms.ts'
import { lineName } from './line-words.ts'
import { announceAtom } from './tell.atoms.ts'

export const increaseLineAtom = atom(null, (_get, set, line: Line) =>
  set(changeLineAtom, line, (quantity) => quantity + stepOf(line)),
)

/** Takes one step off a line, and never the last one. */
export const decreaseLineAtom = atom(null, (_get, set, line: Line) =>
  set(changeLineAtom, line, (quantity) => Math.max(leastOf(line), quantity - stepOf(line))),
)

/** Sets a typed quantity, in whole steps. */
export const setLineAtom = atom(null, (_get, set, line: Line, typed: number) => {
  const step = stepOf(line)
  const wanted = Math.max(leastOf(line), Math.ceil(typed / step) * step)
  return set(changeLineAtom, line, () => Math.min(wanted, Math.floor(mostPieces / step) * step))
})

export const removeLineAtom = atom(null, (_get, set, line: Line) => set(changeLineAtom, line, () => 0))

/** What is wanted is worked out when the turn comes: two quick presses count from two different quantities. */
const changeLineAtom = atom(null, async (_get, set, line: Line, wantedOf: (quantity: number) => number) => {
  const wanted = { quantity: line.quantity }
  const outcome = await set(changeCartAtom, {
    place: line.line,
    call: async (checkout, selection) => {
      const now = quantityIn(selection, line) || line.quantity
      wanted.quantity = wantedOf(now)
      const by = wanted.quantity - now
      if (by === 0 && selection) return { ok: true, value: selection }
      return by > 0 ? checkout.increaseLine(line.line, by) : checkout.decreaseLine(line.line, -by)
    },
    applied: (_, after) => quantityIn(after, line) === wanted.quantity,
  })
  if (!outcome?.after) return false
  const left = quantityIn(outcome.after, line)
  const kind = left > 0 ? 'changed' : 'removed'
  set(announceAtom, { kind, name: lineName(line), quantity: left }, outcome.after)
  return true
})

function quantityIn(selection: Selection | null, { line }: Line): number {
  return selection?.lines.find((each) => each.line === line)?.quantity ?? 0
}
