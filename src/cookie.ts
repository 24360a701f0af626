export interface Cookie {
  name: string
  /** What a cookie may hold unquoted (RFC 6265, section 4.1.1). */
  value: string
  /** Seconds until the browser forgets it. */
  maxAge: number
}

/**
 * The text of a `Set-Cookie` header, or of an assignment to `document.cookie`: for every path of the shop, and sent
 * when a link on another site leads here. `origin` is the shop's own, as the browser sees it. A cookie of an https
 * page is `Secure`; one of an http page is not, because WebKit refuses that there, on `localhost` too.
 */
export function serializeCookie({ name, value, maxAge }: Cookie, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${maxAge}${secure}; SameSite=Lax`
}
