import { atom } from 'jotai'

/** Whether the question for consent is shown. */
export const consentOpenAtom = atom(false)
