import { atom } from 'jotai'

export const knownStockAtom = atom<ReadonlyMap<string, number>>(new Map())
