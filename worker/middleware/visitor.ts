import { createMiddleware } from 'hono/factory'
import { isbot } from 'isbot'
import { splitLocale } from '#src/locale-prefix.ts'
import { callerOf } from '../call-budget/caller-of.ts'
import { createCallGate } from '../call-budget/create-call-gate.ts'
import type { Edge } from '../context.ts'
import { type AppRoute, createRouteMatcher, type MatchedRoute, plainPath } from '../match-route.ts'
import { countryOf } from '../region/country.ts'
import { configuredScreen, screenAddresses } from './configured-screens.ts'

export function visitor(routes: AppRoute[]) {
  const matchPath = createPathMatcher(routes)
  return createMiddleware<Edge>(async function visitor(c, next) {
    const { pathname } = new URL(c.req.url)
    c.set('locale', splitLocale(pathname).locale)
    const addresses = screenAddresses(c.var.settings, matchPath)
    const screen = configuredScreen(pathname, addresses)
    c.set('screenAddresses', addresses)
    c.set('configuredScreen', screen)
    c.set('route', matchPath(screen?.route ?? pathname))
    c.set('country', countryOf(c.req.raw, c.var.settings.TEST_HEADERS))
    c.set('isCrawler', isbot(c.req.header('user-agent') ?? ''))
    c.set('caller', await callerOf(c.req.raw))
    c.set('callGate', createCallGate(c))
    await next()
  })
}

export function createPathMatcher(routes: AppRoute[]): (pathname: string) => MatchedRoute {
  const matchRoute = createRouteMatcher(routes)
  return (pathname) => matchRoute(plainPath(splitLocale(pathname).path))
}
