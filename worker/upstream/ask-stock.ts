import { StockReply } from '#src/commerce/contract/stock.ts'
import { createHttp } from '#src/commerce/http.ts'
import { path } from '#src/commerce/path.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import type { Shop } from '#src/shop.ts'
import { DataCache } from '../cache/data-cache.ts'
import { live } from '../cache/policy.ts'
import { noStore } from '../cache/store.ts'
import { breakerOf } from './breakers.ts'
import { logged } from './logged.ts'
import { idHeaders, type UpstreamPorts } from './ports.ts'
import { throughBreaker } from './through-breaker.ts'

const deadline = 1_500
const route = 'GET /products/{id}'

/** What a crowd at one product shares; it is not kept for later visitors. */
const momentary = new DataCache()

/** Live stock of one product. Nobody waits for it twice: late or broken, it is null. */
export function createStockAsk(ports: UpstreamPorts): Shop['liveStock'] {
  const { settings, ids, fetch, ledger, log, now } = ports
  const service = createHttp({
    baseUrl: settings.SHOP_API_URL,
    fetch,
    headers: { 'api-authorization': settings.SHOP_API_KEY, ...idHeaders(ids) },
    deadline,
  })
  const http = throughBreaker(
    logged(service, 'stock', ids.requestId, log),
    breakerOf('stock', settings.SHOP_API_URL),
  )
  return async (product) => {
    const started = now()
    try {
      const { reply, source } = await momentary.find(
        {
          key: JSON.stringify([settings.SHOP_API_URL, product]),
          route,
          schema: StockReply,
          policy: live,
          load: () => http({ method: 'GET', path: path('products', product), route }),
        },
        { ...ports, store: noStore },
      )
      ledger.note({ route, source, duration: now() - started })
      return reply.ok && Object.hasOwn(reply.value, product) ? (reply.value[product] ?? null) : null
    } catch (error) {
      ledger.note({ route, source: 'failed', duration: now() - started })
      if (error instanceof UpstreamError) return null
      throw error
    }
  }
}
