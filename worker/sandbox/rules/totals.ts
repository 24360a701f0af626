import { type Cents, taxOn, taxWithin } from './money.ts'

export interface Amounts {
  lines: { price: Cents; quantity: number }[]
  /** What vouchers take off the goods: 0 or negative. */
  discount: Cents
  shipping: Cents
  handling: Cents
  /** Of the country the goods go to; 0 where none is known. Shipping and handling are taxed alike. */
  taxPercent: number
  /** Whether prices contain the tax. */
  taxIncluded: boolean
  /** A business of another country of the Union pays none. */
  exempt: boolean
}

export interface Totals {
  items: Cents
  discount: Cents
  shipping: Cents
  handling: Cents
  quantity: number
  /** Negative: the tax within the prices that an exempt buyer does not pay. */
  taxDeducted: Cents
  /** The tax that comes on top of prices without it. */
  taxAdded: Cents
  taxPercent: number
  grandTotal: Cents
  grandTotalTax: Cents
}

/** Everything that is added up, in the order a receipt shows it. */
export function totalsOf({
  lines,
  discount,
  shipping,
  handling,
  taxPercent,
  taxIncluded,
  exempt,
}: Amounts): Totals {
  const items = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  const asked = items + discount + shipping + handling
  const taxDeducted = exempt && taxIncluded ? 0 - taxWithin(asked, taxPercent) : 0
  const taxAdded = exempt || taxIncluded ? 0 : taxOn(asked, taxPercent)
  return {
    items,
    discount,
    shipping,
    handling,
    quantity,
    taxDeducted,
    taxAdded,
    taxPercent: exempt ? 0 : taxPercent,
    grandTotal: asked + taxDeducted + taxAdded,
    grandTotalTax: exempt ? 0 : taxIncluded ? taxWithin(asked, taxPercent) : taxAdded,
  }
}
