import { atom } from 'jotai'
import { selectionAtom, selectionSummaryAtom } from './selection.atoms.ts'

/** The logged-in customer by the last reply: a new object each time. Null for guests, undefined if unknown. */
export const customerAtom = atom<{ email: string } | null | undefined>((get) => {
  const selection = get(selectionAtom)
  return selection ? selection.loggedIn : get(selectionSummaryAtom)?.customer
})

export const isLoggedInAtom = atom((get) => {
  const customer = get(customerAtom)
  return customer === undefined ? null : customer !== null
})
