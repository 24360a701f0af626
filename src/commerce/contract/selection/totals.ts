// Centra, "Order flow": https://centra.dev/docs/checkout-api/order-flow

import * as v from 'valibot'
import { Amount, Count, Total } from '../wire.ts'

const wire = v.object({
  itemsTotalPriceAsNumber: Amount,
  totalDiscountPriceAsNumber: Total,
  shippingPriceAsNumber: Amount,
  handlingCostPriceAsNumber: Total,
  totalQuantity: Count,
  taxDeductedAsNumber: Total,
  taxAddedAsNumber: Total,
  taxPercent: Total,
  grandTotalPriceAsNumber: Amount,
  grandTotalPriceTaxAsNumber: Amount,
})

/**
 * Totals in the selection's currency, null where unknown. `taxAdded` is added to net prices, `taxDeducted` is 0 or
 * negative.
 */
export const Totals = v.pipe(
  v.nullish(wire, {}),
  v.transform((wire) => ({
    items: wire.itemsTotalPriceAsNumber,
    discount: wire.totalDiscountPriceAsNumber,
    shipping: wire.shippingPriceAsNumber,
    handling: wire.handlingCostPriceAsNumber,
    quantity: wire.totalQuantity,
    taxDeducted: wire.taxDeductedAsNumber,
    taxAdded: wire.taxAddedAsNumber,
    taxPercent: wire.taxPercent,
    grandTotal: wire.grandTotalPriceAsNumber,
    grandTotalTax: wire.grandTotalPriceTaxAsNumber,
  })),
)
export type Totals = v.InferOutput<typeof Totals>
