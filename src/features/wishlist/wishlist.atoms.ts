import { atom } from 'jotai'
import type { WishlistEntry } from './wishlist.ts'

/** What this browser keeps, newest first; null until somebody has looked. */
export const wishlistAtom = atom<readonly WishlistEntry[] | null>(null)

/**
 * Looks at what is kept, and toggles a product where one is named. The code for it is fetched now: most visits do
 * neither. Where that fails nothing changes, and the next press asks again.
 */
export const toggleWishlistAtom = atom(
  null,
  (_get, set, product?: string, items?: readonly { item: string }[]) => {
    import('./change.atoms.ts').then(
      (change) => set(change.toggleOrReadAtom, product, items),
      () => {},
    )
  },
)
