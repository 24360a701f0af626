import type { DeliveryTerms, ShopFacts } from '#src/commerce/contract/content.ts'
import {
  type Arrival,
  type DeliveryWay,
  nextArrivals,
  type Readiness,
} from '#src/commerce/contract/delivery/arrival.ts'
import { formatMinutes, intlLocale } from '#src/i18n/format.ts'
import { formatDayAndTime, formatDays } from '#src/i18n/format-days.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { countedMinutes, type DeliveryPromise, type PromisedArrival } from './delivery-promise.ts'

type Facts = Pick<ShopFacts, 'dispatch' | 'delivery' | 'returnDays' | 'paymentMarks'>

interface Style {
  i18n: Pick<I18n, 't' | 'locale'>
  country: string | null
}

const maxMarks = 8

/** The calendars of a delivery method to the country of the facts; null if facts are missing, so that no day can be named. */
export function deliveryWay(facts: Facts | null, terms: DeliveryTerms | null): DeliveryWay | null {
  if (!facts?.dispatch || !facts.delivery || !terms?.days) return null
  return { dispatch: facts.dispatch, delivery: facts.delivery, days: terms.days }
}

/** "Expected Wed 2 – Fri 4 Dec" */
export function expectedText(arrival: Arrival, style: Style): string {
  return style.i18n.t('promise.expected', { dates: arrivalDates(arrival, style) })
}

/** "Wed 2 – Fri 4 Dec" */
export function arrivalDates({ first, last }: Arrival, { i18n, country }: Style): string {
  return formatDays(first, last, intlLocale(i18n.locale, country))
}

/** The days on which goods arrive; empty if it is unknown when they can leave. `now` is in milliseconds since 1970. */
export function promisedArrivals(
  now: number,
  { way, ready }: { way: DeliveryWay | null; ready: Readiness | null },
  style: Style,
): PromisedArrival[] {
  const { i18n, country } = style
  if (!way || !ready) return []
  return nextArrivals(now, way, ready).map(({ before, cutOff, waits, arrival }) => ({
    before,
    expected: expectedText(arrival, style),
    orderBy: waits
      ? ''
      : i18n.t('promise.orderBy', { time: formatDayAndTime(cutOff, intlLocale(i18n.locale, country)) }),
  }))
}

/** The promise of a page; `isOffered` says which payment methods the visitor has. */
export function deliveryPromise(
  promised: Pick<DeliveryPromise, 'arrivals' | 'method' | 'price'>,
  facts: Facts | null,
  { t, locale }: Style['i18n'],
  isOffered: (paymentMethod: string) => boolean = () => true,
): DeliveryPromise {
  const marks = (facts?.paymentMarks ?? []).filter(({ paymentMethod }) => isOffered(paymentMethod))
  return {
    ...promised,
    returns: facts?.returnDays ? t('promise.returns', { days: facts.returnDays }) : '',
    marks: [...new Set(marks.map(({ mark }) => mark))].slice(0, maxMarks),
    text: {
      title: t('promise.title'),
      payments: t('promise.payments'),
      longest: formatMinutes(countedMinutes - 1, locale),
    },
  }
}
