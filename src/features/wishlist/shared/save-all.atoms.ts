import { atom } from 'jotai'
import type { WishlistCard } from '../load-wishlist.ts'

export const saveAllAtom = atom(null, async (_get, set, parts: readonly WishlistCard[]) => {
  const { addAllAtom } = await import('../change-wishlist.atoms.ts')
  set(addAllAtom, parts)
})
