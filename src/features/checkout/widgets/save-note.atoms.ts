import { atom } from 'jotai'
import { fetchCart } from '#src/features/cart/commands/change-cart.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { additionalNotes } from '#src/features/orders/order-remarks.ts'
import { draftAtom } from '../form/form.atoms.ts'
import { orderCarAtom } from '../order-car.atoms.ts'
import { addressAfterPayment } from '../payment/payment-kind.ts'
import { formWidgetAtom } from './widget.atoms.ts'

/** Saves the note while a widget's provider can order without the shop; elsewhere the payment sends it. */
export const saveNoteAtom = atom(null, async (get, set) => {
  const selection = get(selectionAtom)
  const draft = get(draftAtom)
  if (!selection || !draft || !addressAfterPayment(selection) || get(formWidgetAtom)?.kind !== 'shown') return
  const notes = additionalNotes('', draft.note, get(orderCarAtom))
  if (notes === selection.additionalNotes) return
  await fetchCart(get, set, (checkout) => checkout.savePaymentFields({ additionalNotes: notes }))
})
