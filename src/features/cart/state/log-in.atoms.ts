import { atom } from 'jotai'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type JoinedCart, joinedCart } from '../joined-cart.ts'
import { leftBehindPath } from '../verbs/left-behind.ts'
import type { LeftBehind } from '../verbs/log-in-afresh.ts'
import { createAttemptPause } from './attempt-pause.ts'
import { selectionAtom } from './selection.atoms.ts'

/** The pauses after several wrong passwords in a row. */
export const logInPause = createAttemptPause()

/** The cart before and after the last log-in of this visit; `after` is null until it is answered. */
export const logInCartsAtom = atom<{ before: Selection | null; after: Selection | null } | null>(null)

/** What the last log-in of this visit did to the cart, known as soon as the customer is; null when it added nothing. */
export const joinedCartAtom = atom((get): JoinedCart | null => {
  const carts = get(logInCartsAtom)
  const selection = get(selectionAtom)
  return carts && selection?.loggedIn ? joinedCart(carts.before, carts.after ?? selection) : null
})

/** What of the cart the last log-in of this visit did not take along; null before one. */
export const leftBehindAtom = atom<LeftBehind | null>(null)

/** The path of the cart that says so, once the customer is known; null when everything was taken along. */
export const leftBehindPathAtom = atom((get) =>
  get(selectionAtom)?.loggedIn ? leftBehindPath(get(leftBehindAtom)) : null,
)
