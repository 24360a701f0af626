import { matchRoutes } from 'react-router'
import { type RoutePolicy, routePolicies } from '#src/route-policies.ts'

export interface AppRoute {
  id: string
  path: string
}

export interface MatchedRoute {
  /** The pattern for logs, such as `/p/:uri`; `/*` if no route matches. */
  pattern: string
  policy: RoutePolicy
}

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

export function plainPath(path: string): string {
  const document = path.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
  try {
    return decodeURIComponent(document).toLowerCase()
  } catch {
    return document.toLowerCase()
  }
}
