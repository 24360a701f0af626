import * as v from 'valibot'
import { Total } from './wire.ts'

/** Amounts in the selection's currency. `taxAdded` is on top of the prices, `taxDeducted` is negative. */
export const Totals = v.pipe(
  v.object({
    itemsTotalPriceAsNumber: v.number(),
    totalDiscountPriceAsNumber: Total,
    shippingPriceAsNumber: v.number(),
    handlingCostPriceAsNumber: Total,
    totalQuantity: v.optional(v.number(), 0),
    taxDeductedAsNumber: Total,
    taxAddedAsNumber: Total,
    taxPercent: Total,
    grandTotalPriceAsNumber: v.number(),
    grandTotalPriceTaxAsNumber: v.number(),
  }),
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
