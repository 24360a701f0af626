import { atom } from 'jotai'
import type { CartProblem } from '../cart-problem.ts'

export type MessageSlot = string
export const wholeCart: MessageSlot = 'cart'

export interface CartError {
  problem: CartProblem
  text: string
  /** True for `messageLifetime`; the text then remains for assistive technology. */
  shown: boolean
  /** Tries again; if present, the message stays until the shopper uses it. */
  again: (() => void) | null
}

export const cartErrorsAtom = atom<ReadonlyMap<MessageSlot, CartError>>(new Map())

export const announcementAtom = atom('')
