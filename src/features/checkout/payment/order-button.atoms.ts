import { atom } from 'jotai'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { addressMissingAtom, stepAtom } from '../form/form.atoms.ts'
import { chosenPaymentAtom } from './chosen-payment.atoms.ts'
import { widgetMethod } from './payment-kind.ts'

/** The chosen payment method if its widget is in the page; null for others. */
export const shownWidgetAtom = atom((get) => {
  const selection = get(selectionAtom)
  const method = selection && widgetMethod(selection)
  return method?.paymentMethod === get(chosenPaymentAtom) ? method : null
})

/** True if the order button is the shop's own: in the payment step, unless a widget has one or the address is missing. */
export const hasOrderButtonAtom = atom(
  (get) => get(stepAtom) === 'payment' && get(shownWidgetAtom) === null && !get(addressMissingAtom),
)
