import { Hono } from 'hono'
import { checkoutApi } from './checkout-api/app.ts'
import type { CheckoutEnv } from './checkout-api/env.ts'
import { json } from './checkout-api/wire.ts'
import type { Ports } from './ports.ts'
import { openWorld } from './world.ts'

/** The whole back end, free of platform: the same core runs in a Durable Object and, in tests, on node:sqlite. */
export function createSandbox(ports: Ports): { fetch(request: Request): Response | Promise<Response> } {
  const world = openWorld(ports)
  const app = new Hono<CheckoutEnv>()
  app.use(async (c, next) => {
    c.set('world', world())
    await next()
  })
  app.route('/api/checkout', checkoutApi())
  app.onError((error, c) => {
    console.error(error)
    return json(c, { token: null, errors: { server: 'failed' } }, 500)
  })
  return app
}
