import { atom } from 'jotai'
import type { WishlistCard } from './load-wishlist.ts'

/** Puts everything somebody has shared on one's own list. Rejects where the code for it cannot be fetched. */
export const saveAllAtom = atom(null, async (_get, set, parts: readonly WishlistCard[]) => {
  const { addAllAtom } = await import('./change.atoms.ts')
  set(addAllAtom, parts)
})
