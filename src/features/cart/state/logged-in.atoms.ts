import { atom } from 'jotai'
import { selectionAtom, selectionSummaryAtom } from './selection.atoms.ts'

/**
 * The logged-in customer, by what the service said last: a new object after each reply. Null for guests, undefined while
 * that is unknown.
 */
export const customerAtom = atom<{ email: string } | null | undefined>((get) => {
  const selection = get(selectionAtom)
  return selection ? selection.loggedIn : get(selectionSummaryAtom)?.customer
})

/** Whether the visitor is logged in, by what the service said last; null while that is unknown. */
export const isLoggedInAtom = atom((get) => {
  const customer = get(customerAtom)
  return customer === undefined ? null : customer !== null
})
