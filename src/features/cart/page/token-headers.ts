import type { VisitorCart } from '#src/shop.ts'

export function tokenHeaders(cart: VisitorCart): HeadersInit {
  const cookie = cart.cookie()
  return cookie ? { 'set-cookie': cookie } : {}
}
