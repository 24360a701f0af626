export interface Cookie {
  name: string
  value: string
  maxAge: number
}

/**
 * Serializes a cookie for a `Set-Cookie` header or `document.cookie`: for all paths, `SameSite=Lax`. `origin` is the
 * shop's own as browsers see it. The cookie is `Secure` on https; not on http, because WebKit refuses that there, even
 * on `localhost`.
 */
export function serializeCookie({ name, value, maxAge }: Cookie, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${maxAge}${secure}; SameSite=Lax`
}
