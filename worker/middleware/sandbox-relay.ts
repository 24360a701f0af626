import { createMiddleware } from 'hono/factory'
import type { Edge } from '../context.ts'
import { forSandbox, isSandbox } from '../upstream/route.ts'

/**
 * Browsers reach the sandbox through the shop's own address, or as `sandbox.localhost`. Without the binding — in
 * production — these addresses do not exist. What the sandbox answers is left as it is.
 */
export const sandboxRelay = createMiddleware<Edge>(async function sandboxRelay(c, next) {
  const url = new URL(c.req.url)
  if (!isSandbox(url, url.origin)) return next()
  if (!c.env.SANDBOX) return c.text('Not found', 404)
  return c.env.SANDBOX.fetch(forSandbox(c.req.raw))
})
