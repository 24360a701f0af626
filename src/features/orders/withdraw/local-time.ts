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

/**
 * `asked`, by its IANA name, or a country's if there is no such zone, or it is UTC: devices that hide where they are say
 * so.
 */
export function timeZoneOf(asked: string, country: string | null): string {
  const zone = knownZone(asked)
  if (zone !== null && zone !== 'UTC') return zone
  return (country && Object.hasOwn(zones, country) ? zones[country] : null) ?? 'Europe/Stockholm'
}

function knownZone(asked: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: asked }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** A time to the second with the name of the time zone. `time` is ISO 8601. */
export function formatLocalTime(time: string, intl: string, timeZone: string): string {
  return new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(
    new Date(time),
  )
}
