import { createMiddleware } from 'hono/factory'
import type { Edge } from '../context.ts'

/** Request headers that would impersonate the router, a proxy or another URL. */
const untrusted =
  /^(x-react-router-|x-remix-|x-middleware-|x-forwarded-|forwarded$|x-original-url$|x-rewrite-url$|x-http-method)/

/** Removes headers that only the platform may set, and `Origin: null`, which React Router would not accept. */
export const cleanRequest = createMiddleware<Edge>(async function cleanRequest(c, next) {
  const removed = [...c.req.raw.headers]
    .filter(([name, value]) => untrusted.test(name) || (name === 'origin' && value === 'null'))
    .map(([name]) => name)
  if (removed.length > 0) {
    const headers = new Headers(c.req.raw.headers)
    for (const name of removed) headers.delete(name)
    c.req.raw = new Request(c.req.raw, { headers })
  }
  return next()
})
