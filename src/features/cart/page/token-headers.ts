import type { VisitorCart } from '#src/shop.ts'

/** The headers of an answer made for one visitor: the cookie of the token, where it has to be set again. */
export function tokenHeaders(cart: VisitorCart): HeadersInit {
  const cookie = cart.cookie()
  return cookie ? { 'set-cookie': cookie } : {}
}
