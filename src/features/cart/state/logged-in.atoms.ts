import { atom } from 'jotai'
import { selectionAtom, selectionSummaryAtom } from './selection.atoms.ts'

/** Whether the visitor is logged in, by what the service said last; null while that is unknown. */
export const isLoggedInAtom = atom((get) => {
  const selection = get(selectionAtom)
  return selection ? selection.loggedIn !== null : (get(selectionSummaryAtom)?.isLoggedIn ?? null)
})
