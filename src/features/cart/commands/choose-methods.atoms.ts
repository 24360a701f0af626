import { atom } from 'jotai'
import { visitAtom } from '#src/visit.ts'
import { changeCart } from './change-cart.ts'

export const shippingSlot = 'shipping'
export const paymentSlot = 'payment'

export const chooseShippingAtom = atom(null, async (get, set, shippingMethod: string) => {
  const outcome = await changeCart(get, set, {
    slot: shippingSlot,
    call: (checkout) => checkout.chooseShipping(shippingMethod),
    applied: (_, after) => after.shippingMethod === shippingMethod,
  })
  return outcome !== null
})

export const pickedPaymentKey = 'rc_picked_payment'

export const choosePaymentAtom = atom(null, async (get, set, paymentMethod: string) => {
  get(visitAtom)?.store.write(pickedPaymentKey, paymentMethod)
  const outcome = await changeCart(get, set, {
    slot: paymentSlot,
    call: (checkout) => checkout.choosePayment(paymentMethod),
    applied: (_, after) => after.paymentMethod === paymentMethod,
  })
  return outcome !== null
})
