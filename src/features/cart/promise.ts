import type { ShopFacts } from '#src/commerce/contract/content.ts'
import {
  type Arrival,
  arrivalOf,
  nextArrivals,
  type Readiness,
  slowest,
} from '#src/commerce/contract/delivery/arrival.ts'
import { parseWallClock, wallClockAt } from '#src/commerce/contract/delivery/day.ts'
import { readinessOf } from '#src/commerce/contract/delivery/readiness.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { DeliveryPromise } from '#src/features/catalogue/offer/promise/delivery-promise.ts'
import {
  deliveryPromise,
  deliveryWay,
  promisedArrivals,
} from '#src/features/catalogue/offer/promise/promise.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { termsOf } from './delivery.ts'
import { isDeposit } from './item-count.ts'

type Goods = Pick<Selection, 'lines' | 'unreadableLines' | 'currency'>

/**
 * The promise for a cart by its delivery method, whose payment is not chosen yet. Method and price are among its totals.
 * `facts` are of its country.
 */
export function cartPromise(
  selection: Selection,
  facts: ShopFacts | null,
  i18n: Pick<I18n, 't' | 'locale'>,
  now: number,
): DeliveryPromise {
  const { location, currency, paymentMethods, shippingMethod } = selection
  const way = deliveryWay(facts, termsOf(facts, shippingMethod, currency))
  const ready = way && readinessOfGoods(selection, wallClockAt(now, way.dispatch.timeZone).day)
  return deliveryPromise(
    {
      arrivals: promisedArrivals(now, { way, ready }, { i18n, country: location.country }),
      method: '',
      price: '',
    },
    facts,
    i18n,
    (offered) => paymentMethods.some(({ paymentMethod }) => paymentMethod === offered),
  )
}

/** The arrival of a cart that is ordered now, by a delivery method; null if unknown. */
export function methodArrival(
  selection: Goods,
  shippingMethod: string,
  facts: ShopFacts | null,
  now: number,
): Arrival | null {
  const way = deliveryWay(facts, termsOf(facts, shippingMethod, selection.currency))
  const ready = way && readinessOfGoods(selection, wallClockAt(now, way.dispatch.timeZone).day)
  return (way && ready && nextArrivals(now, way, ready, 1)[0]?.arrival) ?? null
}

/**
 * The expected arrival of an order by the time it was placed, which counts as a time in the time zone of the facts.
 * Null if unknown, as for an order that is sent only after a transfer has arrived.
 */
export function orderArrival(order: Order, facts: ShopFacts | null): Arrival | null {
  const way = deliveryWay(facts, termsOf(facts, order.shippingMethod, order.currency))
  const orderedAt = parseWallClock(order.orderDate)
  if (!way || !orderedAt) return null
  if (waitsForTransfer(order, facts)) return null
  const ready = readinessOfGoods(order, orderedAt.day)
  return ready && arrivalOf(orderedAt, way, ready)
}

/** True if an order, or a cart as its payment is chosen, is sent only after a transfer has arrived. */
export function waitsForTransfer(
  { paymentMethod, totals }: Pick<Order | Selection, 'paymentMethod' | 'totals'>,
  facts: ShopFacts | null,
): boolean {
  const transfer = facts?.bankTransfers.find((entry) => entry.paymentMethod === paymentMethod)
  return Boolean(transfer?.inAdvance) && totals.grandTotal !== 0
}

function readinessOfGoods({ lines, unreadableLines }: Goods, today: string): Readiness | null {
  if (unreadableLines > 0) return null
  const isDepositLine = isDeposit(lines)
  return slowest(
    lines.filter((line) => !isDepositLine(line)).map(({ product }) => readinessOf(product, today)),
  )
}
