import { addDays, weekdayOf } from '#src/commerce/contract/delivery/day.ts'

/** The public holidays of a country by rule, so that they are known of every year. */
interface HolidayRules {
  /** Days of the calendar: `MM-DD`, separated by spaces. */
  fixed: string
  /** Days after Easter Sunday, or before it. */
  easter: number[]
  /** True where Easter is that of the Orthodox churches. */
  orthodox?: boolean
  /** A day of the week on or after a day of the calendar: `MM-DD` and 1 for Monday to 7 for Sunday. */
  floating?: [from: string, weekday: number][]
  /** Those of `fixed` that move to the next working day when they are on a weekend. */
  moved?: string
  /** Days that no other field can express. */
  of?(year: number): string[]
}

const monday = 1
const friday = 5
const saturday = 6

/**
 * Holidays of whole countries, without those of their regions; in the Nordic countries also the eves that their
 * laws on holidays and on shop hours treat like Sundays.
 */
const rules: Record<string, HolidayRules> = {
  SE: {
    fixed: '01-01 01-06 05-01 06-06 12-24 12-25 12-26 12-31',
    easter: [-2, 1, 39],
    floating: [
      ['06-19', friday],
      ['06-20', saturday],
      ['10-31', saturday],
    ],
  },
  FI: {
    fixed: '01-01 01-06 05-01 12-06 12-24 12-25 12-26',
    easter: [-2, 1, 39],
    floating: [
      ['06-19', friday],
      ['06-20', saturday],
      ['10-31', saturday],
    ],
  },
  DK: { fixed: '01-01 06-05 12-24 12-25 12-26', easter: [-3, -2, 1, 39, 50] },
  NO: { fixed: '01-01 05-01 05-17 12-25 12-26', easter: [-3, -2, 1, 39, 50] },
  FR: { fixed: '01-01 05-01 05-08 07-14 08-15 11-01 11-11 12-25', easter: [1, 39, 50] },
  NL: {
    fixed: '01-01 12-25 12-26',
    easter: [1, 39, 50],
    // King’s Day is never on a Sunday.
    of: (year) => [weekdayOf(`${year}-04-27`) === 7 ? '04-26' : '04-27'],
  },
  DE: { fixed: '01-01 05-01 10-03 12-25 12-26', easter: [-2, 1, 39, 50] },
  BE: { fixed: '01-01 05-01 07-21 08-15 11-01 11-11 12-25', easter: [1, 39, 50] },
  AT: { fixed: '01-01 01-06 05-01 08-15 10-26 11-01 12-08 12-25 12-26', easter: [1, 39, 50, 60] },
  LU: { fixed: '01-01 05-01 05-09 06-23 08-15 11-01 12-25 12-26', easter: [1, 39, 50] },
  IE: {
    fixed: '01-01 03-17 12-25 12-26',
    moved: '01-01 03-17 12-25 12-26',
    easter: [1],
    floating: [
      ['05-01', monday],
      ['06-01', monday],
      ['08-01', monday],
      ['10-25', monday],
    ],
    // Saint Brigid’s Day is the first Monday of February, or the first of February if that is a Friday.
    of: (year) => [weekdayOf(`${year}-02-01`) === friday ? '02-01' : weekdayFrom(year, '02-01', monday)],
  },
  GB: {
    fixed: '01-01 12-25 12-26',
    moved: '01-01 12-25 12-26',
    easter: [-2, 1],
    floating: [
      ['05-01', monday],
      ['05-25', monday],
      ['08-25', monday],
    ],
  },
  EE: { fixed: '01-01 02-24 05-01 06-23 06-24 08-20 12-24 12-25 12-26', easter: [-2] },
  LV: {
    fixed: '01-01 05-01 05-04 06-23 06-24 11-18 12-24 12-25 12-26 12-31',
    moved: '05-04 11-18',
    easter: [-2, 1],
  },
  LT: { fixed: '01-01 02-16 03-11 05-01 06-24 07-06 08-15 11-01 11-02 12-24 12-25 12-26', easter: [1] },
  PL: { fixed: '01-01 01-06 05-01 05-03 08-15 11-01 11-11 12-24 12-25 12-26', easter: [1, 60] },
  CZ: {
    fixed: '01-01 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26',
    easter: [-2, 1],
  },
  SK: {
    fixed: '01-01 01-06 05-01 07-05 08-29 11-01 12-24 12-25 12-26',
    easter: [-2, 1],
    // Two were worked in 2026 by law.
    of: (year) => (year === 2026 ? [] : ['05-08', '09-15']),
  },
  SI: { fixed: '01-01 01-02 02-08 04-27 05-01 05-02 06-25 08-15 10-31 11-01 12-25 12-26', easter: [1] },
  HR: {
    fixed: '01-01 01-06 05-01 05-30 06-22 08-05 08-15 11-01 11-18 12-25 12-26',
    easter: [1, 60],
  },
  HU: { fixed: '01-01 03-15 05-01 08-20 10-23 11-01 12-25 12-26', easter: [-2, 1, 50] },
  RO: {
    fixed: '01-01 01-02 01-06 01-07 01-24 05-01 06-01 08-15 11-30 12-01 12-25 12-26',
    easter: [-2, 1, 50],
    orthodox: true,
  },
  BG: {
    fixed: '01-01 03-03 05-01 05-06 05-24 09-06 09-22 12-24 12-25 12-26',
    moved: '01-01 03-03 05-01 05-06 05-24 09-06 09-22 12-24 12-25 12-26',
    easter: [-2, 1],
    orthodox: true,
  },
  GR: {
    fixed: '01-01 01-06 03-25 05-01 08-15 10-28 12-25 12-26',
    easter: [-48, -2, 1, 50],
    orthodox: true,
  },
  CY: {
    fixed: '01-01 01-06 03-25 04-01 05-01 08-15 10-01 10-28 12-25 12-26',
    easter: [-48, -2, 1, 50],
    orthodox: true,
  },
  ES: { fixed: '01-01 01-06 05-01 08-15 10-12 11-01 12-06 12-08 12-25', easter: [-2] },
  PT: { fixed: '01-01 04-25 05-01 06-10 08-15 10-05 11-01 12-01 12-08 12-25', easter: [-2, 60] },
  IT: {
    fixed: '01-01 01-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26',
    easter: [1],
  },
  MT: {
    fixed: '01-01 02-10 03-19 03-31 05-01 06-07 06-29 08-15 09-08 09-21 12-08 12-13 12-25',
    easter: [-2],
  },
}

/** The public holidays of a country in a year, `YYYY-MM-DD`, in order; null of a country whose rules are unknown. */
export function holidaysOf(country: string, year: number): string[] | null {
  const found = rules[country]
  if (!found) return null
  const { fixed, easter, orthodox = false, floating = [], moved = '', of } = found
  const sunday = orthodox ? orthodoxEaster(year) : easterSunday(year)
  const days = new Set([
    ...easter.map((offset) => addDays(sunday, offset)),
    ...[
      ...fixed.split(' '),
      ...floating.map(([from, weekday]) => weekdayFrom(year, from, weekday)),
      ...(of?.(year) ?? []),
    ].map((day) => `${year}-${day}`),
  ])
  for (const day of moved ? moved.split(' ').map((entry) => `${year}-${entry}`) : []) {
    if (weekdayOf(day) >= saturday) days.add(nextWorkday(day, days))
  }
  return [...days].sort()
}

function nextWorkday(day: string, holidays: ReadonlySet<string>): string {
  const next = addDays(day, 1)
  return weekdayOf(next) >= saturday || holidays.has(next) ? nextWorkday(next, holidays) : next
}

function weekdayFrom(year: number, from: string, weekday: number): string {
  const day = `${year}-${from}`
  return addDays(day, (weekday - weekdayOf(day) + 7) % 7).slice(5)
}

/** Easter Sunday in the Gregorian calendar, by the anonymous algorithm of 1876. */
function easterSunday(year: number): string {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451)
  return addDays(`${year}-03-22`, moon + week - 7 * late)
}

/** Easter Sunday of the Orthodox churches, by Meeus: that of the Julian calendar, 13 days later in this century. */
function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30
  const week = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  return addDays(`${year}-03-22`, moon + week + 13)
}
