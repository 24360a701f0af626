/** A moment in the shop's own time, as `YYYY-MM-DD HH:mm:ss`. */
export function wallClock(milliseconds: number): string {
  return new Date(milliseconds).toLocaleString('sv-SE', { timeZone: 'Europe/Stockholm' })
}
