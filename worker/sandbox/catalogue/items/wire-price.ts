import type { PricePoint } from '../../catalogue.ts'
import type { AmountFields } from '../../checkout-api/amount-fields.ts'
import { formatPrice } from '../../price-text.ts'

/** A price twice over, as text and as number, under a name and its `AsNumber` twin. */
export function money<Name extends string>(name: Name, amount: number, currency: string): AmountFields<Name> {
  const fields = { [name]: formatPrice(amount, currency), [`${name}AsNumber`]: amount }
  // A computed key forgets its name.
  return fields as AmountFields<Name>
}

/** The prices of a product in one list; all null where the list has none. */
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

/** The lowest price of the 30 days before a reduction; an empty list where nothing is reduced. */
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
