import * as v from 'valibot'
import { Address } from './address.ts'
import { Discounts } from './discounts.ts'
import { Line } from './line.ts'
import { Totals } from './totals.ts'
import { Id, Text } from './wire.ts'

const OrderAddress = v.object({ ...Address.entries, countryName: Text })

/** A placed order. `date` is the back end's wall clock, `YYYY-MM-DD HH:mm:ss`. */
export const Order = v.pipe(
  v.object({
    order: Id,
    status: Text,
    statusDescription: Text,
    date: Text,
    currency: Text,
    paymentMethod: Text,
    paymentMethodName: Text,
    shippingMethod: Text,
    shippingMethodName: Text,
    items: v.array(Line),
    discounts: Discounts,
    totals: Totals,
    vatExempt: v.optional(v.boolean(), false),
    address: OrderAddress,
    shippingAddress: OrderAddress,
    additionalNotes: Text,
  }),
  v.transform(({ order, date, items, ...rest }) => ({
    ...rest,
    orderNumber: order,
    orderDate: date,
    lines: items,
  })),
)
export type Order = v.InferOutput<typeof Order>

/** `GET /receipt`: the last order placed with the token. */
export const ReceiptReply = v.pipe(
  v.object({ order: Order }),
  v.transform(({ order }) => order),
)
