import type { AmountFields } from '../../checkout-api/amount-fields.ts'
import { formatPrice } from '../../price-text.ts'
import type { PricePoint } from './stocked-items.ts'

/** The two fields of a price: formatted text under `name`, number under `nameAsNumber`. */
export function money<Name extends string>(name: Name, amount: number, currency: string): AmountFields<Name> {
  const fields = { [name]: formatPrice(amount, currency), [`${name}AsNumber`]: amount }
  // A computed key has the type `string`.
  return fields as AmountFields<Name>
}

/** The price fields of a product in one price list; all null when it has no price there. */
export function wirePrice(point: PricePoint | null, currency: string, isNew: boolean) {
  if (!point) return { ...nothing, showAsNew: isNew }
  const { price, before } = point
  return {
    ...money('price', price, currency),
    ...money('priceBeforeDiscount', before, currency),
    discountPercent: before > 0 ? Math.round((1 - price / before) * 100) : 0,
    showAsOnSale: price < before,
    showAsNew: isNew,
  }
}

const nothing = {
  price: null,
  priceAsNumber: null,
  priceBeforeDiscount: null,
  priceBeforeDiscountAsNumber: null,
  discountPercent: 0,
  showAsOnSale: false,
}

/**
 * The lowest price of the 30 days before a reduction (Directive 98/6/EC, article 6a); an empty list when the product is
 * not reduced.
 */
export function wireLowest(point: PricePoint | null, currency: string) {
  if (!point || point.lowest30 === null) return []
  return [
    {
      periodDays: 30,
      ...money('price', point.lowest30, currency),
      ...money('priceBeforeDiscount', point.before, currency),
    },
  ]
}
