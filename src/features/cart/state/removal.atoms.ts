import { atom } from 'jotai'
import type { Line } from '#src/commerce/contract/selection/line.ts'

export interface Removal {
  line: Line
  index: number
  restoring: boolean
}

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
