import type { Selection } from '#src/commerce/contract/selection.ts'

/** Whether an order of one would be an order of the other: same goods, same prices, same way to send and to pay. */
export function sameOrder(one: Selection | null, other: Selection | null): boolean {
  return one !== null && other !== null && termsOf(one) === termsOf(other)
}

function termsOf({ lines, totals, currency, shippingMethod, paymentMethod }: Selection): string {
  const goods = lines.map(({ line, item, quantity, totalPrice, contents }) => [
    line,
    item,
    quantity,
    totalPrice,
    contents.map((part) => [part.item, part.quantity]),
  ])
  return JSON.stringify([goods, totals.grandTotal, currency, shippingMethod, paymentMethod])
}
