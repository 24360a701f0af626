import { atom } from 'jotai'
import type { CrossTabSignal } from '#src/effects/tabs/cart-channel.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { cartQueueAtom, onlineAtom } from '../state/selection.atoms.ts'
import { loadSelectionAtom } from './add.atoms.ts'

const readingAtom = atom(false)

/** Reads the cart again if it may have changed in another tab, or while this page was hidden or offline. */
export const refreshCartAtom = atom(null, async (get, set, signal: CrossTabSignal, locale: Locale) => {
  if (signal !== 'back') {
    await get(cartQueueAtom)?.catchUp(signal === 'after')
    return
  }
  if (get(readingAtom) || !get(onlineAtom)) return
  set(readingAtom, true)
  try {
    await set(loadSelectionAtom, locale)
  } finally {
    set(readingAtom, false)
  }
})
