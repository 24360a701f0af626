import { atom } from 'jotai'
import type { CartProblem } from '../cart-problem.ts'

/** Where a message is shown: at a line, an item on its page, a field, or for the cart as a whole. */
export type MessageSlot = string
export const wholeCart: MessageSlot = 'cart'

/** A problem as it is shown in its slot. */
export interface CartError {
  problem: CartProblem
  text: string
  /** Most are shown for `messageLifetime`; the text then stays in its slot for assistive technology. */
  shown: boolean
  /** Tries it again; the message stays until the shopper does. */
  again: (() => void) | null
}

/** What went wrong, by slot. */
export const cartErrorsAtom = atom<ReadonlyMap<MessageSlot, CartError>>(new Map())

/** The last change of the cart, as announced to assistive technology. */
export const announcementAtom = atom('')
