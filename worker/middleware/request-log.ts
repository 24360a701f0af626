import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { matchRoutes } from 'react-router'
import type { Edge } from '../context.ts'

/** Writes a line for each request when its headers go out. `screens`: the patterns the shop's screens stand under. */
export function requestLog(screens: string[]) {
  const routes = ['', ...screens].map((path) => ({ path: `/${path}` }))
  const patternOf = (screen: string) => {
    // The router would complain aloud of an address it cannot decode; no pattern holds such a letter.
    const plain = screen.replaceAll(/[^\w/.-]/g, '_')
    return matchRoutes(routes, plain)?.at(-1)?.route.path ?? '/*'
  }
  return createMiddleware<Edge>(async function requestLog(c, next) {
    const started = Date.now()
    await next()
    const { ids, metrics, log, screen } = c.var
    const { status } = c.res
    const endpoint = routePath(c)
    log({
      event: 'request',
      requestId: ids.requestId,
      method: c.req.method,
      route: endpoint.includes('*') ? patternOf(screen) : endpoint,
      status,
      ms: Date.now() - started,
      outcome: status < 400 ? 'ok' : status < 500 ? 'refused' : 'failed',
      data: metrics.sources(),
    })
  })
}
