// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { Address } from '../selection/address.ts'
import { Discounts } from '../selection/discounts.ts'
import { Lines } from '../selection/line.ts'
import { Totals } from '../selection/totals.ts'
import { Currency, Flag, OptionalId, Text } from '../wire.ts'

const OrderAddress = v.object({ ...Address.entries, countryName: Text })

/** A placed order. `date` is in the service's time zone, `YYYY-MM-DD HH:mm:ss`. The number is empty when unknown. */
export const Order = v.pipe(
  v.object({
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
  }),
  v.transform(({ order, date, items, ...rest }) => ({
    ...rest,
    orderNumber: order,
    orderDate: date,
    lines: items.readable,
    /** Number of lines whose item or quantity is unreadable. The totals include them. */
    unreadableLines: items.unreadable,
  })),
)
export type Order = v.InferOutput<typeof Order>

/** `GET /receipt`: the last order placed with the token. */
export const ReceiptReply = v.pipe(
  v.object({ order: Order }),
  v.transform(({ order }) => order),
)
