import { atom } from 'jotai'

export const comparedAtom = atom<readonly string[]>([])
