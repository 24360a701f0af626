/** A time in the shop's time zone, `YYYY-MM-DD HH:mm:ss`. */
export function wallClock(milliseconds: number): string {
  return new Date(milliseconds).toLocaleString('sv-SE', { timeZone: 'Europe/Stockholm' })
}
