import { atom } from 'jotai'

/** The button that has opened the consent panel; null while it is closed. */
export const consentOpenerAtom = atom<HTMLElement | null>(null)
