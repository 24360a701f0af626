import { atom } from 'jotai'

/** The state of the consent panel: `true` if the shop asks, the button if the visitor has opened it. */
export const consentOpenAtom = atom<boolean | HTMLElement>(false)
