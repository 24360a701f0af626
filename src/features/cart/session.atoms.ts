import { atom } from 'jotai'
import { shopAtom } from '#src/shop.ts'
import { changeCartAtom } from './change.atoms.ts'
import { droppedLines } from './dropped-lines.ts'
import { lineName } from './line-words.ts'
import { wholeCart } from './messages.atoms.ts'
import { showErrorAtom } from './show-message.atoms.ts'

/** Places of the choices that are no lines. */
export const countryPlace = 'country'
export const shippingPlace = 'shipping'
export const paymentPlace = 'payment'

/** Sends the goods elsewhere: prices, assortment and methods follow. What is not sold there is named. */
export const chooseCountryAtom = atom(null, async (get, set, country: string, state?: string) => {
  const language = get(shopAtom)?.i18n.locale
  if (!language) return false
  const outcome = await set(changeCartAtom, {
    place: countryPlace,
    call: (checkout) =>
      state ? checkout.chooseState(country, state, language) : checkout.chooseCountry(country, language),
    applied: (_, after) => after.location.country === country,
  })
  if (!outcome?.after) return false
  const names = droppedLines(outcome.before, outcome.after).map(lineName)
  if (names.length > 0) set(showErrorAtom, wholeCart, { kind: 'dropped', names })
  return true
})

export const chooseShippingAtom = atom(null, async (_get, set, shippingMethod: string) => {
  const outcome = await set(changeCartAtom, {
    place: shippingPlace,
    call: (checkout) => checkout.chooseShipping(shippingMethod),
    applied: (_, after) => after.shippingMethod === shippingMethod,
  })
  return outcome !== null
})

export const choosePaymentAtom = atom(null, async (_get, set, paymentMethod: string) => {
  const outcome = await set(changeCartAtom, {
    place: paymentPlace,
    call: (checkout) => checkout.choosePayment(paymentMethod),
    applied: (_, after) => after.paymentMethod === paymentMethod,
  })
  return outcome !== null
})
