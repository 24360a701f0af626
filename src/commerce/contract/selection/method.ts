// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { Amount, Flag, Id, Text, Total } from '../wire.ts'

/** A payment method. `handlingCost` is added to the total, in the selection's currency; null when unknown. */
export const PaymentMethod = v.pipe(
  v.object({
    paymentMethod: Id,
    name: Text,
    paymentMethodType: Text,
    handlingCostAsNumber: Total,
    supportsInitiateOnly: Flag,
    providesCustomerAddressAfterPayment: Flag,
  }),
  v.transform(({ name, handlingCostAsNumber, ...method }) => ({
    ...method,
    name: name || method.paymentMethod,
    handlingCost: handlingCostAsNumber,
  })),
)
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>

/** A shipping method with its price in the selection's currency; null when unknown. */
export const ShippingMethod = v.pipe(
  v.object({ shippingMethod: Id, name: Text, priceAsNumber: Amount }),
  v.transform(({ shippingMethod, name, priceAsNumber }) => ({
    shippingMethod,
    name: name || shippingMethod,
    price: priceAsNumber,
  })),
)
export type ShippingMethod = v.InferOutput<typeof ShippingMethod>
