/** The part of an address a route matched, without the slash people leave at its end. */
export function splatUri(splat: string | undefined): string {
  return (splat ?? '').replace(/\/+$/, '')
}

/**
 * The ways the service may know an address by: as it is read, and percent-encoded, as its replies have it. They are
 * one and the same for plain addresses.
 */
export function spellingsOf(uri: string): string[] {
  return [...new Set([uri, uri.split('/').map(percentEncode).join('/')])]
}

/** As RFC 3986 has it, which `encodeURIComponent` predates. */
function percentEncode(segment: string): string {
  return encodeURIComponent(segment).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
