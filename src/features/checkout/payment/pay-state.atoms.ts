import { atom, type Setter } from 'jotai'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'

/** The state of a payment. A new one may begin in the first two states only. */
export type PayState =
  | { kind: 'ready' }
  /** It ended without an order; why is shown above the button. */
  | { kind: 'stopped'; reason: StopReason; messages: string[] }
  /** Whether there is an order is not known yet; `overdue` when an order is hardly to be expected any more. */
  | { kind: 'unknown'; overdue: boolean }
  | { kind: 'paying' }
  | { kind: 'checking' }
  /** A widget in the page goes on with the payment, as by 3-D Secure. Ended when the widget is taken away. */
  | { kind: 'confirming' }
  | { kind: 'leaving' }

export type StopReason =
  | 'unavailable'
  | 'refused'
  | 'ranShort'
  | 'empty'
  /** The service had too many calls: nothing was ordered. */
  | 'busy'
  | 'other'
  | 'notPlaced'
  /** The provider's form or code failed, or did not leave the page. */
  | 'notStarted'
  /** Whether the cart is still the one on the screen could not be found out: nothing was ordered. */
  | 'unsettled'
  /** It is another one than was on the screen: nothing was ordered. */
  | 'changed'
  /** Goods that do not fit the shopper's car are in the cart: a second press orders them. */
  | 'doesNotFit'

export const payStateAtom = atom<PayState>({ kind: 'ready' })

const underWay: PayState['kind'][] = ['paying', 'checking', 'confirming', 'leaving']
export const payingAtom = atom((get) => underWay.includes(get(payStateAtom).kind))

/** Back on a page that was left to pay, and remembered by the browser as it was: one may pay again. */
export const resetAfterReturnAtom = atom(null, (get, set) => {
  if (get(payStateAtom).kind === 'leaving') set(payStateAtom, { kind: 'ready' })
})

/** The payment that was sent last. */
export interface Attempt {
  cart: Selection
  /** The service said that the cart is empty. */
  foundEmpty: boolean
  /** It may still place an order, though nobody has answered: false once the service itself has failed at it. */
  mayArrive: boolean
}

export const attemptAtom = atom<Attempt | null>(null)

/** Whether the notice is about a payment of an earlier document, and so stands above the form instead of at its button. */
export const noticeAboveAtom = atom(false)

/**
 * Ends a payment without an order. `messages`: what the service said, in the shopper's language, or names of goods that do not
 * fit.
 */
export function stopPayment(set: Setter, reason: StopReason, messages: string[] = []) {
  set(payStateAtom, { kind: 'stopped', reason, messages })
}
