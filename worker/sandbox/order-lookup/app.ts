import { Hono } from 'hono'
import { OrderKey, type OrderLookupReply } from '#src/commerce/contract/payment/order-lookup.ts'
import { showsSecret } from '../checkout-api/access.ts'
import type { CheckoutEnv } from '../checkout-api/env.ts'
import { orderOf } from '../checkout-api/order/customer-orders.ts'
import { parse } from '../checkout-api/request.ts'
import { parsedJson } from '../parsed-json.ts'
import type { Wire } from '../wire-type.ts'

/** Finds an order by its number and the e-mail address it was placed with: the same 404 for no order and another address. */
export function orderLookup(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  app.post('/', async (c) => {
    const { world } = c.var
    if (!showsSecret(c.req.raw.headers, world.ports.secret))
      return c.json({ errors: { token: 'denied' } }, 401)
    const request = parse(OrderKey, parsedJson(await c.req.text()))
    if ('refusal' in request) return c.json({ errors: request.refusal.errors }, 422)
    const order = orderOf(world, request.value)
    if (!order) return c.json({ errors: { order: 'not found' } }, 404)
    return c.json({ order } satisfies Wire<typeof OrderLookupReply>)
  })
  return app
}
