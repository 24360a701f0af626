// Centra, "Order flow": https://centra.dev/docs/checkout-api/order-flow

import type { Totals } from '#src/commerce/contract/selection/totals.ts'
import type { Wire } from '../../wire-type.ts'
import { amountFields, amountFieldsOrFalse } from '../amount-fields.ts'
import type { PricedSelection } from './priced-selection.ts'

export function totalsWire({ totals, pricelist }: PricedSelection) {
  const { currency } = pricelist
  return {
    ...amountFields({ itemsTotalPrice: totals.items }, currency),
    ...amountFieldsOrFalse({ totalDiscountPrice: totals.discount }, currency),
    ...amountFields({ shippingPrice: totals.shipping, handlingCostPrice: totals.handling }, currency),
    totalQuantity: totals.quantity,
    ...amountFieldsOrFalse({ taxDeducted: totals.taxDeducted, taxAdded: totals.taxAdded }, currency),
    taxPercent: totals.taxPercent,
    ...amountFields(
      { grandTotalPrice: totals.grandTotal, grandTotalPriceTax: totals.grandTotalTax },
      currency,
    ),
  } satisfies Wire<typeof Totals>
}
