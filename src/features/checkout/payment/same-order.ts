import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { PaymentMethod } from '#src/commerce/contract/selection/method.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { roundToCents } from '#src/features/cart/cart.ts'
import { draftFrom, type TypedDraft } from '../form/draft.ts'

/** True if two selections would make equal orders: same items, prices, addresses, shipping and payment method. */
export function sameOrder(one: Selection | null, other: Selection | null, typed: TypedDraft): boolean {
  return one !== null && other !== null && orderKey(one, typed) === orderKey(other, typed)
}

/** Equal for two selections if and only if a payment whose widget follows the cart can serve both. */
export function placeKey({ location, currency, language }: Selection): string {
  return JSON.stringify([location.country, currency, language])
}

/** Equal for two selections if and only if they would make equal orders. */
export function orderKey(selection: Selection, typed: TypedDraft): string {
  const { lines, totals, currency, shippingMethod, paymentMethod } = selection
  const { address, shippingAddress } = draftFrom(selection, typed)
  const goods = lines.map((line) => [line.line, ...goodsOf(line)])
  const addresses = [address, shippingAddress].map((fields) => Object.entries(fields).sort())
  return JSON.stringify([goods, totals.grandTotal, currency, shippingMethod, paymentMethod, addresses])
}

/** Equal if and only if an express wallet would make equal orders; the form does not matter to it. */
export function expressKey(selection: Selection): string {
  const { lines, currency, shippingMethod, location } = selection
  // A restored line has a new id.
  const goods = lines.map((line) => JSON.stringify(goodsOf(line))).sort()
  const place = [location.country, location.state]
  return JSON.stringify([goods, walletTotal(selection), currency, shippingMethod, place])
}

export function walletTotal({ totals }: Selection, method?: PaymentMethod): number | null {
  const { grandTotal, handling } = totals
  if (grandTotal === null) return null
  return roundToCents(grandTotal - (handling ?? 0) + (method?.handlingCost ?? 0))
}

function goodsOf({ item, quantity, totalPrice, contents }: Line) {
  return [item, quantity, totalPrice, contents.map((part) => [part.item, part.quantity])]
}
