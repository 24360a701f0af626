import { createMiddleware } from 'hono/factory'
import { isbot } from 'isbot'
import { splitLocale } from '#src/paths.ts'
import { createCallGate } from '../call-budget/call-gate.ts'
import { callerOf } from '../call-budget/caller-of.ts'
import type { Edge } from '../context.ts'
import { type AppRoute, createRouteMatcher, type MatchedRoute } from '../match-route.ts'
import { countryOf } from '../region/country.ts'

/** Sets what affects the response to a visitor: locale, route, country, whether it is a crawler, and what it may ask for. */
export function visitor(routes: AppRoute[]) {
  const matchPath = createPathMatcher(routes)
  return createMiddleware<Edge>(async function visitor(c, next) {
    const { pathname } = new URL(c.req.url)
    c.set('locale', splitLocale(pathname).locale)
    c.set('route', matchPath(pathname))
    c.set('country', countryOf(c.req.raw, c.var.settings.TEST_HEADERS))
    c.set('isCrawler', isbot(c.req.header('user-agent') ?? ''))
    c.set('caller', await callerOf(c.req.raw))
    c.set('callGate', createCallGate(c))
    await next()
  })
}

/** Creates a function that finds the route of an address's path, in any language and spelling. */
export function createPathMatcher(routes: AppRoute[]): (pathname: string) => MatchedRoute {
  const matchRoute = createRouteMatcher(routes)
  return (pathname) => matchRoute(plainPath(splitLocale(pathname).path))
}

/**
 * Normalizes a path for matching: without `.data`, percent-decoded and in lower case, because the router ignores all of
 * these.
 */
export function plainPath(path: string): string {
  const document = path.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
  try {
    return decodeURIComponent(document).toLowerCase()
  } catch {
    return document.toLowerCase()
  }
}
