import type { PictureFiles } from '#src/commerce/contract/catalogue/media/picture-files.ts'
import type { PastOrder, Shipment } from '#src/commerce/contract/payment/past-order.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import { isDeposit } from '#src/features/cart/item-count.ts'
import { lineName } from '#src/features/cart/line-text.ts'
import { type OrderState, orderState } from '../order-state.ts'
import { type OrderStep, orderSteps } from '../order-steps.ts'
import { carrierPage } from './carrier-page.ts'

export interface Parcel {
  carrier: string
  trackingId: string
  /** The service's address, or else the carrier's page; null without either. */
  trackingUrl: string | null
  /** The time of dispatch in the service's time zone, `YYYY-MM-DD HH:mm:ss`; empty if unknown or not yet. */
  shippedDate: string
  deliveredDate: string
}

/** An order in a list: enough for its owner to recognize it, without addresses and notes. */
export interface ListedOrder {
  number: string
  /** The time of the order in the service's time zone, `YYYY-MM-DD HH:mm:ss`. */
  date: string
  state: OrderState | null
  steps: OrderStep[]
  total: number | null
  currency: string
  country: string
  parts: { name: string; quantity: number; picture: PictureFiles | null }[]
  parcels: Parcel[]
}

/** Summarizes an order. `origin` is the shop's own, which tracking links may lead to as well as to `https:` addresses. */
export function listedOrder(order: PastOrder, origin: string): ListedOrder {
  const { orderNumber: number, orderDate: date, totals, currency, address, lines, shipments } = order
  const isDepositLine = isDeposit(lines)
  const goods = lines.filter((line) => !isDepositLine(line))
  return {
    number,
    date,
    state: orderState(order),
    steps: orderSteps(order),
    total: totals.grandTotal,
    currency,
    country: address.country,
    parts: partsOf(goods),
    parcels: parcelsOf(shipments, origin),
  }
}

/** Each part once, with the pieces of all its lines and the picture of the first. */
function partsOf(lines: Line[]): ListedOrder['parts'] {
  const parts = new Map<string, ListedOrder['parts'][number]>()
  for (const line of lines) {
    const name = lineName(line)
    const { quantity, picture } = parts.get(name) ?? { quantity: 0, picture: line.product.media[0] ?? null }
    parts.set(name, { name, quantity: quantity + line.quantity, picture })
  }
  return [...parts.values()]
}

export function parcelsOf(shipments: Shipment[], origin: string): Parcel[] {
  return shipments
    .filter(({ trackingId }) => trackingId !== '')
    .map(({ carrier, trackingId, trackingUrl, shippedDate, deliveredDate }) => ({
      carrier,
      trackingId,
      shippedDate,
      deliveredDate,
      trackingUrl: isSafeLink(trackingUrl, origin) ? trackingUrl : carrierPage(carrier, trackingId),
    }))
}

/** Only a local shop has neighbours that are reached without encryption. */
function isSafeLink(address: string, origin: string): boolean {
  const url = URL.parse(address)
  if (!url) return false
  const isLocal = origin.startsWith('http:') && url.hostname.endsWith('.localhost')
  return url.protocol === 'https:' || url.origin === origin || isLocal
}
