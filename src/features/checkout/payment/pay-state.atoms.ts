import { atom, type Setter } from 'jotai'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { cartBusyAtom } from '#src/features/cart/state/selection.atoms.ts'

/** The state of a payment. A new one may begin in the first two states only. */
export type PayState =
  | { kind: 'ready' }
  | { kind: 'stopped'; reason: StopReason; messages: string[] }
  /** It is unknown whether there is an order; `overdue` when one is hardly to be expected any more. */
  | { kind: 'unknown'; overdue: boolean }
  | { kind: 'paying' }
  | { kind: 'checking' }
  /** A widget in the page continues the payment, as with 3-D Secure. Ends when the widget is removed. */
  | { kind: 'confirming' }
  | { kind: 'leaving' }

export type StopReason =
  | 'unavailable'
  | 'refused'
  | 'ranShort'
  | 'empty'
  | 'busy'
  | 'other'
  | 'notPlaced'
  /** The provider's form or code failed, or did not leave the page. */
  | 'notStarted'
  /** The cart could not be confirmed: nothing was ordered. */
  | 'unsettled'
  | 'changed'
  /** The cart has goods that do not fit the shopper's car: a second press orders them. */
  | 'doesNotFit'

export const payStateAtom = atom<PayState>({ kind: 'ready' })

const underWay: PayState['kind'][] = ['paying', 'checking', 'confirming', 'leaving']
export const payingAtom = atom((get) => underWay.includes(get(payStateAtom).kind))

/** True while a call is pending, and until the result of the last press is known: paying twice is prevented. */
export const payWaitsAtom = atom(
  (get) => get(payingAtom) || get(cartBusyAtom) || get(payStateAtom).kind === 'unknown',
)

/** The page was left for the provider and restored from the back-forward cache: paying is possible again. */
export const resetAfterReturnAtom = atom(null, (get, set) => {
  if (get(payStateAtom).kind === 'leaving') set(payStateAtom, { kind: 'ready' })
})

export interface Attempt {
  cart: Selection
  foundEmpty: boolean
  /** True if it may still place an order without a reply; false once the service itself has failed. */
  mayArrive: boolean
}

export const attemptAtom = atom<Attempt | null>(null)

/** True for a payment of an earlier document: the notice is then above the form instead of at the button. */
export const noticeAboveAtom = atom(false)

export function stopPayment(set: Setter, reason: StopReason, messages: string[] = []) {
  set(payStateAtom, { kind: 'stopped', reason, messages })
}
