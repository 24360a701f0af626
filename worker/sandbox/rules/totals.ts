import { type Cents, taxOn, taxWithin } from './money.ts'

export interface Amounts {
  lines: { price: Cents; quantity: number }[]
  /** The discount of vouchers on goods: 0 or negative. */
  discount: Cents
  shipping: Cents
  handling: Cents
  /** VAT rate of the shipping country, 0 when unknown. It also applies to shipping and handling. */
  taxPercent: number
  /** True if prices include VAT. */
  taxIncluded: boolean
  /** The buyer is a business of another EU country and pays no VAT (intra-Community supply). */
  exempt: boolean
}

export interface Totals {
  items: Cents
  discount: Cents
  shipping: Cents
  handling: Cents
  quantity: number
  /** The VAT included in prices that an exempt buyer does not pay: 0 or negative. */
  taxDeducted: Cents
  /** VAT added to net prices. */
  taxAdded: Cents
  taxPercent: number
  grandTotal: Cents
  grandTotalTax: Cents
}

/** Computes the totals of a selection or an order. */
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
  const subtotal = items + discount + shipping + handling
  const taxDeducted = exempt && taxIncluded ? 0 - taxWithin(subtotal, taxPercent) : 0
  const taxAdded = exempt || taxIncluded ? 0 : taxOn(subtotal, taxPercent)
  return {
    items,
    discount,
    shipping,
    handling,
    quantity,
    taxDeducted,
    taxAdded,
    taxPercent: exempt ? 0 : taxPercent,
    grandTotal: subtotal + taxDeducted + taxAdded,
    grandTotalTax: exempt ? 0 : taxIncluded ? taxWithin(subtotal, taxPercent) : taxAdded,
  }
}
