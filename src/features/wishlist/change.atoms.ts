import { atom } from 'jotai'
import { browserStore } from '#src/effects/browser/storage.ts'
import type { WishlistCard } from './load-wishlist.ts'
import { type Wish, wishlistAtom } from './wishlist.atoms.ts'
import { type Change, changeWishlist, entryOf, toggled, withAll, withFirst } from './wishlist.ts'

/** The wishlist is stored in this browser only. */
const store = browserStore('localStorage')

export const changeWishlistAtom = atom(null, (_get, set, change: Change) => {
  set(wishlistAtom, changeWishlist(store, change))
})

/** Toggles a product or sees to it that it is there, or changes nothing and tells what is kept. */
export const toggleOrReadAtom = atom(null, (_get, set, ...[product, items = [], keep]: Wish) => {
  const change = keep ? withFirst : toggled
  const ids = items.map(({ item }) => item)
  set(changeWishlistAtom, product ? change(product, ids) : (entries) => [...entries])
})

export const addAllAtom = atom(null, (_get, set, parts: readonly WishlistCard[]) => {
  set(changeWishlistAtom, withAll(parts.map(({ card, items }) => entryOf(card.product, items))))
})
