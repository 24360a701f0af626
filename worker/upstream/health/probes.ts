import { type ContentConnection, contentConnection } from '#src/commerce/content/content-connection.ts'
import { uncached } from '#src/commerce/content/content-fetch.ts'
import { StockReply } from '#src/commerce/contract/catalogue/stock.ts'
import { CountriesReply } from '#src/commerce/contract/region.ts'
import { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Http } from '#src/commerce/http.ts'
import { parseResponse, type Result, UpstreamError } from '#src/commerce/reply.ts'
import { createSearchApi } from '#src/commerce/search-api.ts'
import { defaultLocale } from '#src/i18n/locales.ts'
import { deadlines } from '../../limits.ts'
import { findRegion } from '../../region/region.ts'
import type { RequestPorts } from '../request-ports.ts'
import { createClient } from '../service.ts'
import type { PageUpstream } from '../upstreams.ts'
import type { Probe } from './health-checks.ts'

/**
 * Calls on which pages depend most. Probes bypass the breakers: anyone can cause one, and it must not close the shop.
 */
export function createProbes({ settings, ids, log, fetch }: RequestPorts): Probe[] {
  const { COMMERCE_URL, COMMERCE_SECRET, SHOP_API_URL, SHOP_API_KEY } = settings
  const { SEARCH_URL, SEARCH_KEY, DEFAULT_COUNTRY } = settings
  const content = contentConnection(settings)
  const get = (http: Http, path: string) => http({ method: 'GET', path, route: `GET ${path}` })

  return [
    probe(
      'catalogue',
      COMMERCE_URL,
      { authorization: `Bearer ${COMMERCE_SECRET}`, 'api-token': 'none' },
      async (http) => {
        const reply = parseResponse(CountriesReply, await get(http, '/countries/all'), 'GET /countries/all')
        if (!reply.ok) return refusal(reply)
        return findRegion(reply.value.countries, [DEFAULT_COUNTRY]) ? 'ok' : 'no shipping to DEFAULT_COUNTRY'
      },
    ),
    probe('checkout', COMMERCE_URL, { 'api-token': 'none' }, async (http) =>
      refusal(parseResponse(Selection, await get(http, '/selection'), 'GET /selection')),
    ),
    probe('stock', SHOP_API_URL, { 'api-authorization': SHOP_API_KEY }, async (http) => {
      const reply = parseResponse(StockReply, await get(http, '/products/0'), 'GET /products/{id}')
      // There is no product 0: 404 means that the service works.
      return !reply.ok && reply.status === 404 ? 'ok' : refusal(reply)
    }),
    probe('search', SEARCH_URL, { authorization: `Bearer ${SEARCH_KEY}` }, async (http) =>
      refusal(
        await createSearchApi(http, { language: defaultLocale, market: 0, pricelist: 0 }).products({
          q: '',
          limit: 1,
          offset: 0,
        }),
      ),
    ),
    ...(content ? [contentProbe(content)] : []),
  ]

  function contentProbe({ baseUrl, headers, adapt, probe: request }: ContentConnection): Probe {
    const ask = async (http: Http) => {
      const send = uncached(http, ({ route, paths }) => {
        // Pages tolerate an unreadable band; a reply without a band belongs to another service.
        if (paths.includes('band')) throw new UpstreamError('schema', route)
      })
      return refusal(await send(request))
    }
    return probe('content', baseUrl, headers, ask, adapt(fetch))
  }

  function probe(
    upstream: PageUpstream,
    address: string,
    headers: Record<string, string>,
    ask: (http: Http) => Promise<string>,
    send = fetch,
  ): Probe {
    const deadline = deadlines[upstream]
    const options = { upstream, baseUrl: address, headers, fetch: send, deadline }
    const http = createClient({ ids, log }, options)
    return { upstream, address, outcome: () => ask(http).catch(breakage) }
  }
}

function refusal(reply: Result<unknown>): string {
  return reply.ok ? 'ok' : `status ${reply.status}`
}

function breakage(error: unknown): string {
  if (!(error instanceof UpstreamError)) return 'failed'
  return error.breakage === 'status' ? `status ${error.status}` : error.breakage
}
