import { atom } from 'jotai'
import type { Condition } from './fit/car-facts.ts'

/*
 * The code that reads and changes the cars is loaded on demand, since most visitors have none. If loading fails nothing
 * changes, and the next press tries again.
 */
const loadChanges = () => import('./change-garage.atoms.ts')
const ignoreFailure = () => {}

export const loadGarageAtom = atom(null, (_get, set) =>
  loadChanges().then((change) => set(change.readGarageAtom), ignoreFailure),
)

export const noteSavedAtom = atom(null, (_get, set, ids: readonly string[]) => {
  loadChanges().then((change) => set(change.noteSavedCarsAtom, ids), ignoreFailure)
})

export const showsAllAtom = atom(null, (_get, set, showsAll: boolean) => {
  loadChanges().then((change) => set(change.chooseShownAtom, showsAll), ignoreFailure)
})

/** Notes an answer about the current car; null takes the answer back. */
export const answerAtom = atom(null, (_get, set, condition: Condition, answer: boolean | null) => {
  loadChanges().then((change) => set(change.answerConditionAtom, condition, answer), ignoreFailure)
})
