import { createMiddleware } from 'hono/factory'
import { localized, splitLocale } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import type { Edge } from '../context.ts'
import { plainPath } from '../match-route.ts'

/**
 * Redirects other spellings of a page's address to the one that links have (301): its fixed words in lower case, and no
 * slash at the end, except that of the checkout. Forms and the router's data requests (`.data`) are never redirected.
 */
export const oneAddress = createMiddleware<Edge>(async function oneAddress(c, next) {
  const { pathname, search } = new URL(c.req.url)
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!reads || pathname.endsWith('.data') || c.var.configuredScreen) return next()
  const location = localized(c.var.locale, linkedPath(splitLocale(pathname).path, c.var.route.pattern))
  return location === pathname ? next() : c.body(null, 301, { location: location + search })
})

/** The path as links spell it, by the pattern of its route. A path without a route is unchanged. */
function linkedPath(path: string, pattern: string): string {
  if (pattern === '/*') return path
  const words = pattern.split('/')
  const segments = path.replace(/\/+$/, '').split('/')
  const spelled = segments.map((segment, index) => {
    const word = words[index]
    return word !== undefined && plainPath(segment) === word ? word : segment
  })
  const linked = spelled.join('/') || paths.home()
  return `${linked}/` === paths.checkout() ? paths.checkout() : linked
}
