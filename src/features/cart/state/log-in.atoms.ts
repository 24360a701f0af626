import { atom } from 'jotai'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type JoinedCart, joinedCart } from '../joined-cart.ts'
import type { UncopiedCart } from '../operations/log-in-with-new-token.ts'
import { uncopiedCartPath } from '../operations/uncopied-cart-path.ts'
import { createAttemptPause } from './attempt-pause.ts'
import { selectionAtom } from './selection.atoms.ts'

export const logInPause = createAttemptPause()

export const logInCartsAtom = atom<{ before: Selection | null; after: Selection | null } | null>(null)

export const joinedCartAtom = atom((get): JoinedCart | null => {
  const carts = get(logInCartsAtom)
  const selection = get(selectionAtom)
  return carts && selection?.loggedIn ? joinedCart(carts.before, carts.after ?? selection) : null
})

/** The part of the cart that the last log-in did not take along; null before a log-in. */
export const uncopiedCartAtom = atom<UncopiedCart | null>(null)

export const uncopiedCartPathAtom = atom((get) =>
  get(selectionAtom)?.loggedIn ? uncopiedCartPath(get(uncopiedCartAtom)) : null,
)
