import { atom } from 'jotai'
import type { Line } from '#src/commerce/contract/selection/line.ts'

/** A removed line that can be restored for a while. */
export interface Removal {
  /** The line with the quantity that was shown. */
  line: Line
  /** Its index among the rows of the cart. */
  index: number
  restoring: boolean
}

/** Removed lines that can be restored, oldest first; at most one per line. */
export const removalsAtom = atom<Removal[]>([])

export const offerUndoAtom = atom(null, (_get, set, line: Line, index: number) => {
  set(removalsAtom, (removals) => [
    ...removals.filter((removal) => removal.line.line !== line.line),
    { line, index, restoring: false },
  ])
})

/** Withdraws an offer by its line: the line is in the cart again, or the time to undo is over. */
export const withdrawUndoAtom = atom(null, (_get, set, line: string) => {
  set(removalsAtom, (removals) => removals.filter((removal) => removal.line.line !== line))
})
