import { createMiddleware } from 'hono/factory'
import type { Edge } from '../context.ts'
import type { Variables } from '../env.ts'
import { privacyHeaders } from '../headers/privacy-headers.ts'
import { createSecurityHeaders } from '../headers/security-headers.ts'
import { attempts, retryAfter } from '../limits.ts'

export function documentHeaders(development: boolean) {
  const created = new WeakMap<Variables, ReturnType<typeof createSecurityHeaders>>()
  return createMiddleware<Edge>(async function documentHeaders(c, next) {
    const { settings, route, metrics, ids } = c.var
    const securityHeaders = created.get(settings) ?? createSecurityHeaders(settings, development)
    created.set(settings, securityHeaders)
    await securityHeaders[route.policy](c, next)
    const { headers, status } = c.res
    const { 'cache-control': cacheControl, ...privacy } = privacyHeaders[route.policy]
    for (const [name, value] of Object.entries(privacy)) headers.set(name, value)
    if (settings.INDEXING === 'none') headers.set('x-robots-tag', 'noindex')
    const pause = { 429: c.var.limitPeriod ?? attempts.period, 503: retryAfter.page }[status]
    if (pause && !headers.has('retry-after')) headers.set('retry-after', String(pause))
    if (status >= 400) headers.set('cache-control', 'private, no-store')
    // A page rendered without some of its data must not be restored from a cache.
    else if (metrics.sources().failed) headers.set('cache-control', 'private, no-store')
    else if (!headers.has('cache-control')) headers.set('cache-control', cacheControl)
    // Safe to publish: response times reveal cache hits anyway.
    if (!metrics.isEmpty()) {
      headers.set('server-timing', metrics.serverTiming())
      headers.set('cache-status', metrics.cacheStatus())
    }
    const type = headers.get('content-type') ?? ''
    if (type.startsWith('text/html')) {
      // Reports of errors in the page name the trace.
      headers.append('server-timing', `traceparent;desc="${ids.traceparent}"`)
      if (settings.IDENTITY_ENCODING) headers.set('content-encoding', 'identity')
      return
    }
    headers.delete('content-security-policy')
    headers.delete('reporting-endpoints')
    // A customer's upload, opened by its address, must not run code, with any type that a browser detects.
    if (type.startsWith('image/')) headers.set('content-security-policy', "default-src 'none'; sandbox")
  })
}
