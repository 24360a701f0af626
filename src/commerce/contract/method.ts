import * as v from 'valibot'
import { Text, Total } from './wire.ts'

/** A way to pay. `handlingCost` is added to the total, in the selection's currency. */
export const PaymentMethod = v.pipe(
  v.object({
    paymentMethod: v.string(),
    name: v.string(),
    paymentMethodType: Text,
    handlingCostAsNumber: Total,
    supportsInitiateOnly: v.optional(v.boolean(), false),
    providesCustomerAddressAfterPayment: v.optional(v.boolean(), false),
  }),
  v.transform(({ handlingCostAsNumber, ...method }) => ({ ...method, handlingCost: handlingCostAsNumber })),
)
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>

/** A way to deliver, with its price in the selection's currency. */
export const ShippingMethod = v.pipe(
  v.object({ shippingMethod: v.string(), name: v.string(), priceAsNumber: v.number() }),
  v.transform(({ priceAsNumber, ...method }) => ({ ...method, price: priceAsNumber })),
)
export type ShippingMethod = v.InferOutput<typeof ShippingMethod>
