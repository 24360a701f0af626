import { atom } from 'jotai'
import { changeCartAtom } from './change.atoms.ts'

/** Where a problem with a chosen method is shown. */
export const shippingSlot = 'shipping'
export const paymentSlot = 'payment'

export const chooseShippingAtom = atom(null, async (_get, set, shippingMethod: string) => {
  const outcome = await set(changeCartAtom, {
    place: shippingSlot,
    call: (checkout) => checkout.chooseShipping(shippingMethod),
    applied: (_, after) => after.shippingMethod === shippingMethod,
  })
  return outcome !== null
})

export const choosePaymentAtom = atom(null, async (_get, set, paymentMethod: string) => {
  const outcome = await set(changeCartAtom, {
    place: paymentSlot,
    call: (checkout) => checkout.choosePayment(paymentMethod),
    applied: (_, after) => after.paymentMethod === paymentMethod,
  })
  return outcome !== null
})
