import type { CallKind } from '#src/commerce/catalogue-api.ts'
import { createCheckoutApi, openApart } from '#src/commerce/checkout-api.ts'
import {
  parseTokenCookie,
  saveToken,
  serializeTokenCookie,
  type TokenStore,
  tokenOf,
} from '#src/commerce/checkout-token.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Call, Http } from '#src/commerce/http.ts'
import { parseResponse } from '#src/commerce/reply.ts'
import { serializeCookie } from '#src/cookie.ts'
import type { VisitorCart } from '#src/shop.ts'
import { throughGate } from '../call-budget/call-gate.ts'
import { reduceShareOnTimeouts } from '../call-budget/reduce-share.ts'
import { sha256 } from '../digest.ts'
import { deadlines, documentReads, retryPause } from '../limits.ts'
import { loggedBreaker } from '../upstream/logged-breaker.ts'
import type { RequestPorts } from '../upstream/request-ports.ts'
import { isUnhealthyForAll, throughBreaker } from '../upstream/resilience/through-breaker.ts'
import { createClient, type Service } from '../upstream/service.ts'

function isRead({ method, route }: Call): boolean {
  return method === 'GET' || route === 'POST /orders'
}

const opening = { method: 'PUT', path: '/selection', route: 'PUT /selection' } as const

interface VisitorCartOptions {
  /** Merges equal payments into one call; by default each is a call. */
  share?: (send: Http) => Http
  /** Receives each order whose receipt is read. */
  onOrder?: (order: Order) => void
}

/** The cart of a visitor on the server, for visitors without script. Makes no call until one of its methods is used. */
export function createVisitorCart(
  ports: RequestPorts,
  cookies: string,
  { share = (send) => send, onOrder = () => {} }: VisitorCartOptions = {},
): VisitorCart {
  const { isolate, settings, gate, sleep, reportUnreadable } = ports
  const brought = parseTokenCookie(cookies)
  const state = { token: brought, written: false }
  const tokens: TokenStore = {
    read: () => state.token,
    write: (token) => {
      state.token = token
      state.written = true
    },
  }
  const service: Service = {
    upstream: 'checkout',
    baseUrl: settings.COMMERCE_URL,
    headers: {},
    // Passwords and codes have separate limits, which do not concern other calls.
    fetch: (request) => (request.method === 'GET' ? ports.fetchFrom('checkout') : ports.fetch)(request),
    deadline: deadlines.checkout,
  }
  /** Unknown tokens can be made up without end, and so can those the service issued in this request. */
  async function findKind(): Promise<CallKind> {
    const isKnown = brought !== null && isolate.knownTokens.get(await sha256(brought))
    return isKnown ? 'page' : 'unusual'
  }
  let kind: Promise<CallKind> | null = null
  const counted = (http: Http) => throughGate(http, gate, 'checkout', () => (kind ??= findKind()))
  const sent = reduceShareOnTimeouts(share(createClient(ports, service)), isolate.unusualShares.checkout)
  const client: Http = async (call) => {
    const answer = await sent(call)
    const token = answer.status < 300 ? tokenOf(answer.body) : null
    if (token !== null) isolate.knownTokens.set(await sha256(token), true, 0)
    return answer
  }
  const http = counted(client)
  const reading = counted(throughBreaker(client, loggedBreaker(ports, 'checkout'), isUnhealthyForAll))
  const begun = Date.now()

  /** A read gets the time left of the total for all reads of the document. */
  function inTime(call: Call): Call {
    const left = documentReads.total - (Date.now() - begun)
    return {
      ...call,
      deadline: Math.max(documentReads.least, Math.min(call.deadline ?? deadlines.checkout, left)),
    }
  }

  // The server has no page whose unload would abort these calls.
  const createCalls = (owner: TokenStore) =>
    createCheckoutApi(
      (call) => {
        const timed = isRead(call) ? inTime(call) : call
        return (call.method === 'GET' ? reading : http)({ ...timed, keepalive: false })
      },
      owner,
      {
        reportUnreadable,
        pause: async (after) => {
          if (after === 'busy') await sleep(retryPause.limited)
        },
      },
    )
  const checkout = createCalls(tokens)
  const apart = () => openApart(createCalls, tokens)

  return {
    get hasToken() {
      return state.token !== null
    },
    get token() {
      return state.token
    },
    checkout: {
      ...checkout,
      async receipt() {
        const reply = await checkout.receipt()
        if (reply.ok) onOrder(reply.value)
        return reply
      },
    },
    apart,
    tokenReplaced: () => brought !== null && state.token !== brought,
    async start({ country, market, pricelist }, language) {
      // The secret authenticates calls for a cart without an owner; it is never sent with a shopper's token.
      const headers = { authorization: `Bearer ${settings.COMMERCE_SECRET}` }
      const trusted = counted(createClient(ports, { ...service, headers }))
      const answer = await trusted({ ...opening, body: { country, language, market, pricelist } })
      const reply = parseResponse(Selection, answer, opening.route, reportUnreadable)
      if (reply.ok) saveToken(tokens, null, answer.body)
      return reply
    },
    readSaved: (selection) => apart().checkout.attachSelection(selection),
    cookie: () =>
      state.token && state.written
        ? serializeCookie(serializeTokenCookie(state.token), settings.PUBLIC_ORIGIN)
        : null,
  }
}
