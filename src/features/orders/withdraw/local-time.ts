/** Time zones of the countries outside of Central European Time, which is the shop's own. */
const zones: Record<string, string> = {
  BG: 'Europe/Sofia',
  CY: 'Asia/Nicosia',
  EE: 'Europe/Tallinn',
  FI: 'Europe/Helsinki',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  IE: 'Europe/Dublin',
  LT: 'Europe/Vilnius',
  LV: 'Europe/Riga',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
}

/** `asked`, by its IANA name, or a country's if there is no such zone. */
export function timeZoneOf(asked: string, country: string | null): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: asked }).resolvedOptions().timeZone
  } catch {
    return (country && Object.hasOwn(zones, country) ? zones[country] : null) ?? 'Europe/Stockholm'
  }
}

/** A time to the second with the name of the time zone. `time` is ISO 8601. */
export function formatLocalTime(time: string, intl: string, timeZone: string): string {
  return new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(
    new Date(time),
  )
}
