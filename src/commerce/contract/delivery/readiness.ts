import * as v from 'valibot'
import { Attribute } from '../wire.ts'
import { inStock, type Readiness } from './arrival.ts'
import { Day } from './day.ts'

/** The custom attributes that say when a part that is not on the shelf can be had. */
export const availabilityAttributes = {
  availability_kind: Attribute,
  availability_days: Attribute,
  availability_date: Attribute,
}

/** Those facts, as products and lines have them. */
export interface Availability {
  availabilityKind: string
  /** Working days until a supplier has delivered; null if unknown. */
  availabilityDays: number | null
  /** `YYYY-MM-DD`; empty if unknown. */
  availabilityDate: string
}

/** A number of days as the attribute writes it; null if it is none. */
export function parseDays(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
}

/**
 * The earliest dispatch of a part that can be bought; null if unknown. A delivery that was expected before `today`
 * (`YYYY-MM-DD`) is late, so that its day is unknown too.
 */
export function readinessOf(part: Availability, today: string): Readiness | null {
  const { availabilityKind: kind, availabilityDays: days, availabilityDate: date } = part
  if (kind === '' || kind === 'stock') return inStock
  if (kind === 'supplier') return days === null ? null : { day: '', workingDays: days }
  const isExpected = kind === 'on_order' || kind === 'preorder'
  return isExpected && v.is(Day, date) && date >= today ? { day: date, workingDays: 0 } : null
}

/** Working days until a part leaves; null while it is expected, or unknown. Orders late in a day leave on the next. */
export function handlingDays({
  availabilityKind: kind,
  availabilityDays: days,
}: Availability): { min: number; max: number } | null {
  if (kind === '' || kind === 'stock') return { min: 0, max: 1 }
  return kind === 'supplier' && days !== null ? { min: days, max: days + 1 } : null
}
