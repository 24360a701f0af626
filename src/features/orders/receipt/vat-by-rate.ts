import type { Order } from '#src/commerce/contract/payment/order.ts'
import { roundToCents } from '#src/features/cart/cart.ts'

export interface VatShare {
  rate: number
  net: number
  tax: number
}

/**
 * Splits an order's VAT by rate, the highest first. Shipping and fees are taxed at the order's own rate. Empty without
 * VAT, and if the amounts do not determine the split.
 */
export function vatByRate(
  order: Pick<Order, 'lines' | 'unreadableLines' | 'totals' | 'vatExempt'>,
): VatShare[] {
  const { grandTotal, grandTotalTax, taxPercent, taxAdded, discount } = order.totals
  if (order.vatExempt || grandTotal === null || !grandTotalTax || !taxPercent) return []
  const amounts = otherRates(order.lines, taxPercent)
  const isSplit = amounts !== null && amounts.size > 0
  // An unreadable line may have any rate, and a discount of the whole order belongs to none.
  if (amounts === null || order.unreadableLines > 0 || (isSplit && discount)) return []
  const others = [...amounts].map(([rate, amount]) => shareOf(rate, amount, taxAdded ? 'net' : 'gross'))
  const main = {
    rate: taxPercent,
    net: roundToCents(grandTotal - grandTotalTax - sum(others, 'net')),
    tax: roundToCents(grandTotalTax - sum(others, 'tax')),
  }
  return [main, ...others].filter(({ net }) => net !== 0).sort((left, right) => right.rate - left.rate)
}

function otherRates(lines: Order['lines'], taxPercent: number): Map<number, number> | null {
  const amounts = new Map<number, number>()
  for (const { taxPercent: rate, totalPrice } of lines) {
    if (rate === null || rate === taxPercent) continue
    if (totalPrice === null) return null
    amounts.set(rate, (amounts.get(rate) ?? 0) + totalPrice)
  }
  return amounts
}

function shareOf(rate: number, amount: number, prices: 'net' | 'gross'): VatShare {
  const tax = roundToCents(prices === 'net' ? (amount * rate) / 100 : (amount * rate) / (100 + rate))
  return { rate, net: roundToCents(prices === 'net' ? amount : amount - tax), tax }
}

function sum(shares: VatShare[], part: 'net' | 'tax'): number {
  return shares.reduce((total, share) => total + share[part], 0)
}
