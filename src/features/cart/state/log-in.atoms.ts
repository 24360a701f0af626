import { atom } from 'jotai'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type JoinedCart, joinedCart } from '../joined-cart.ts'
import { leftBehindPath } from '../operations/left-behind.ts'
import type { LeftBehind } from '../operations/log-in-afresh.ts'
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
export const leftBehindAtom = atom<LeftBehind | null>(null)

export const leftBehindPathAtom = atom((get) =>
  get(selectionAtom)?.loggedIn ? leftBehindPath(get(leftBehindAtom)) : null,
)
