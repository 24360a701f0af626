import { atom } from 'jotai'
import { changeWishlistAtom } from './change-wishlist.atoms.ts'
import { wishlistAtom } from './wishlist.atoms.ts'
import { type WishlistEntry, withBack, withoutPart } from './wishlist.ts'

export interface Removed {
  entry: WishlistEntry
  at: number
}

export const removedAtom = atom<readonly Removed[]>([])

export const removeAtom = atom(null, (get, set, product: string) => {
  const entries = get(wishlistAtom) ?? []
  const at = entries.findIndex((entry) => entry.product === product)
  const entry = entries[at]
  if (!entry) return
  set(changeWishlistAtom, withoutPart(product))
  set(removedAtom, (current) => [...current, { entry, at }])
})

export const undoRemoveAtom = atom(null, (_get, set, { entry, at }: Removed) => {
  set(changeWishlistAtom, withBack(entry, at))
  set(forgetRemovedAtom, entry.product)
})

export const forgetRemovedAtom = atom(null, (_get, set, product: string) => {
  set(removedAtom, (current) => current.filter(({ entry }) => entry.product !== product))
})

export interface Row {
  entry: WishlistEntry
  removed: Removed | null
}

export function rowsOf(entries: readonly WishlistEntry[], removed: readonly Removed[]): Row[] {
  const rows: Row[] = entries.map((entry) => ({ entry, removed: null }))
  const gone = removed.filter(({ entry }) => !entries.some(({ product }) => product === entry.product))
  return gone
    .toReversed()
    .reduce((all, removal) => all.toSpliced(removal.at, 0, { entry: removal.entry, removed: removal }), rows)
}
