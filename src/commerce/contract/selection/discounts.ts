// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { Id, listOf, Text, Total } from '../wire.ts'

const voucher = v.object({
  voucher: Id,
  description: Text,
  priceOffAsNumber: Total,
  shippingDiscountAsNumber: Total,
})
const automaticDiscount = v.object({ name: Text, priceOffAsNumber: Total })

/**
 * Discounts: negative amounts, null where unknown. `shippingOff` is already in the price of shipping. On an order a
 * voucher may be distributed over the lines and be 0 here.
 */
export const Discounts = v.pipe(
  v.nullish(v.object({ vouchers: listOf(voucher), automaticDiscounts: listOf(automaticDiscount) }), {}),
  v.transform(({ vouchers, automaticDiscounts }) => ({
    vouchers: vouchers.map(({ priceOffAsNumber, shippingDiscountAsNumber, ...rest }) => ({
      ...rest,
      priceOff: priceOffAsNumber,
      shippingOff: shippingDiscountAsNumber,
    })),
    automatic: automaticDiscounts.map(({ name, priceOffAsNumber }) => ({
      name,
      priceOff: priceOffAsNumber,
    })),
  })),
)
export type Discounts = v.InferOutput<typeof Discounts>
