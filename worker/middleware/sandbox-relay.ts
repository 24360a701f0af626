import { createMiddleware } from 'hono/factory'
import type { Edge } from '../context.ts'
import { forSandbox, isSandbox } from '../upstream/sandbox-routing.ts'

/**
 * Relays `/sandbox/*` and `sandbox.localhost` to the sandbox Worker and returns its responses unchanged. Without the
 * binding, as in production, these addresses do not exist.
 */
export const sandboxRelay = createMiddleware<Edge>(async function sandboxRelay(c, next) {
  if (!c.env.SANDBOX) return next()
  const url = new URL(c.req.url)
  return isSandbox(url, url.origin) ? c.env.SANDBOX.fetch(forSandbox(c.req.raw)) : next()
})
