import { atom } from 'jotai'

/** Whether the question for consent is shown: `true` where it is asked, the button where a visitor has opened it. */
export const consentOpenAtom = atom<boolean | HTMLElement>(false)
