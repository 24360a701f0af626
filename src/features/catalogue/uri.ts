export function splatUri(splat: string | undefined): string {
  return (splat ?? '').replace(/\/+$/, '')
}

/** Readable, and percent-encoded, as the service's replies have it. They are equal for plain addresses. */
export function spellingsOf(uri: string): string[] {
  return [...new Set([uri, uri.split('/').map(percentEncode).join('/')])]
}

/** Encodes by RFC 3986, which reserves more characters than `encodeURIComponent` encodes. */
function percentEncode(segment: string): string {
  return encodeURIComponent(segment).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
