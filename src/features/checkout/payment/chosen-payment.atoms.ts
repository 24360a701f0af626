import { atom } from 'jotai'
import { pickedPaymentKey } from '#src/features/cart/commands/choose-methods.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { visitAtom } from '#src/visit.ts'
import { chosenPaymentMethod } from './payment-method-order.ts'

export const chosenPaymentAtom = atom((get) => {
  const selection = get(selectionAtom)
  // A pick is written before the selection it leads to.
  return selection ? chosenPaymentMethod(selection, get(visitAtom)?.store.read(pickedPaymentKey) ?? null) : ''
})
