import { atom } from 'jotai'
import { browserStore } from '#src/effects/browser/storage.ts'
import type { WishlistCard } from './load-wishlist.ts'
import { type WishlistProduct, wishlistAtom } from './wishlist.atoms.ts'
import { type Change, changeWishlist, entryOf, toggled, withAll, withFirst } from './wishlist.ts'

/** The wishlist is stored in this browser only. */
const store = browserStore('localStorage')

export const changeWishlistAtom = atom(null, (_get, set, change: Change) => {
  set(wishlistAtom, changeWishlist(store, change))
})

/** Reads the stored wishlist into `wishlistAtom` without changing it. */
export const readWishlistAtom = atom(null, (_get, set) => {
  set(changeWishlistAtom, (entries) => [...entries])
})

/** Adds a product, or removes it when it is listed. */
export const toggleProductAtom = atom(null, (_get, set, { product, items }: WishlistProduct) => {
  set(changeWishlistAtom, toggled(product, idsOf(items)))
})

/** Adds a product; a listed one stays where it is. */
export const keepProductAtom = atom(null, (_get, set, { product, items }: WishlistProduct) => {
  set(changeWishlistAtom, withFirst(product, idsOf(items)))
})

const idsOf = (items: WishlistProduct['items'] = []) => items.map(({ item }) => item)

export const addAllAtom = atom(null, (_get, set, parts: readonly WishlistCard[]) => {
  set(changeWishlistAtom, withAll(parts.map(({ card, items }) => entryOf(card.product, items))))
})
