import { StockReply } from '#src/commerce/contract/stock.ts'
import { createHttp } from '#src/commerce/http.ts'
import { path } from '#src/commerce/path.ts'
import { readAnswer } from '#src/commerce/reply.ts'
import type { Shop } from '#src/shop.ts'
import { idHeaders, type UpstreamPorts } from './ports.ts'

const deadline = 1_500
const route = 'GET /products/{id}'

/** Live stock of one product. Nobody waits for it twice: late or broken, it is null. */
export function createStockAsk({
  settings,
  ids,
  fetch,
  ledger,
  now,
  report,
}: UpstreamPorts): Shop['liveStock'] {
  const http = createHttp({
    baseUrl: settings.SHOP_API_URL,
    fetch,
    headers: { 'api-authorization': settings.SHOP_API_KEY, ...idHeaders(ids) },
    deadline,
  })
  return async (product) => {
    const started = now()
    try {
      const answer = await http({ method: 'GET', path: path('products', product), route })
      const reply = readAnswer(StockReply, answer, route)
      ledger.note({ route, source: 'uncached', duration: now() - started })
      return reply.ok && Object.hasOwn(reply.value, product) ? (reply.value[product] ?? null) : null
    } catch (error) {
      ledger.note({ route, source: 'failed', duration: now() - started })
      report(error)
      return null
    }
  }
}
