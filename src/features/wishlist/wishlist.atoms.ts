import { atom } from 'jotai'
import type { Offer } from '#src/effects/events/event-port.ts'
import type { WishlistEntry } from './wishlist.ts'

export const wishlistAtom = atom<readonly WishlistEntry[] | null>(null)

export interface WishlistProduct {
  product: string
  items: readonly { item: string }[] | undefined
  offer: Offer
}
