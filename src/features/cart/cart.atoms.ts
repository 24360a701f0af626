import { atom } from 'jotai'
import type { BundleChoice } from '#src/commerce/checkout-api.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Addition } from './add.atoms.ts'
import { cartRows, quantityOf } from './cart.ts'
import { type CartCall, changeCartAtom, sendChangeAtom } from './change.atoms.ts'
import { cartOpenAtom, cartReachAtom, selectionAtom } from './selection.atoms.ts'
import { announceAtom } from './tell.atoms.ts'

/** What the shopper sees of the cart, deposits beneath their goods. */
export const cartRowsAtom = atom((get) => cartRows(get(selectionAtom)?.lines ?? []))

/** Loads the selection, and has it speak the language of the page. */
export const loadSelectionAtom = atom(null, async (get, set, locale: Locale) => {
  set(cartReachAtom, 'loading')
  const outcome = await set(sendChangeAtom, (checkout) => checkout.selection())
  if (outcome?.kind === 'refused') set(cartReachAtom, 'unreachable')
  if (!outcome?.after || get(selectionAtom)?.language === locale) return
  await set(sendChangeAtom, (checkout) => checkout.chooseLanguage(locale))
})

/** Adds an item and opens the cart. False when nothing was added. */
export const addItemAtom = atom(null, (_get, set, addition: Addition) =>
  set(addAtom, addition, (checkout) => checkout.addItem(addition.item, addition.quantity)),
)

/** Adds a set with what was chosen for its sections, and opens the cart. False when nothing was added. */
export const addBundleAtom = atom(null, (_get, set, addition: Addition & { choices: BundleChoice[] }) =>
  set(addAtom, addition, (checkout) =>
    checkout.addBundle(addition.item, addition.choices, addition.quantity),
  ),
)

const addAtom = atom(null, async (_get, set, { item, name }: Addition, call: CartCall) => {
  const outcome = await set(changeCartAtom, {
    place: item,
    call,
    applied: (before, after) => quantityOf(after, item) > quantityOf(before, item),
  })
  if (!outcome?.after) return false
  set(announceAtom, { kind: 'added', name, quantity: quantityOf(outcome.after, item) }, outcome.after)
  set(cartOpenAtom, true)
  return true
})
