import { atom } from 'jotai'
import { changeWishlistAtom } from './change.atoms.ts'
import { wishlistAtom } from './wishlist.atoms.ts'
import { type WishlistEntry, withBack, withoutPart } from './wishlist.ts'

/** An entry that was taken off and can be put back for a while. */
export interface Removed {
  entry: WishlistEntry
  /** Its place among the others. */
  at: number
}

export const removedAtom = atom<readonly Removed[]>([])

/** Takes a product off and offers it back. */
export const removeAtom = atom(null, (get, set, product: string) => {
  const entries = get(wishlistAtom) ?? []
  const at = entries.findIndex((entry) => entry.product === product)
  const entry = entries[at]
  if (!entry) return
  set(changeWishlistAtom, withoutPart(product))
  set(removedAtom, (held) => [...held, { entry, at }])
})

export const undoRemoveAtom = atom(null, (_get, set, { entry, at }: Removed) => {
  set(changeWishlistAtom, withBack(entry, at))
  set(forgetRemovedAtom, entry.product)
})

/** Ends the offer. */
export const forgetRemovedAtom = atom(null, (_get, set, product: string) => {
  set(removedAtom, (held) => held.filter(({ entry }) => entry.product !== product))
})

/** A place of the list: what stands there, and what it was before it was taken off. */
export interface Row {
  entry: WishlistEntry
  removed: Removed | null
}

/** The entries, and between them what was just taken off. */
export function rowsOf(entries: readonly WishlistEntry[], removed: readonly Removed[]): Row[] {
  const rows: Row[] = entries.map((entry) => ({ entry, removed: null }))
  const gone = removed.filter(({ entry }) => !entries.some(({ product }) => product === entry.product))
  return gone
    .toReversed()
    .reduce((all, each) => all.toSpliced(each.at, 0, { entry: each.entry, removed: each }), rows)
}
