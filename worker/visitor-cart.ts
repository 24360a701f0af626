import { createCheckoutApi } from '#src/commerce/checkout-api.ts'
import {
  parseTokenCookie,
  saveToken,
  serializeTokenCookie,
  type TokenStore,
} from '#src/commerce/checkout-token.ts'
import { Selection } from '#src/commerce/contract/selection/selection.ts'
import { parseResponse } from '#src/commerce/reply.ts'
import { serializeCookie } from '#src/cookie.ts'
import type { VisitorCart } from '#src/shop.ts'
import { deadlines } from './limits.ts'
import type { RequestPorts } from './upstream/request-ports.ts'
import { createClient, type Service } from './upstream/service.ts'
import { isUnhealthyForAll, throughBreaker } from './upstream/through-breaker.ts'

const opening = { method: 'PUT', path: '/selection', route: 'PUT /selection' } as const

/** The cart behind the token of a request. Nothing is asked before something is wanted of it. */
export function createVisitorCart(ports: RequestPorts, cookies: string): VisitorCart {
  const { isolate, settings, fetch, reportUnreadable } = ports
  const brought = parseTokenCookie(cookies)
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
  const http = createClient(ports, service)
  const reading = throughBreaker(http, isolate.breakers.checkout, isUnhealthyForAll)

  return {
    hasToken: brought !== null,
    // No page stands behind these calls that they could outlive.
    checkout: createCheckoutApi(
      (call) => (call.method === 'GET' ? reading : http)({ ...call, keepalive: false }),
      tokens,
      { reportUnreadable },
    ),
    tokenReplaced: () => brought !== null && held.token !== brought,
    async start({ country, market, pricelist }, language) {
      // The secret opens a cart that is nobody's yet; it never goes along with a shopper's token.
      const headers = { authorization: `Bearer ${settings.COMMERCE_SECRET}` }
      const trusted = createClient(ports, { ...service, headers })
      const answer = await trusted({ ...opening, body: { country, language, market, pricelist } })
      const reply = parseResponse(Selection, answer, opening.route, reportUnreadable)
      if (reply.ok) saveToken(tokens, null, answer.body)
      return reply
    },
    cookie: () =>
      held.token && held.written
        ? serializeCookie(serializeTokenCookie(held.token), settings.PUBLIC_ORIGIN)
        : null,
  }
}
