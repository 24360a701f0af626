import { atom } from 'jotai'
import { unwrap } from 'jotai/utils'
import { visitAtom } from '#src/visit.ts'
import { deliveryNotesOf } from '../delivery-text.ts'
import { cartPromise } from '../promise.ts'
import { cartStarterAtom, selectedCountryAtom, selectionAtom } from '../state/selection.atoms.ts'

const fetchedFactsAtom = atom((get) => {
  const visit = get(visitAtom)
  const country = get(selectedCountryAtom)
  return visit && country ? visit.shopFacts(country) : null
})

/** Facts about the shop in the cart's country, from the content service; null until they are loaded. */
export const shopFactsAtom = unwrap(fetchedFactsAtom, () => null)

/** Starts the cart and waits for the facts; rejects if the cart cannot be started. */
export const startWithFactsAtom = atom(null, async (get): Promise<true> => {
  await get(cartStarterAtom).start()
  await get(fetchedFactsAtom)
  return true
})

export const deliveryNotesAtom = atom((get) => {
  const selection = get(selectionAtom)
  const i18n = get(visitAtom)?.i18n
  return selection && i18n ? deliveryNotesOf(selection, get(shopFactsAtom), i18n) : null
})

/** The promise for the cart, from the moment of its last change on; null until the facts are loaded. */
export const cartPromiseAtom = atom((get) => {
  const selection = get(selectionAtom)
  const visit = get(visitAtom)
  const facts = get(shopFactsAtom)
  return selection && visit && facts ? cartPromise(selection, facts, visit.i18n, visit.now()) : null
})
