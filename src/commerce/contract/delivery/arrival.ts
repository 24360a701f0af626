import { type DispatchCalendar, type WorkingCalendar, workingDayAfter } from './calendar.ts'
import { addDays, momentOf, type WallClock, wallClockAt } from './day.ts'

/** The calendars and days of one delivery method to a country. */
export interface DeliveryWay {
  dispatch: DispatchCalendar
  /** The days on which parcels are delivered in the country. */
  delivery: WorkingCalendar
  /** Working days from dispatch to arrival. */
  days: { min: number; max: number }
}

/** The earliest dispatch of goods: the later of both limits. */
export interface Readiness {
  /** The first day on which they can leave, `YYYY-MM-DD`; empty for goods that are not waited for. */
  day: string
  /** Working days until they can leave, counted from the day on which the order is handled. */
  workingDays: number
}

/** Days of an order, `YYYY-MM-DD`: when it leaves, and the first and last day on which it is expected. */
export interface Arrival {
  leaves: string
  first: string
  last: string
}

/** The arrival of everything that is ordered before a moment. */
export interface ArrivalBefore {
  /** Milliseconds since 1970. */
  before: number
  /** The same moment as clocks of the country's readers show it. */
  cutOff: WallClock
  /** True if the goods are waited for, so that an order after the moment need not arrive later. */
  waits: boolean
  arrival: Arrival
}

export const inStock: Readiness = { day: '', workingDays: 0 }

/**
 * The days on which an order leaves and arrives. `orderedAt` is in the time zone of `way.dispatch`. Null if the
 * calendars do not reach that far, since a holiday could be in between.
 */
export function arrivalOf(
  orderedAt: WallClock,
  way: DeliveryWay,
  ready: Readiness = inStock,
): Arrival | null {
  const { dispatch, delivery, days } = way
  const handled = workingDayAfter(firstDayFor(orderedAt, dispatch), 0, dispatch)
  const supplied = handled && workingDayAfter(handled, ready.workingDays, dispatch)
  const leaves = supplied && workingDayAfter(later(supplied, ready.day), 0, dispatch)
  if (!leaves) return null
  const first = workingDayAfter(leaves, days.min, delivery)
  const last = workingDayAfter(leaves, Math.max(days.min, days.max), delivery)
  return first && last ? { leaves, first, last } : null
}

/**
 * The arrivals of orders from `now` (milliseconds since 1970) on, by the next cut-off times, the nearest first. Fewer
 * than `count` where the calendars end.
 */
export function nextArrivals(
  now: number,
  way: DeliveryWay,
  ready: Readiness = inStock,
  count = 3,
): ArrivalBefore[] {
  const { dispatch, delivery } = way
  const arrivals: ArrivalBefore[] = []
  let from: string | null = firstDayFor(wallClockAt(now, dispatch.timeZone), dispatch)
  while (arrivals.length < count) {
    const day: string | null = workingDayAfter(from, 0, dispatch)
    const arrival = day && arrivalOf({ day, time: '00:00' }, way, ready)
    if (!arrival) return arrivals
    const before = momentOf({ day, time: dispatch.cutOff }, dispatch.timeZone)
    arrivals.push({
      before,
      cutOff: wallClockAt(before, delivery.timeZone),
      waits: ready.day > day,
      arrival,
    })
    from = addDays(day, 1)
  }
  return arrivals
}

/** The readiness of goods that are sent together: that of the slowest. Null if it is unknown of one, or without goods. */
export function slowest(readiness: readonly (Readiness | null)[]): Readiness | null {
  return readiness.reduce<Readiness | null>(
    (all, one) =>
      all && one && { day: later(all.day, one.day), workingDays: Math.max(all.workingDays, one.workingDays) },
    readiness.length > 0 ? inStock : null,
  )
}

/** The first day whose cut-off time is still to come. */
function firstDayFor({ day, time }: WallClock, { cutOff }: DispatchCalendar): string {
  return time < cutOff ? day : addDays(day, 1)
}

const later = (one: string, other: string) => (one > other ? one : other)
