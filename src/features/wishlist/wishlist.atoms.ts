import { atom } from 'jotai'
import type { Offer } from '#src/effects/events/event-port.ts'
import type { WishlistEntry } from './wishlist.ts'

/** The wishlist, newest first; null until loaded. */
export const wishlistAtom = atom<readonly WishlistEntry[] | null>(null)

/** A product of the shop, with the items it comes in. */
export interface WishlistProduct {
  product: string
  items: readonly { item: string }[] | undefined
  /** The product for events. */
  offer: Offer
}

/*
 * The code that changes the list is loaded on demand, since most visits never do. Where loading fails nothing changes,
 * and the next press tries again.
 */
const loadChanges = () => import('./change.atoms.ts')
const ignoreFailure = () => {}

/** Reads the stored wishlist into `wishlistAtom`. */
export const loadWishlistAtom = atom(null, (_get, set) => {
  loadChanges().then((change) => set(change.readWishlistAtom), ignoreFailure)
})

/** Adds a product to the wishlist, which is reported, or removes it when it is there. */
export const toggleWishlistAtom = atom(null, (_get, set, product: WishlistProduct) => {
  loadChanges().then((change) => set(change.toggleProductAtom, product), ignoreFailure)
})

/** Adds a product to the wishlist, which is reported; one that is there already stays where it is. */
export const keepInWishlistAtom = atom(null, (_get, set, product: WishlistProduct) => {
  loadChanges().then((change) => set(change.keepProductAtom, product), ignoreFailure)
})
