// Centra, "Building a frontend": https://centra.dev/docs/crafting-frontends/building-a-frontend

import type { MiddlewareHandler } from 'hono'
import type { CheckoutEnv } from './env.ts'
import { json } from './wire.ts'

// `Authorization` is missing on purpose: a browser that tries to send the secret fails in its preflight.
const headers = 'Accept, Content-Type, API-token, X-Correlation-ID'
const methods = 'GET, POST, PUT, DELETE, OPTIONS'

/** Allows the configured origins, or any origin when none is configured. */
export const cors: MiddlewareHandler<CheckoutEnv> = async (c, next) => {
  const origin = c.req.header('Origin')
  if (origin === undefined) return next()
  c.header('Vary', 'Origin')
  const { settings, ports } = c.var.world
  const { allowedOrigins } = settings.read()
  if (allowedOrigins.length > 0 && !allowedOrigins.includes(origin)) {
    return json(c, { token: null, errors: { origin: 'Unauthorized' } }, 401)
  }
  c.header('Access-Control-Allow-Origin', origin)
  c.header('Access-Control-Expose-Headers', 'X-Correlation-ID, Retry-After')
  if (c.req.method !== 'OPTIONS') return next()
  c.header('Access-Control-Allow-Methods', methods)
  c.header('Access-Control-Allow-Headers', ports.testHeaders ? `${headers}, x-test-country` : headers)
  c.header('Access-Control-Max-Age', '7200')
  return c.body(null, 204)
}
