import * as v from 'valibot'
import { addDays, Day, isTimeZone, weekdayOf } from './day.ts'

const TimeZone = v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone, 'a time zone'))

const entries = {
  /** The time zone of the days, by its name in the database of IANA: `Europe/Stockholm`. */
  timeZone: TimeZone,
  /** The working days of a week, from 1 for Monday to 7 for Sunday. */
  workingDays: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
    v.minLength(1),
    v.maxLength(7),
  ),
  /** The years whose holidays are listed. Nothing is known of days in others. */
  years: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(9999))),
    v.maxLength(10),
  ),
  /** Days without work, `YYYY-MM-DD`. If one is unreadable, nothing is known of any. */
  holidays: v.pipe(v.array(Day), v.maxLength(400)),
}

/** The days on which something is done in a place, such as parcels being delivered. */
export const WorkingCalendar = v.object(entries)
export type WorkingCalendar = v.InferOutput<typeof WorkingCalendar>

/** The days on which parcels leave. */
export const DispatchCalendar = v.object({
  ...entries,
  /** Orders placed before this time of a working day leave on the same day: `HH:mm` in the time zone of the days. */
  cutOff: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
})
export type DispatchCalendar = v.InferOutput<typeof DispatchCalendar>

/**
 * The working day that many working days after a day; with 0 the day itself, or the next working day if it is none.
 * Null if a day on the way is in a year whose holidays are not listed.
 */
export function workingDayAfter(day: string, count: number, calendar: WorkingCalendar): string | null {
  let current = count === 0 ? day : addDays(day, 1)
  let left = Math.max(count, 1)
  while (calendar.years.includes(Number(current.slice(0, 4)))) {
    if (isWorkingDay(current, calendar)) left -= 1
    if (left === 0) return current
    current = addDays(current, 1)
  }
  return null
}

function isWorkingDay(day: string, { workingDays, holidays }: WorkingCalendar): boolean {
  return workingDays.includes(weekdayOf(day)) && !holidays.includes(day)
}
