/** What an address of the catalogue can look like; anything else is nobody's, and need not be asked about. */
export function isUri(text: string): boolean {
  return /^[a-z0-9][a-z0-9/_-]{0,200}$/.test(text)
}

/** The part of an address a splat route matched, without the slash people leave at its end. */
export function splatUri(splat: string | undefined): string {
  return (splat ?? '').replace(/\/+$/, '')
}
