import { atom } from 'jotai'
import type { WishlistCard } from './load-wishlist.ts'
import type { WishlistProduct } from './wishlist.atoms.ts'

/*
 * The code that changes the list is loaded on demand, since most visits never do. If loading fails nothing changes, and
 * the next press tries again.
 */
const loadChanges = () => import('./change-wishlist.atoms.ts')
const ignoreFailure = () => {}

export const loadWishlistAtom = atom(null, (_get, set) => {
  loadChanges().then((change) => set(change.readWishlistAtom), ignoreFailure)
})

/** Adds a product to the wishlist, which is reported, or removes it if it is there. */
export const toggleWishlistAtom = atom(null, (_get, set, product: WishlistProduct) => {
  loadChanges().then((change) => set(change.toggleProductAtom, product), ignoreFailure)
})

/** Adds a product to the wishlist, which is reported; a listed one stays where it is. */
export const keepInWishlistAtom = atom(null, (_get, set, product: WishlistProduct) => {
  loadChanges().then((change) => set(change.keepProductAtom, product), ignoreFailure)
})

export const saveAllAtom = atom(null, async (_get, set, parts: readonly WishlistCard[]) => {
  const { addAllAtom } = await loadChanges()
  set(addAllAtom, parts)
})
