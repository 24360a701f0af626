import { atom } from 'jotai'

/** How many there were of an item when it was added, by item; only those of which a page has said it. */
export const knownStockAtom = atom<ReadonlyMap<string, number>>(new Map())
