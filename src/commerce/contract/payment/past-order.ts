// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { Amount, Count, Id, listOf, OptionalId, recordsOf, Text } from '../wire.ts'
import { WireOrder, withOwnNames } from './order.ts'

/** A parcel of an order. Dates are those of orders, texts are empty when unknown. */
export const Shipment = v.object({
  shipmentId: OptionalId,
  shippedDate: Text,
  carrier: Text,
  service: Text,
  trackingId: Text,
  /** The carrier's page about the parcel; empty without one. */
  trackingUrl: v.nullish(v.pipe(v.string(), v.regex(/^(https?:\/\/[^\s"'<>]{1,2000})?$/)), ''),
  /** The tracking id of the parcel that came back; empty when none did. */
  returnSlipTracking: Text,
  additionalMessage: Text,
  /** Not documented by the service: empty where it does not send it. */
  deliveredDate: Text,
})
export type Shipment = v.InferOutput<typeof Shipment>

/** Goods a customer returned, with their refund. Not documented by the service: absent if it does not send it. */
export const OrderReturn = v.object({
  returnId: OptionalId,
  date: Text,
  /** The ids of the order lines that came back. */
  lines: listOf(Id),
  totalPriceAsNumber: Amount,
})
export type OrderReturn = v.InferOutput<typeof OrderReturn>

/** An order in a customer's list, with what happened to it since. Without its number it is unreadable. */
export const PastOrder = v.pipe(
  v.object({ ...WireOrder.entries, order: Id, shipments: listOf(Shipment), returns: listOf(OrderReturn) }),
  v.transform(withOwnNames),
)
export type PastOrder = v.InferOutput<typeof PastOrder>

/** `POST /orders`: orders of the logged-in customer, newest first, and the range they are of. */
export const OrdersReply = v.pipe(
  v.object({
    orders: recordsOf(PastOrder),
    ordersPaging: v.nullish(v.object({ from: Count, size: Count, totalSize: Count }), {}),
  }),
  v.transform(({ orders, ordersPaging }) => ({
    orders: orders.readable,
    /** Number of orders that are unreadable. `totalSize` includes them. */
    unreadableOrders: orders.unreadable,
    ...ordersPaging,
  })),
)
export type OrdersReply = v.InferOutput<typeof OrdersReply>
