import { atom } from 'jotai'
import type { CartProblem } from '../cart-problem.ts'

/** Where something is said: at a line, an item on its page, a field, or of the cart as a whole. */
export type MessageSlot = string
export const wholeCart: MessageSlot = 'cart'

/** A problem as it stands at its place. */
export interface CartError {
  problem: CartProblem
  words: string
  /** Most are shown for five seconds; the words then stay at their place for assistive technology. */
  shown: boolean
  /** Tries it again; the words stay until the shopper does. */
  again: (() => void) | null
}

/** What went wrong, by place. */
export const cartErrorsAtom = atom<ReadonlyMap<MessageSlot, CartError>>(new Map())

/** What assistive technology is told of the cart. */
export const announcementAtom = atom('')
