// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { Address } from '../selection/address.ts'
import { Discounts } from '../selection/discounts.ts'
import { Lines } from '../selection/line.ts'
import { Totals } from '../selection/totals.ts'
import { Currency, Flag, OptionalId, Text } from '../wire.ts'

const OrderAddress = v.object({ ...Address.entries, countryName: Text })

/** The fields of an order under the service's names. */
export const WireOrder = v.object({
  order: OptionalId,
  status: Text,
  statusDescription: Text,
  date: Text,
  currency: Currency,
  paymentMethod: OptionalId,
  paymentMethodName: Text,
  shippingMethod: OptionalId,
  shippingMethodName: Text,
  items: v.nullish(Lines, []),
  discounts: Discounts,
  totals: Totals,
  vatExempt: Flag,
  address: v.nullish(OrderAddress, {}),
  shippingAddress: v.nullish(OrderAddress, {}),
  additionalNotes: Text,
})

/** Gives the fields of an order the shop's names. */
export function withOwnNames<Fields extends v.InferOutput<typeof WireOrder>>({
  order,
  date,
  items,
  ...rest
}: Fields) {
  return {
    ...rest,
    orderNumber: order,
    orderDate: date,
    lines: items.readable,
    /** Number of lines whose item or quantity is unreadable. The totals include them. */
    unreadableLines: items.unreadable,
  }
}

/** A placed order. `date` is in the service's time zone, `YYYY-MM-DD HH:mm:ss`. The number is empty when unknown. */
export const Order = v.pipe(WireOrder, v.transform(withOwnNames))
export type Order = v.InferOutput<typeof Order>

/** `GET /receipt`: the last order placed with the token. */
export const ReceiptReply = v.pipe(
  v.object({ order: Order }),
  v.transform(({ order }) => order),
)
