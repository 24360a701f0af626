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
