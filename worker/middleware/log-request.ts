import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Edge } from '../context.ts'

/** One line per request when its headers are sent, with the route pattern instead of the address. */
export const logRequest = createMiddleware<Edge>(async function logRequest(c, next) {
  const started = Date.now()
  await next()
  const { ids, metrics, log, route, isolate } = c.var
  const { status } = c.res
  const endpoint = routePath(c)
  log({
    event: 'request',
    requestId: ids.requestId,
    method: c.req.method,
    route: endpoint.includes('*') ? route.pattern : endpoint,
    status,
    ms: Date.now() - started,
    outcome: status < 400 ? 'ok' : status < 500 ? 'refused' : 'failed',
    data: metrics.sources(),
  })
  // An isolate has no clock: reports dropped in a minute are logged by the next request after it.
  for (const dropped of isolate.browserReports.takeDropped()) log({ event: 'dropped', ...dropped })
})
