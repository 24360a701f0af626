import type { PricedSelection } from './priced-selection.ts'
import { twins, twinsOrFalse } from './twins.ts'

export function totalsWire({ totals, pricelist }: PricedSelection): object {
  const { currency } = pricelist
  return {
    ...twins({ itemsTotalPrice: totals.items }, currency),
    ...twinsOrFalse({ totalDiscountPrice: totals.discount }, currency),
    ...twins({ shippingPrice: totals.shipping, handlingCostPrice: totals.handling }, currency),
    totalQuantity: totals.quantity,
    ...twinsOrFalse({ taxDeducted: totals.taxDeducted, taxAdded: totals.taxAdded }, currency),
    taxPercent: totals.taxPercent,
    ...twins({ grandTotalPrice: totals.grandTotal, grandTotalPriceTax: totals.grandTotalTax }, currency),
  }
}
