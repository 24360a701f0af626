import type { GenericSchema } from 'valibot'
import { type Ask, createCatalogueApi, type Question } from '#src/commerce/catalogue-api.ts'
import { CountriesReply } from '#src/commerce/contract/region.ts'
import { StockReply } from '#src/commerce/contract/stock.ts'
import { createHttp, type Fetch, type Http } from '#src/commerce/http.ts'
import { path } from '#src/commerce/path.ts'
import { readAnswer, UpstreamError } from '#src/commerce/reply.ts'
import type { PublicConfig } from '#src/config.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import type { Shop } from '#src/shop.ts'
import { DataCache } from './cache/data-cache.ts'
import { policies } from './cache/policy.ts'
import type { Store } from './cache/store.ts'
import type { Variables } from './env.ts'
import { findRegion } from './region/region.ts'
import type { Ledger } from './upstream/ledger.ts'

const catalogueDeadline = 3_000
const stockDeadline = 1_500
const retryAfterSeconds = 30

export interface ShopPorts {
  settings: Variables
  /** Limited to what one request may have in flight, and retried where that is safe. */
  fetch: Fetch
  store: Store
  ledger: Ledger
  requestId: string
  now(): number
  waitUntil(work: Promise<unknown>): void
  report(error: unknown): void
}

/** Answers for everyone, shared by the requests of this isolate. */
const publicAnswers = new DataCache()

/** This request's shop. Throws a 503 `Response` when the back end cannot even say where goods are sent. */
export async function createShop(ports: ShopPorts, i18n: I18n, countries: (string | null)[]): Promise<Shop> {
  const { settings, fetch, requestId } = ports
  const commerce = createHttp({
    baseUrl: settings.COMMERCE_URL,
    fetch,
    headers: {
      authorization: `Bearer ${settings.COMMERCE_SECRET}`,
      'api-token': 'none',
      'x-correlation-id': requestId,
    },
    deadline: catalogueDeadline,
  })
  const ask = cachedAsk(commerce, ports)
  const located = await ask({
    method: 'GET',
    path: '/countries/all',
    route: 'GET /countries/all',
    schema: CountriesReply,
    freshness: 'taxonomy',
    isEmpty: (reply) => reply.countries.length === 0,
  })
  const region = located.ok ? findRegion(located.value.countries, countries) : null
  if (!region) throw unavailable()
  const { market, pricelist } = region
  return {
    locale: i18n.locale,
    i18n,
    region,
    origin: settings.PUBLIC_ORIGIN,
    config: publicConfig(settings),
    catalogue: createCatalogueApi(ask, { language: i18n.locale, market, pricelist }),
    liveStock: stockAsker(ports),
  }
}

/** What the browser may know of the variables. */
export function publicConfig(settings: Variables): PublicConfig {
  return { checkoutUrl: settings.PUBLIC_CHECKOUT_URL, debugEvents: settings.PUBLIC_DEBUG_EVENTS }
}

function cachedAsk(http: Http, ports: ShopPorts): Ask {
  return async (question) => {
    const started = ports.now()
    try {
      const { reply, source } = await publicAnswers.find(
        {
          key: keyOf(question, ports.settings.COMMERCE_URL),
          route: question.route,
          schema: question.schema,
          policy: policies[question.freshness],
          ...(question.isEmpty ? { isEmpty: question.isEmpty } : {}),
          load: () => http(question),
        },
        ports,
      )
      ports.ledger.note({ route: question.route, source, duration: ports.now() - started })
      return reply
    } catch (error) {
      ports.ledger.note({ route: question.route, source: 'failed', duration: ports.now() - started })
      ports.report(error)
      throw error instanceof UpstreamError ? unavailable() : error
    }
  }
}

type Asked = Question<GenericSchema>

/** Everything that changes the answer, in one order: two spellings of one question share a copy. */
function keyOf(
  { method, path: at, body = {} }: Pick<Asked, 'method' | 'path' | 'body'>,
  baseUrl: string,
): string {
  return JSON.stringify([
    baseUrl,
    method,
    at,
    Object.entries(body).sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0)),
  ])
}

function stockAsker({ settings, fetch, ledger, requestId, now, report }: ShopPorts): Shop['liveStock'] {
  const http = createHttp({
    baseUrl: settings.SHOP_API_URL,
    fetch,
    headers: { 'api-authorization': settings.SHOP_API_KEY, 'x-correlation-id': requestId },
    deadline: stockDeadline,
  })
  const route = 'GET /products/{id}'
  return async (product) => {
    const started = now()
    try {
      const reply = readAnswer(
        StockReply,
        await http({ method: 'GET', path: path('products', product), route }),
        route,
      )
      ledger.note({ route, source: 'uncached', duration: now() - started })
      return reply.ok ? (reply.value[product] ?? null) : null
    } catch (error) {
      ledger.note({ route, source: 'failed', duration: now() - started })
      report(error)
      return null
    }
  }
}

/** The catalogue is dark and nothing is remembered: the nearest boundary says so, and crawlers come back. */
function unavailable(): Response {
  return new Response(null, { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } })
}
