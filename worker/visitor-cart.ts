import { createCheckoutApi } from '#src/commerce/checkout-api.ts'
import { keepToken, type TokenStore, tokenAsCookie, tokenFromCookies } from '#src/commerce/checkout-token.ts'
import { Selection } from '#src/commerce/contract/selection.ts'
import { readAnswer } from '#src/commerce/reply.ts'
import { serializeCookie } from '#src/cookie.ts'
import type { VisitorCart } from '#src/shop.ts'
import { deadlines } from './limits.ts'
import { breakerOf } from './upstream/breakers.ts'
import type { UpstreamPorts } from './upstream/ports.ts'
import { openService, type Service } from './upstream/service.ts'
import { isUnhealthyForAll, throughBreaker } from './upstream/through-breaker.ts'

const opening = { method: 'PUT', path: '/selection', route: 'PUT /selection' } as const

/** The cart behind the token of a request. Nothing is asked before something is wanted of it. */
export function createVisitorCart(ports: UpstreamPorts, cookies: string): VisitorCart {
  const { settings, fetch, reportUnreadable } = ports
  const brought = tokenFromCookies(cookies)
  const held = { token: brought, written: false }
  const tokens: TokenStore = {
    read: () => held.token,
    write: (token) => {
      held.token = token
      held.written = true
    },
  }
  const service: Service = {
    upstream: 'checkout',
    baseUrl: settings.COMMERCE_URL,
    headers: {},
    fetch,
    deadline: deadlines.checkout,
  }
  const http = openService(ports, service)
  const reading = throughBreaker(http, breakerOf('checkout', settings.COMMERCE_URL), isUnhealthyForAll)

  return {
    begun: brought !== null,
    // No page stands behind these calls that they could outlive.
    checkout: createCheckoutApi(
      (call) => (call.method === 'GET' ? reading : http)({ ...call, keepalive: false }),
      tokens,
      { reportUnreadable },
    ),
    renewed: () => brought !== null && held.token !== brought,
    async begin({ country, market, pricelist }, language) {
      // The secret opens a cart that is nobody's yet; it never goes along with a shopper's token.
      const headers = { authorization: `Bearer ${settings.COMMERCE_SECRET}` }
      const trusted = openService(ports, { ...service, headers })
      const answer = await trusted({ ...opening, body: { country, language, market, pricelist } })
      const reply = readAnswer(Selection, answer, opening.route, reportUnreadable)
      if (reply.ok) keepToken(tokens, null, answer.body)
      return reply
    },
    cookie: () =>
      held.token && held.written ? serializeCookie(tokenAsCookie(held.token), settings.PUBLIC_ORIGIN) : null,
  }
}
