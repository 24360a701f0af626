import { atom } from 'jotai'
import type { Line } from '#src/commerce/contract/line.ts'
import { undoLifetime } from '#src/config.ts'
import { visitAtom } from '#src/shop.ts'

/** A line that was taken out and can be put back for a while. */
export interface Removal {
  /** As it was, with the pieces it had. */
  line: Line
  /** Its place among the others. */
  at: number
  /** Whether it is being put back. */
  returning: boolean
}

/** Lines that can be put back, the oldest first. */
export const removalsAtom = atom<Removal[]>([])

const clocksAtom = atom<ReadonlyMap<string, () => void>>(new Map())

/** Offers to put a line back. */
export const offerUndoAtom = atom(null, (_get, set, line: Line, at: number) => {
  set(removalsAtom, (held) => [
    ...held.filter((each) => each.line.line !== line.line),
    { line, at, returning: false },
  ])
  set(runClockAtom, line.line)
})

/** Takes an offer back: the line is there, or its time is over. */
export const withdrawUndoAtom = atom(null, (_get, set, line: string) => {
  set(holdClockAtom, line)
  set(removalsAtom, (held) => held.filter((each) => each.line.line !== line))
})

/** The offer stands while somebody is at it. */
export const holdClockAtom = atom(null, (get, set, line: string) => {
  get(clocksAtom).get(line)?.()
  set(clocksAtom, (held) => new Map([...held].filter(([each]) => each !== line)))
})

/** Starts the time of an offer, or starts it anew. */
export const runClockAtom = atom(null, (get, set, line: string) => {
  set(holdClockAtom, line)
  const stop = get(visitAtom)?.timer.after(undoLifetime, () => {
    const [removal] = get(removalsAtom).filter((each) => each.line.line === line)
    if (removal && !removal.returning) set(withdrawUndoAtom, line)
  })
  if (stop) set(clocksAtom, (held) => new Map(held).set(line, stop))
})
