import { deliveryTerms } from '../../rules/delivery.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
/** The milliseconds after which an order is picked and handed to the carrier, from the time it was placed. */
const pickedAfter = 2 * hour
const shippedAfter = 20 * hour
/** The milliseconds from delivery until an order is archived. */
const archivedAfter = 30 * day
const usualDays = 4

/** The progress of an order. */
export interface OrderProgress {
  stage: 'placed' | 'picked' | 'shipped' | 'delivered' | 'archived'
  /** The times when it was shipped and delivered, in milliseconds since 1970; null before. */
  shipped: number | null
  delivered: number | null
}

/** The route of an order: the country it goes to, its shipping method and currency. */
export interface Route {
  country: string
  shippingMethod: string
  currency: string
}

/**
 * The progress by now of an order placed at a time, both in milliseconds since 1970: picked after 2 hours, shipped
 * after 20, delivered after the maximum days of its shipping method.
 */
export function progressOf(placed: number, now: number, route: Route): OrderProgress {
  const shipped = placed + shippedAfter
  const delivered = shipped + maxDays(route) * day
  const stages: [OrderProgress['stage'], number][] = [
    ['archived', delivered + archivedAfter],
    ['delivered', delivered],
    ['shipped', shipped],
    ['picked', placed + pickedAfter],
  ]
  const [stage] = stages.find(([, time]) => now >= time) ?? ['placed' as const]
  return {
    stage,
    shipped: now >= shipped ? shipped : null,
    delivered: now >= delivered ? delivered : null,
  }
}

function maxDays({ country, shippingMethod, currency }: Route): number {
  const terms = deliveryTerms(country, currency).find((entry) => entry.shippingMethod === shippingMethod)
  return terms?.days.max ?? usualDays
}
