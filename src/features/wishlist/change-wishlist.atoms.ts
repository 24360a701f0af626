import { atom } from 'jotai'
import { browserStore } from '#src/effects/browser/storage.ts'
import { eventPortAtom } from '#src/effects/events/event-port.ts'
import type { WishlistCard } from './load-wishlist.ts'
import { type WishlistProduct, wishlistAtom } from './wishlist.atoms.ts'
import { type Change, changeWishlist, entryOf, isStored, toggled, withAll, withFirst } from './wishlist.ts'

const store = browserStore('localStorage')

export const changeWishlistAtom = atom(null, (_get, set, change: Change) => {
  set(wishlistAtom, changeWishlist(store, change))
})

export const readWishlistAtom = atom(null, (_get, set) => {
  set(changeWishlistAtom, (entries) => [...entries])
})

export const toggleProductAtom = atom(null, (_get, set, wish: WishlistProduct) => {
  set(changeByPressAtom, wish, toggled)
})

export const keepProductAtom = atom(null, (_get, set, wish: WishlistProduct) => {
  set(changeByPressAtom, wish, withFirst)
})

type ChangeOf = (product: string, items: readonly string[]) => Change

/** Changes the list by the press of a product's button, and reports the product if it was added to the storage. */
const changeByPressAtom = atom(null, (get, set, wish: WishlistProduct, changeOf: ChangeOf) => {
  const { product, items = [], offer } = wish
  const before = isStored(store, product)
  const change = changeOf(
    product,
    items.map(({ item }) => item),
  )
  set(changeWishlistAtom, change)
  if (!before && isStored(store, product)) get(eventPortAtom).send({ kind: 'addedToWishlist', offer })
})

export const addAllAtom = atom(null, (_get, set, parts: readonly WishlistCard[]) => {
  set(changeWishlistAtom, withAll(parts.map(({ card, items }) => entryOf(card.product, items))))
})
