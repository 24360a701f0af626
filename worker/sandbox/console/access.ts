import type { MiddlewareHandler } from 'hono'
import { sameText } from '../checkout-api/access.ts'
import type { CheckoutEnv } from '../checkout-api/env.ts'

/** Opens the console on this machine; from elsewhere only with its token, as a bearer or `?token=`. */
export const consoleOnly: MiddlewareHandler<CheckoutEnv> = async (c, next) => {
  const { consoleToken } = c.var.world.ports
  const shown = c.req.query('token') ?? c.req.header('Authorization')?.replace(/^Bearer /i, '') ?? ''
  const known = consoleToken !== null && sameText(shown, consoleToken)
  if (!known && !isLoopback(new URL(c.req.url).hostname)) return c.text('The console is closed.', 403)
  // A page elsewhere must not press these buttons through a visitor's browser.
  const site = c.req.header('Sec-Fetch-Site') ?? 'none'
  if (c.req.method === 'POST' && site !== 'none' && site !== 'same-origin') {
    return c.text('Not from another site.', 403)
  }
  await next()
}

export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}
