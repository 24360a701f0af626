import { atom } from 'jotai'
import { itemCount } from '../item-count.ts'
import { pendingQuantityAtom, selectionAtom, selectionSummaryAtom } from './selection.atoms.ts'

/** Pieces in the cart, with those that are on their way; null until the selection has come. */
export const itemCountAtom = atom((get) => {
  const selection = get(selectionAtom)
  return selection
    ? Math.max(0, itemCount(selection.lines) + get(pendingQuantityAtom))
    : (get(selectionSummaryAtom)?.pieces ?? null)
})
