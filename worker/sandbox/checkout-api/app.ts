import { Hono } from 'hono'
import { cors } from './cors.ts'
import type { CheckoutEnv } from './env.ts'
import { session } from './session.ts'
import { body, correlation, refuse } from './wire.ts'

/** What every call under `/api/checkout` passes through; `c.var.world` must be set before. */
export function checkoutApi(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  app.use(correlation, cors, body, session)
  app.all('*', (c) => refuse(c, 404, { route: 'not found' }))
  return app
}
