const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** A day, `YYYY-MM-DD` with anything after it: "27 November 2026". Empty if it is none. */
export function formatDate(day: string, intl: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? []
  if (!year) return ''
  let format = dateFormats.get(intl)
  if (!format) {
    format = new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'UTC' })
    dateFormats.set(intl, format)
  }
  return joined(format.formatToParts(new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)))), intl)
}

const clockStyles = {
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  time: { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
} as const
const clockFormats = new Map<string, Intl.DateTimeFormat>()

/** Days from the first to the last, `YYYY-MM-DD`: "Wed 2 – Fri 4 Dec". One day if both are the same. */
export function formatDays(first: string, last: string, intl: string): string {
  return joined(clockFormat('day', intl).formatRangeToParts(utc(first), utc(last)), intl)
}

/** A day and a time that is not converted, `YYYY-MM-DD` and `HH:mm`: "Fri 27 Nov, 15:00". */
export function formatDayAndTime({ day, time }: { day: string; time: string }, intl: string): string {
  return joined(clockFormat('time', intl).formatToParts(utc(day, time)), intl)
}

function clockFormat(style: keyof typeof clockStyles, intl: string): Intl.DateTimeFormat {
  const key = `${style} ${intl}`
  const known = clockFormats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(intl, { ...clockStyles[style], timeZone: 'UTC' })
  clockFormats.set(key, made)
  return made
}

/** The text of a date. French writes the first of a month as an ordinal, which `Intl` does not. */
const joined = (parts: readonly Intl.DateTimeFormatPart[], intl: string) =>
  parts
    .map(({ type, value }) => (type === 'day' && value === '1' && intl.startsWith('fr') ? '1er' : value))
    .join('')

const utc = (day: string, time = '00:00') => Date.parse(`${day}T${time}:00Z`)
