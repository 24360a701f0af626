import { createMiddleware } from 'hono/factory'
import { createContentSecurityPolicy } from '../content-security.ts'
import type { Edge } from '../context.ts'
import { attempts, retryAfter } from '../limits.ts'
import { privacyHeaders } from '../privacy-headers.ts'

const always: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['origin-agent-cluster', '?1'],
  ['x-frame-options', 'DENY'],
  [
    'permissions-policy',
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), usb=(), browsing-topics=(), payment=()',
  ],
]
/** `Retry-After` in seconds, by status. */
const pauses = new Map([
  [429, attempts.period],
  [503, retryAfter.page],
])
const transportSecurity = 'max-age=63072000; includeSubDomains; preload'

/**
 * What every reply of the shop says of itself: who may frame it, what it may run, who may keep it, what it cost.
 * A development server writes scripts of its own into the document, so there nothing is forbidden.
 */
export function documentHeaders(development: boolean) {
  const contentSecurityPolicy = createContentSecurityPolicy()
  return createMiddleware<Edge>(async function documentHeaders(c, next) {
    const { settings, route, metrics } = c.var
    const nonce = development ? undefined : createNonce()
    c.set('nonce', nonce)
    await next()
    const { headers, status } = c.res
    const { 'cache-control': cacheControl, ...privacy } = privacyHeaders[route.policy]
    for (const [name, value] of [...always, ...Object.entries(privacy)]) headers.set(name, value)
    const pause = pauses.get(status)
    if (pause && !headers.has('retry-after')) headers.set('retry-after', String(pause))
    if (status >= 400) headers.set('cache-control', 'private, no-store')
    // A page that lacks a part is not one to come back to.
    else if (metrics.sources().failed) headers.set('cache-control', 'private, no-store')
    else if (!headers.has('cache-control')) headers.set('cache-control', cacheControl)
    // Public: response times reveal as much about what is cached.
    if (!metrics.isEmpty()) {
      headers.set('server-timing', metrics.serverTiming())
      headers.set('cache-status', metrics.cacheStatus())
    }
    if (settings.PUBLIC_ORIGIN.startsWith('https:'))
      headers.set('strict-transport-security', transportSecurity)
    if (!headers.get('content-type')?.startsWith('text/html')) return
    if (nonce) headers.set('content-security-policy', contentSecurityPolicy(settings, nonce))
    if (settings.IDENTITY_ENCODING) headers.set('content-encoding', 'identity')
  })
}

function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}
