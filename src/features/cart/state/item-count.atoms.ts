import { atom } from 'jotai'
import { pieceCount } from '../item-count.ts'
import { pendingPiecesAtom, selectionAtom, selectionSummaryAtom } from './selection.atoms.ts'

/** Pieces in the cart, with those that are on their way; null until the selection has come. */
export const pieceCountAtom = atom((get) => {
  const selection = get(selectionAtom)
  return selection
    ? Math.max(0, pieceCount(selection.lines) + get(pendingPiecesAtom))
    : (get(selectionSummaryAtom)?.pieces ?? null)
})
