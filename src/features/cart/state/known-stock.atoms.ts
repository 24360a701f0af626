import { atom } from 'jotai'

/** Stock of an item when it was added, by item; only for items whose page showed it. */
export const knownStockAtom = atom<ReadonlyMap<string, number>>(new Map())
