import { atom } from 'jotai'
import type { Line } from '#src/commerce/contract/selection/line.ts'

/** A line that was removed and can be restored for a while; `RemovedLine` shows it and ends it. */
export interface Removal {
  /** As it was, with the quantity that was shown. */
  line: Line
  /** Its index among the rows of the cart. */
  index: number
  /** Whether it is being restored. */
  restoring: boolean
}

/** Removed lines that can be restored, the oldest first; at most one removal of each line. */
export const removalsAtom = atom<Removal[]>([])

/** Offers to restore a removed line, in place of an earlier offer for the same line. */
export const offerUndoAtom = atom(null, (_get, set, line: Line, index: number) => {
  set(removalsAtom, (removals) => [
    ...removals.filter((removal) => removal.line.line !== line.line),
    { line, index, restoring: false },
  ])
})

/** Takes an offer back, by the id of its line: the line is in the cart again, or the time to undo is over. */
export const withdrawUndoAtom = atom(null, (_get, set, line: string) => {
  set(removalsAtom, (removals) => removals.filter((removal) => removal.line.line !== line))
})
