import { holidaysOf } from './holidays.ts'

/** The country of the demo shop’s warehouse. */
const home = 'SE'
const weekdays = [1, 2, 3, 4, 5]

/** The time zone of a country, or of its largest part. */
const zones: Record<string, string> = {
  SE: 'Europe/Stockholm',
  FI: 'Europe/Helsinki',
  DK: 'Europe/Copenhagen',
  NO: 'Europe/Oslo',
  FR: 'Europe/Paris',
  NL: 'Europe/Amsterdam',
  DE: 'Europe/Berlin',
  BE: 'Europe/Brussels',
  AT: 'Europe/Vienna',
  LU: 'Europe/Luxembourg',
  IE: 'Europe/Dublin',
  GB: 'Europe/London',
  EE: 'Europe/Tallinn',
  LV: 'Europe/Riga',
  LT: 'Europe/Vilnius',
  PL: 'Europe/Warsaw',
  CZ: 'Europe/Prague',
  SK: 'Europe/Bratislava',
  SI: 'Europe/Ljubljana',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  RO: 'Europe/Bucharest',
  BG: 'Europe/Sofia',
  GR: 'Europe/Athens',
  CY: 'Asia/Nicosia',
  ES: 'Europe/Madrid',
  PT: 'Europe/Lisbon',
  IT: 'Europe/Rome',
  MT: 'Europe/Malta',
}

/** The working days of the warehouse, and its cut-off time, around a moment in milliseconds since 1970. */
export function dispatchCalendar(now: number) {
  const calendar = deliveryCalendar(home, now)
  return calendar && { ...calendar, cutOff: '15:00' }
}

/** The days on which parcels are delivered in a country: in the year before a moment, in its year, and in the next. */
export function deliveryCalendar(country: string, now: number) {
  const timeZone = zones[country]
  const year = new Date(now).getUTCFullYear()
  const years = [year - 1, year, year + 1]
  const holidays = years.map((each) => holidaysOf(country, each))
  if (!timeZone || !holidays.every((each) => each !== null)) return null
  return { timeZone, workingDays: weekdays, years, holidays: holidays.flat() }
}
