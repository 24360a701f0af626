import { atom } from 'jotai'

/** The parts of a car, by the addresses of the top categories that have some; null until they are loaded. */
export const carCountsAtom = atom<{ car: string; counts: Readonly<Record<string, number>> } | null>(null)
