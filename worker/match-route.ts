import { matchRoutes } from 'react-router'
import { type RoutePolicy, routePolicies } from '#src/route-policies.ts'

/** A route of the shop: its file without the extension, and its pattern without the first slash. */
export interface AppRoute {
  id: string
  path: string
}

/** The route that answers a request. */
export interface MatchedRoute {
  /** `/p/:uri`, for the log; `/*` for an address no route has. */
  pattern: string
  policy: RoutePolicy
}

/** Finds the route of a path that has no locale prefix, no `.data` and no percent-encoding. Unlisted routes are private. */
export function createRouteMatcher(routes: AppRoute[]): (path: string) => MatchedRoute {
  const policies = new Map<string, RoutePolicy>(Object.entries(routePolicies))
  const patterns = routes.map(({ id, path }) => ({ id, path: `/${path}` }))
  return (path) => {
    // React Router prints a warning for a path it cannot decode; no pattern contains such a character.
    const plain = path.replaceAll(/[^\w/.-]/g, '_')
    const route = matchRoutes(patterns, plain)?.at(-1)?.route
    return { pattern: route?.path ?? '/*', policy: policies.get(route?.id ?? '') ?? 'private' }
  }
}
