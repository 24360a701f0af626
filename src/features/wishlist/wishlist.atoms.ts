import { atom } from 'jotai'
import type { WishlistEntry } from './wishlist.ts'

/** The wishlist, newest first; null until loaded. */
export const wishlistAtom = atom<readonly WishlistEntry[] | null>(null)

/** A product, what it comes in, and whether it stays where it is on the list already. */
export type Wish = [product?: string, items?: readonly { item: string }[] | undefined, keep?: boolean]

/**
 * Looks at what is kept, and toggles a product where one is named, or keeps it where it already stands. The code for it is fetched now: most visits do
 * neither. Where that fails nothing changes, and the next press asks again.
 */
export const toggleWishlistAtom = atom(null, (_get, set, ...wish: Wish) => {
  import('./change.atoms.ts').then(
    (change) => set(change.toggleOrReadAtom, ...wish),
    () => {},
  )
})
