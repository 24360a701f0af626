import { createMiddleware } from 'hono/factory'
import type { Edge } from '../context.ts'
import { forSandbox, isSandbox } from '../upstream/sandbox-routing.ts'

/**
 * Passes requests for the sandbox on to it. Without the binding, as in production, `/sandbox/*` and `sandbox.localhost`
 * do not exist.
 */
export const sandboxRelay = createMiddleware<Edge>(async function sandboxRelay(c, next) {
  if (!c.env.SANDBOX) return next()
  const url = new URL(c.req.url)
  return isSandbox(url, url.origin) ? c.env.SANDBOX.fetch(forSandbox(c.req.raw)) : next()
})
