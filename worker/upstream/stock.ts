import { path } from '#src/commerce/call-path.ts'
import { StockReply } from '#src/commerce/contract/catalogue/stock.ts'
import { subjectOf } from '#src/commerce/contract/catalogue/subject.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import type { Shop } from '#src/shop.ts'
import { noStore } from '../cache/backing-store.ts'
import { livePolicy } from '../cache/policy.ts'
import { reduceShareOnTimeouts } from '../call-budget/reduce-share.ts'
import { deadlines } from '../limits.ts'
import { findCached } from './cached.ts'
import { loggedBreaker } from './logged-breaker.ts'
import type { RequestPorts } from './request-ports.ts'
import { throughBreaker } from './resilience/through-breaker.ts'
import { createClient } from './service.ts'

const route = 'GET /products/{id}'

export function createLiveStock(ports: RequestPorts): Shop['liveStock'] {
  const { isolate, settings } = ports
  const client = createClient(ports, {
    upstream: 'stock',
    baseUrl: settings.SHOP_API_URL,
    headers: { 'api-authorization': settings.SHOP_API_KEY },
    fetch: ports.fetchFrom('stock'),
    deadline: deadlines.stock,
  })
  const { stock: share } = isolate.unusualShares
  const http = throughBreaker(reduceShareOnTimeouts(client, share), loggedBreaker(ports, 'stock'))
  return async (product) => {
    const found = await resultOrNull(() =>
      findCached(
        isolate.caches.stock,
        {
          key: JSON.stringify([settings.SHOP_API_URL, product]),
          route,
          schema: StockReply,
          policy: livePolicy,
          dependsOn: () => [subjectOf('product', product)],
          load: () => http({ method: 'GET', path: path('products', product), route }),
        },
        { ...ports, store: noStore },
        { upstream: 'stock' },
      ),
    )
    const reply = found?.reply
    return reply?.ok && Object.hasOwn(reply.value, product) ? (reply.value[product] ?? null) : null
  }
}
