import { createMiddleware } from 'hono/factory'
import type { Edge } from '../context.ts'
import { forSandbox, isSandbox } from '../upstream/sandbox-routing.ts'

/**
 * Browsers reach the sandbox through the shop's own address, or as `sandbox.localhost`. Without the binding — in
 * production — there are no such addresses. What the sandbox answers is left as it is.
 */
export const sandboxRelay = createMiddleware<Edge>(async function sandboxRelay(c, next) {
  if (!c.env.SANDBOX) return next()
  const url = new URL(c.req.url)
  return isSandbox(url, url.origin) ? c.env.SANDBOX.fetch(forSandbox(c.req.raw)) : next()
})
