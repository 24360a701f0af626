import { atom } from 'jotai'
import type { Selection } from '#src/commerce/contract/selection.ts'
import type { CartQueue } from './cart-queue.ts'

/** Cart and session as the server last told them. Null on the server and until the first reply. */
export const selectionAtom = atom<Selection | null>(null)

/** Whether the selection has come, is coming, or cannot be had. */
export const cartReachAtom = atom<'loading' | 'here' | 'unreachable'>('loading')

/** On while any change of the cart waits or is under way. */
export const cartBusyAtom = atom(false)

/** The one line of changes of this visit; null until the browser has started. */
export const cartQueueAtom = atom<CartQueue | null>(null)

export const cartOpenAtom = atom(false)
