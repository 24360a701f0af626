import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { PastOrder } from '#src/commerce/contract/payment/past-order.ts'
import type { ReturnReason } from '#src/commerce/contract/support.ts'
import { dayAfter } from '../receipt/receipt.ts'

/** `unused`: it is neither wrong nor faulty. `faulty`: it is one of these. `oldPart`: the old part, for its deposit. */
export const returnKinds = ['unused', 'faulty', 'oldPart'] as const
export type ReturnKind = (typeof returnKinds)[number]

const kinds: Record<ReturnReason, ReturnKind> = {
  noFit: 'unused',
  wrongPart: 'faulty',
  faulty: 'faulty',
  failed: 'faulty',
  changedMind: 'unused',
  oldPart: 'oldPart',
}

export function kindOf(reason: ReturnReason): ReturnKind {
  return kinds[reason]
}

/** The terms for sending goods of one kind back. Days are `YYYY-MM-DD`. */
export interface ReturnTerms {
  /** Days from the arrival within which they must be sent; null if there is no limit, or it is unknown. */
  days: number | null
  /** The last of these days; null without a limit, or before everything has arrived. */
  until: string | null
  /** The day until which the legal guarantee lasts at least, for goods that have arrived; null for other kinds. */
  guaranteedUntil: string | null
  /** The party that pays for the parcel; null if unknown. */
  paidBy: 'buyer' | 'seller' | null
}

type Facts = Pick<ShopFacts, 'returnDays' | 'oldPartDays' | 'returnPaidBy'>
type Order = Pick<PastOrder, 'shipments' | 'address'>

/** True if the order names a business: consumer law does not apply then. */
export function isBusiness({ address }: Pick<Order, 'address'>): boolean {
  return address.vatNumber !== '' || address.company !== ''
}

/**
 * The terms of a return by the facts about the shop and the dates of the order. A seller pays for the parcel of what is
 * wrong or faulty (Directive (EU) 2019/771, article 14), and is liable for two years at least (article 10).
 */
export function returnTerms(kind: ReturnKind, order: Order, facts: Facts | null): ReturnTerms {
  const arrival = arrivalOf(order)
  if (kind === 'faulty') {
    const isConsumer = !isBusiness(order)
    return {
      days: null,
      until: null,
      guaranteedUntil: isConsumer && arrival ? yearsAfter(arrival, 2) : null,
      paidBy: isConsumer ? 'seller' : null,
    }
  }
  const days = (kind === 'oldPart' ? facts?.oldPartDays : facts?.returnDays) ?? null
  return {
    days,
    until: days !== null && arrival ? dayAfter(arrival, days) : null,
    guaranteedUntil: null,
    paidBy: facts?.returnPaidBy ?? null,
  }
}

/** The day on which the last parcel arrived; null if one is on its way, or a date is unknown. */
function arrivalOf({ shipments }: Order): string | null {
  const days = shipments.map(({ deliveredDate }) => /^\d{4}-\d{2}-\d{2}/.exec(deliveredDate)?.[0] ?? '')
  return days.length > 0 && !days.includes('') ? (days.toSorted().at(-1) ?? null) : null
}

/** The same day of a later year; 28 February instead of the 29th. */
function yearsAfter(day: string, years: number): string {
  const [year = '', ...rest] = day.split('-')
  return [Number(year) + years, ...rest].join('-').replace('-02-29', '-02-28')
}
