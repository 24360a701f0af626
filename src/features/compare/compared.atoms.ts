import { atom } from 'jotai'

/** Ids of the products chosen to be compared, in the order of choice; empty until loaded. */
export const comparedAtom = atom<readonly string[]>([])
