import { atom } from 'jotai'
import { pieceCount } from './piece-count.ts'
import { firstLookAtom, selectionAtom } from './selection.atoms.ts'

/** Pieces in the cart; null until the selection has come. */
export const pieceCountAtom = atom((get) => {
  const selection = get(selectionAtom)
  return selection ? pieceCount(selection.lines) : (get(firstLookAtom)?.pieces ?? null)
})
