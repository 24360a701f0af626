import { atom } from 'jotai'
import type { BundleChoice } from '#src/commerce/checkout-api.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Addition } from '../add/start-add.atoms.ts'
import { cartOpenAtom, cartStatusAtom, onlineAtom, selectionAtom } from '../state/selection.atoms.ts'
import { fetchCartAtom } from './change.atoms.ts'
import { submitIntentAtom } from './intent.atoms.ts'

/** Loads the selection, and has it speak the language of the page. */
export const loadSelectionAtom = atom(null, async (get, set, locale: Locale) => {
  if (get(selectionAtom) === null) set(cartStatusAtom, 'loading')
  const outcome = await set(fetchCartAtom, (checkout) => checkout.selection())
  if (outcome?.kind === 'refused') set(cartStatusAtom, 'unreachable')
  if (!outcome?.after || get(selectionAtom)?.language === locale) return
  await set(fetchCartAtom, (checkout) => checkout.chooseLanguage(locale))
})

/** Adds an item and opens the cart. False when nothing was added. */
export const addItemAtom = atom(null, (_get, set, addition: Addition) => set(addAtom, addition, null))

/** Adds a set with what was chosen for its sections, and opens the cart. False when nothing was added. */
export const addBundleAtom = atom(null, (_get, set, addition: Addition & { choices: BundleChoice[] }) =>
  set(addAtom, addition, addition.choices),
)

const addAtom = atom(
  null,
  async (get, set, { item, quantity, name, deposit }: Addition, choices: BundleChoice[] | null) => {
    // Without a network it waits, and the cart says so.
    if (!get(onlineAtom)) set(cartOpenAtom, true)
    const subject = { kind: 'item' as const, item, choices, ...(deposit ? { deposit } : {}) }
    const added = await set(submitIntentAtom, { subject, by: quantity, removes: false, name, place: item })
    if (added) set(cartOpenAtom, true)
    return added
  },
)
