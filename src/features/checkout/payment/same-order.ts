import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { draftFrom, type TypedDraft } from '../form/draft.ts'

/** Whether two selections would make equal orders: same items, prices, addresses, shipping and payment method. */
export function sameOrder(one: Selection | null, other: Selection | null, typed: TypedDraft): boolean {
  return one !== null && other !== null && termsOf(one, typed) === termsOf(other, typed)
}

function termsOf(selection: Selection, typed: TypedDraft): string {
  const { lines, totals, currency, shippingMethod, paymentMethod } = selection
  const { address, shippingAddress } = draftFrom(selection, typed)
  const goods = lines.map(({ line, item, quantity, totalPrice, contents }) => [
    line,
    item,
    quantity,
    totalPrice,
    contents.map((part) => [part.item, part.quantity]),
  ])
  const addresses = [address, shippingAddress].map((fields) => Object.entries(fields).sort())
  return JSON.stringify([goods, totals.grandTotal, currency, shippingMethod, paymentMethod, addresses])
}
