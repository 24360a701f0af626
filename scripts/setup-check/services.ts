import pLimit from 'p-limit'
import { contentConnection } from '#src/commerce/content/content-connection.ts'
import { createHttp, type Fetch, type Http } from '#src/commerce/http.ts'
import { createPersistentHttp } from '#src/commerce/search-sync/persistent-http.ts'
import type { Variables } from '#worker/env.ts'

const settings = {
  /** Concurrent calls to all services together. */
  concurrency: 4,
  /** Milliseconds of an attempt. */
  deadline: 15_000,
  /** A page of 125 products is some 700 kB. */
  maxBytes: 16_000_000,
  attempts: 4,
  pause: { first: 1_000, longest: 10_000 },
}

/** The effects of a check. */
export interface Effects {
  fetch: Fetch
  sleep(milliseconds: number): Promise<void>
}

/** A service that the shop calls, with the variables that lead to it. */
export interface Service {
  http: Http
  /** Its name in sentences. */
  name: string
  /** The name of the variable with its address. */
  addressVariable: string
  /** Its origin: an address may have a key in it. */
  origin: string
  /** The name of the variable with its key; null if it needs none. */
  keyVariable: string | null
}

export interface Services {
  /** The Checkout API with the shared secret, without a session. */
  catalogue: Service
  /** The Checkout API as the shop's pages in browsers call it. */
  browser: Service
  stock: Service
  search: Service
  /** The search service with a key that may read the settings of indexes; null without such a key. */
  searchAdmin: Service | null
  /** Null where not configured, like the next. */
  content: Service | null
  orders: Service | null
  vehicles: Service | null
  /** A single request, not repeated. It is aborted some time after it was sent, its body included. */
  fetch: Fetch
  /** A single request to the running shop, which does not wait for calls of services. */
  fetchFromShop: Fetch
}

/** Creates the calls of the shop's services with these variables. `searchAdminKey` is `SEARCH_WRITE_KEY`. */
export function createServices(
  variables: Variables,
  searchAdminKey: string | null,
  { fetch, sleep }: Effects,
): Services {
  const { PUBLIC_ORIGIN, PUBLIC_CHECKOUT_URL } = variables
  const content = contentConnection(variables)
  const limit = pLimit(settings.concurrency)
  const limited: Fetch = (request) => limit(() => fetch(request))

  function service(
    name: string,
    addressVariable: string,
    keyVariable: string | null,
    address: string,
    headers: Record<string, string | undefined>,
    send = limited,
  ): Service {
    const { deadline, maxBytes, attempts, pause } = settings
    const options = { baseUrl: address, fetch: send, headers: defined(headers), deadline, maxBytes }
    const once = createHttp(options)
    const persistent = createPersistentHttp(options, { attempts, pause, sleep, random: Math.random })
    return {
      // A cart is changed, and a payment started, at most once.
      http: (call) => (isRead(call) ? persistent(call) : once(call)),
      name,
      addressVariable,
      origin: URL.parse(address)?.origin ?? '',
      keyVariable,
    }
  }

  return {
    catalogue: service('The Checkout API', 'COMMERCE_URL', 'COMMERCE_SECRET', variables.COMMERCE_URL, {
      authorization: `Bearer ${variables.COMMERCE_SECRET}`,
      'api-token': 'none',
    }),
    browser: service(
      'The Checkout API for browsers',
      'PUBLIC_CHECKOUT_URL',
      null,
      new URL(PUBLIC_CHECKOUT_URL, PUBLIC_ORIGIN).href,
      { origin: PUBLIC_ORIGIN },
    ),
    stock: service('The Shop API', 'SHOP_API_URL', 'SHOP_API_KEY', variables.SHOP_API_URL, {
      'api-authorization': variables.SHOP_API_KEY,
    }),
    search: service('The search service', 'SEARCH_URL', 'SEARCH_KEY', variables.SEARCH_URL, {
      authorization: `Bearer ${variables.SEARCH_KEY}`,
    }),
    searchAdmin:
      searchAdminKey === null
        ? null
        : service('The search service', 'SEARCH_URL', 'SEARCH_WRITE_KEY', variables.SEARCH_URL, {
            authorization: `Bearer ${searchAdminKey}`,
          }),
    content: content
      ? service(
          'The content service',
          'CONTENT_URL',
          'CONTENT_TOKEN',
          content.baseUrl,
          content.headers,
          content.adapt(limited),
        )
      : null,
    orders: variables.ORDER_LOOKUP_URL
      ? service('The order look-up', 'ORDER_LOOKUP_URL', 'ORDER_LOOKUP_KEY', variables.ORDER_LOOKUP_URL, {
          authorization: variables.ORDER_LOOKUP_KEY && `Bearer ${variables.ORDER_LOOKUP_KEY}`,
        })
      : null,
    vehicles: variables.VEHICLE_LOOKUP_URL
      ? service('The car look-up', 'VEHICLE_LOOKUP_URL', 'VEHICLE_LOOKUP_KEY', variables.VEHICLE_LOOKUP_URL, {
          authorization: variables.VEHICLE_LOOKUP_KEY && `Bearer ${variables.VEHICLE_LOOKUP_KEY}`,
        })
      : null,
    fetch: (request) =>
      limit(() => fetch(new Request(request, { signal: AbortSignal.timeout(settings.deadline) }))),
    fetchFromShop: fetch,
  }
}

/** Listings are read by POST. */
function isRead({ method, path }: { method: string; path: string }): boolean {
  return method === 'GET' || !/^\/(?:items|lines|payment)\b/.test(path)
}

function defined(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
