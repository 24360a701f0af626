import { atom } from 'jotai'
import type { Sent } from '../intents.ts'

/** What was sent to add an item and is not known to be in the cart or not, by item: looked for before the next press. */
export const unclearAdditionsAtom = atom<ReadonlyMap<string, Sent>>(new Map())
