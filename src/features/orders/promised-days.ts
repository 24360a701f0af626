import * as v from 'valibot'
import type { Arrival } from '#src/commerce/contract/delivery/arrival.ts'
import { promisedDaysKey } from '#src/config.ts'
import type { TextStore } from '#src/effects/browser/storage.ts'

/** Maximum number of orders whose days are stored; older ones are removed. */
const maxOrders = 30

const Day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((day) => !Number.isNaN(Date.parse(day))),
)
const OrderDays = v.pipe(
  v.object({ number: v.pipe(v.string(), v.maxLength(100)), leaves: Day, first: Day, last: Day }),
  v.check(({ first, last }) => first <= last),
)
const Stored = v.pipe(
  v.string(),
  v.maxLength(10_000),
  v.parseJson(),
  v.array(OrderDays),
  v.maxLength(maxOrders),
)

/**
 * Stores the days that were promised when an order was placed: the service has no field for them, and calendars and delivery
 * times of the shop change. A known order keeps its days.
 */
export function keepPromisedDays(store: TextStore, number: string, { leaves, first, last }: Arrival): void {
  const orders = read(store)
  if (number === '' || orders.some((order) => order.number === number)) return
  const kept = [...orders, { number, leaves, first, last }].slice(-maxOrders)
  store.write(promisedDaysKey, JSON.stringify(kept))
}

/** The days that this browser was promised for an order; null if it does not know. */
export function promisedDays(store: TextStore, number: string): Arrival | null {
  return read(store).find((order) => order.number === number) ?? null
}

function read(store: TextStore) {
  const stored = v.safeParse(Stored, store.read(promisedDaysKey))
  return stored.success ? stored.output : []
}
