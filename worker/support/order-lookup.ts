import type { Context } from 'hono'
import * as v from 'valibot'
import { OrderKey, OrderLookupReply } from '#src/commerce/contract/payment/order-lookup.ts'
import { parseResponse } from '#src/commerce/reply.ts'
import type { OrderLookup } from '#src/shop.ts'
import type { Edge } from '../context.ts'
import { deadlines } from '../limits.ts'
import { createAttemptLimit } from '../rate-limit/attempt-limit.ts'
import { createRequestPorts } from '../upstream/create-request-ports.ts'
import { createClient } from '../upstream/service.ts'

const route = 'POST ORDER_LOOKUP_URL'

export function createOrderLookup(c: Context<Edge>): OrderLookup | null {
  const { settings } = c.var
  if (!settings.ORDER_LOOKUP_URL) return null
  const ports = createRequestPorts(c)
  const attempts = createAttemptLimit(c)
  const post = createClient(ports, {
    upstream: 'orders',
    baseUrl: settings.ORDER_LOOKUP_URL,
    headers: settings.ORDER_LOOKUP_KEY ? { authorization: `Bearer ${settings.ORDER_LOOKUP_KEY}` } : {},
    fetch: ports.fetch,
    deadline: deadlines.orders,
  })

  return {
    async find(key) {
      const parsed = v.safeParse(OrderKey, key)
      const email = parsed.success ? parsed.output.email : undefined
      if (!(await attempts.allows('track-order', email))) return 'limited'
      if (!parsed.success) return 'none'
      try {
        const answer = await post({ method: 'POST', path: '', route, body: parsed.output })
        const reply = parseResponse(OrderLookupReply, answer, route, ports.reportUnreadable)
        if (reply.ok) return isOrderOf(parsed.output, reply.value) ? reply.value : 'none'
        return reply.status === 404 ? 'none' : 'failed'
      } catch (error) {
        ports.report(error)
        return 'failed'
      }
    },
  }
}

/** A wrong answer of a service must not be shown to a stranger. */
function isOrderOf(
  { order, email }: OrderKey,
  found: { orderNumber: string; address: { email: string } },
): boolean {
  return found.orderNumber === order && found.address.email.trim().toLowerCase() === email.toLowerCase()
}
