import { StockReply } from '#src/commerce/contract/stock.ts'
import { path } from '#src/commerce/path.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import type { Shop } from '#src/shop.ts'
import { DataCache } from '../cache/data-cache.ts'
import { livePolicy } from '../cache/policy.ts'
import { noStore } from '../cache/store.ts'
import { deadlines } from '../limits.ts'
import { findCached } from './cached.ts'
import type { RequestPorts } from './request-ports.ts'
import { createProtectedClient } from './service.ts'

const route = 'GET /products/{id}'

/** What a crowd at one product shares; it is not kept for later visitors. */
const momentary = new DataCache()

/** Live stock of one product. Nobody waits for it twice: late or broken, it is null. */
export function createLiveStock(ports: RequestPorts): Shop['liveStock'] {
  const { settings, fetch } = ports
  const http = createProtectedClient(ports, {
    upstream: 'stock',
    baseUrl: settings.SHOP_API_URL,
    headers: { 'api-authorization': settings.SHOP_API_KEY },
    fetch,
    deadline: deadlines.stock,
  })
  return async (product) => {
    const found = await resultOrNull(() =>
      findCached(
        momentary,
        {
          key: JSON.stringify([settings.SHOP_API_URL, product]),
          route,
          schema: StockReply,
          policy: livePolicy,
          load: () => http({ method: 'GET', path: path('products', product), route }),
        },
        { ...ports, store: noStore },
      ),
    )
    const reply = found?.reply
    return reply?.ok && Object.hasOwn(reply.value, product) ? (reply.value[product] ?? null) : null
  }
}
