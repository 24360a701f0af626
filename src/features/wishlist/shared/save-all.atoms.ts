import { atom } from 'jotai'
import type { WishlistCard } from '../load-wishlist.ts'

/** Adds all parts of a shared list to the visitor's own. Rejects if its code cannot be loaded. */
export const saveAllAtom = atom(null, async (_get, set, parts: readonly WishlistCard[]) => {
  const { addAllAtom } = await import('../change-wishlist.atoms.ts')
  set(addAllAtom, parts)
})
