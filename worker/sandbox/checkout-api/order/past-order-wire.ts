// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import type { PastOrder, Shipment } from '#src/commerce/contract/payment/past-order.ts'
import { carrierTo, shippingMethods } from '../../rules/delivery.ts'
import { isServiceOption } from '../../rules/delivery-service.ts'
import { wallClock } from '../../wall-clock.ts'
import type { Wire } from '../../wire-type.ts'
import type { World } from '../../world.ts'
import { type OrderProgress, progressOf } from './order-progress.ts'

/** The facts that determine the state of a stored order. */
const OrderFacts = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    order: v.string(),
    currency: v.string(),
    shippingMethod: v.string(),
    shippingMethodName: v.string(),
    shippingAddress: v.object({ country: v.string() }),
    returns: v.optional(v.array(v.object({ returnId: v.string() })), []),
  }),
  v.transform(({ shippingAddress, ...rest }) => ({ ...rest, country: shippingAddress.country })),
)
export type OrderFacts = v.InferOutput<typeof OrderFacts>

const statuses: Record<OrderProgress['stage'], { status: string; statusDescription: string }> = {
  placed: { status: 'untouched', statusDescription: 'Pending' },
  picked: { status: 'progress', statusDescription: 'Processing' },
  shipped: { status: 'ok', statusDescription: 'Completed' },
  delivered: { status: 'ok', statusDescription: 'Completed' },
  archived: { status: 'archived', statusDescription: 'Archived' },
}

/** Parses what the state of an order depends on from `placed_order.record`. */
export function factsOf(record: string): OrderFacts {
  return v.parse(OrderFacts, record)
}

/** A stored order, `placed_order.record`, as it is now: status and shipments follow the clock. */
export function pastOrderWire(world: World, record: string, placed: number): Wire<typeof PastOrder> {
  // The record that `placeOrder` stored; `reply-check.ts` notices orders of an older build.
  const order: Wire<typeof PastOrder> = JSON.parse(record)
  const facts = factsOf(record)
  const progress = progressOf(placed, world.ports.now(), facts)
  return {
    returns: [],
    ...order,
    ...statuses[progress.stage],
    shipments: progress.shipped === null ? [] : [shipmentWire(world, facts, progress)],
  }
}

function shipmentWire(
  { ports }: World,
  { order, country, shippingMethod, shippingMethodName, returns: [back] }: OrderFacts,
  { shipped, delivered }: OrderProgress,
): Wire<typeof Shipment> {
  const plain = shippingMethods.find((known) => known === shippingMethod)
  const method = plain ?? (isServiceOption(shippingMethod) ? 'home' : null)
  const trackingId = trackingIdOf(order)
  return {
    shipmentId: `${order}-1`,
    shippedDate: shipped === null ? '' : wallClock(shipped),
    carrier: method ? carrierTo(country, method) : '',
    service: shippingMethodName,
    trackingId,
    trackingUrl: `${ports.providerUrl}/track/${trackingId}`,
    returnSlipTracking: back ? `${trackingId}R` : '',
    additionalMessage: null,
    deliveredDate: delivered === null ? null : wallClock(delivered),
  }
}

/** The tracking id of an order's parcel: `TAP0001001`. */
function trackingIdOf(order: string): string {
  return `TAP${order.padStart(7, '0')}`
}

/** The number of the order whose parcel has a tracking id; null when it is not one of ours. */
export function orderOfTrackingId(trackingId: string): number | null {
  const [, digits] = /^TAP(\d{7,12})$/.exec(trackingId) ?? []
  return digits === undefined ? null : Number(digits)
}
