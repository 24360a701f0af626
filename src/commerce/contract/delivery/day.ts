import * as v from 'valibot'

const dayForm = /^(\d{4})-(\d{2})-(\d{2})$/

/** A calendar day, `YYYY-MM-DD`. Days are compared as texts. */
export const Day = v.pipe(v.string(), v.regex(dayForm), v.check(isDay, 'a day of the calendar'))

/** A time of day in a time zone that is known from elsewhere: `day` is `YYYY-MM-DD`, `time` is `HH:mm`. */
export interface WallClock {
  day: string
  time: string
}

/** The day that many days later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The day of the week, from 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** The time that clocks in a time zone show at a moment in milliseconds since 1970. */
export function wallClockAt(moment: number, timeZone: string): WallClock {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/**
 * The moment at which clocks in a time zone show this time, in milliseconds since 1970. Of a time that a change of the
 * clocks repeats it is the first; of one that is skipped, as much later as the clocks move.
 */
export function momentOf({ day, time }: WallClock, timeZone: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  // The zone's offset may change between `asUtc` and the moment itself.
  const offsets = [asUtc - halfDay, asUtc + halfDay].map((near) => offsetAt(near, timeZone))
  const moments = offsets.map((offset) => asUtc - offset)
  const exact = moments.filter((moment) => moment + offsetAt(moment, timeZone) === asUtc)
  return exact.length > 0 ? Math.min(...exact) : Math.max(...moments)
}

/** The time in a text such as `2026-11-27 14:05:09`; null if it names none. */
export function parseWallClock(text: string): WallClock | null {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})[ T]((?:[01]\d|2[0-3]):[0-5]\d)/.exec(text) ?? []
  return isDay(day) && time !== '' ? { day, time } : null
}

/** True if this runtime knows a time zone by its name in the database of IANA, such as `Europe/Stockholm`. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name)
    return true
  } catch {
    return false
  }
}

const halfDay = 12 * 60 * 60 * 1000

function offsetAt(moment: number, timeZone: string): number {
  const { day, time } = wallClockAt(moment, timeZone)
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(moment / 60_000) * 60_000
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return dayForm.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, made)
  return made
}
