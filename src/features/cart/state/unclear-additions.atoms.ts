import { atom } from 'jotai'
import type { Sent } from '../intents.ts'

/** Additions whose outcome is unknown, by item: the next press looks for them first. */
export const unclearAdditionsAtom = atom<ReadonlyMap<string, Sent>>(new Map())
