import type { PastOrder, Shipment } from '#src/commerce/contract/payment/past-order.ts'
import { isDeposit } from '#src/features/cart/item-count.ts'
import { lineName } from '#src/features/cart/line-text.ts'
import { type OrderState, orderState } from '../order-state.ts'

export interface Parcel {
  carrier: string
  trackingId: string
  trackingUrl: string | null
  /** In the service's time zone, `YYYY-MM-DD HH:mm:ss`; empty if unknown or not yet. */
  shippedDate: string
  deliveredDate: string
}

/** An order in a list: enough for its owner to recognize it, without addresses and notes. */
export interface ListedOrder {
  number: string
  /** In the service's time zone, `YYYY-MM-DD HH:mm:ss`. */
  date: string
  state: OrderState | null
  total: number | null
  currency: string
  country: string
  parts: string[]
  parcels: Parcel[]
}

/** Summarizes an order. `origin` is the shop's own, which tracking links may lead to as well as `https:` addresses. */
export function listedOrder(order: PastOrder, origin: string): ListedOrder {
  const { orderNumber: number, orderDate: date, totals, currency, address, lines, shipments } = order
  const isDepositLine = isDeposit(lines)
  const goods = lines.filter((line) => !isDepositLine(line))
  return {
    number,
    date,
    state: orderState(order),
    total: totals.grandTotal,
    currency,
    country: address.country,
    parts: [...new Set(goods.map(lineName))],
    parcels: parcelsOf(shipments, origin),
  }
}

export function parcelsOf(shipments: Shipment[], origin: string): Parcel[] {
  return shipments
    .filter(({ trackingId }) => trackingId !== '')
    .map(({ carrier, trackingId, trackingUrl, shippedDate, deliveredDate }) => ({
      carrier,
      trackingId,
      shippedDate,
      deliveredDate,
      trackingUrl: isSafeLink(trackingUrl, origin) ? trackingUrl : null,
    }))
}

function isSafeLink(address: string, origin: string): boolean {
  const url = URL.parse(address)
  return url !== null && (url.protocol === 'https:' || url.origin === origin)
}
