import type { Order } from '#src/commerce/contract/payment/order.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Totals } from '#src/commerce/contract/selection/totals.ts'
import { roundToCents } from '#src/features/cart/cart.ts'

type PricedOrder = Pick<Order, 'lines' | 'totals' | 'discounts' | 'vatExempt'> & {
  address: Pick<Order['address'], 'company' | 'vatNumber'>
}

/**
 * A business's order with prices without VAT, which is added below them: what its books need. Null for a consumer's
 * order, one whose prices are without VAT anyway, and one whose amounts do not determine the VAT.
 */
export function netOrder<O extends PricedOrder>(order: O): O | null {
  const { lines, totals, discounts, vatExempt } = order
  const { grandTotal, grandTotalTax, taxDeducted, taxAdded } = totals
  const tax = vatExempt ? -(taxDeducted ?? 0) : (grandTotalTax ?? 0)
  const gross = vatExempt ? (grandTotal ?? 0) + tax : (grandTotal ?? 0)
  if (!isOfBusiness(order) || taxAdded || tax <= 0 || gross <= tax) return null
  if (lines.some(({ totalPrice }) => totalPrice === null) || totals.items === null) return null
  const share = (gross - tax) / gross
  const netLines = lines.map((line) => netLine(line, share))
  const net = (amount: number | null) => (amount === null ? null : roundToCents(amount * share))
  const grossItems = lines.reduce((sum, { totalPrice }) => sum + (totalPrice ?? 0), 0)
  return {
    ...order,
    lines: netLines,
    discounts: {
      automatic: discounts.automatic.map((entry) => ({ ...entry, priceOff: net(entry.priceOff) })),
      vouchers: discounts.vouchers.map((entry) => ({
        ...entry,
        priceOff: net(entry.priceOff),
        shippingOff: net(entry.shippingOff),
      })),
    },
    totals: {
      ...totals,
      // Lines that cannot be shown are in the sum too.
      items: roundToCents(sumOf(netLines) + roundToCents((totals.items - grossItems) * share)),
      discount: net(totals.discount),
      shipping: net(totals.shipping),
      handling: net(totals.handling),
      taxDeducted: 0,
      taxAdded: vatExempt ? 0 : grandTotalTax,
    },
  }
}

/** True if a business has ordered, which has no rights of consumers. */
export function isOfBusiness({ address: { company, vatNumber } }: Pick<PricedOrder, 'address'>): boolean {
  return company !== '' || vatNumber !== ''
}

/** The cents by which the parts of a total differ from it; 0 if amounts are unknown. */
export function roundingOf({ items, discount, shipping, handling, taxAdded, grandTotal }: Totals): number {
  if (items === null || grandTotal === null) return 0
  const parts = [items, discount, shipping, handling, taxAdded]
  return roundToCents(grandTotal - parts.reduce<number>((sum, part) => sum + (part ?? 0), 0))
}

/** The service's price without VAT, times the quantity; a price before a voucher is computed. */
function netLine(line: Line, orderShare: number): Line {
  const { price, priceWithoutTax, taxPercent, quantity, totalPrice, voucherOff } = line
  const share = taxPercent ? 100 / (100 + taxPercent) : orderShare
  const unit = priceWithoutTax ?? (price === null ? null : roundToCents(price * share))
  if (voucherOff === 0 && unit !== null) {
    return { ...line, price: unit, totalPrice: roundToCents(unit * quantity) }
  }
  const voucherShares = line.voucherShares.map((entry) => ({
    ...entry,
    off: roundToCents(entry.off * share),
  }))
  const off = roundToCents(voucherShares.reduce((sum, entry) => sum + entry.off, 0))
  const before = roundToCents(((totalPrice ?? 0) - voucherOff) * share)
  return { ...line, price: unit, totalPrice: roundToCents(before + off), voucherOff: off, voucherShares }
}

function sumOf(lines: Line[]): number {
  return lines.reduce((sum, { totalPrice }) => sum + (totalPrice ?? 0), 0)
}
