import { createMiddleware } from 'hono/factory'
import type { Edge } from '../context.ts'
import { contentSecurityPolicy } from './content-security.ts'

const never = 'private, no-store'
const revalidate = 'private, no-cache'

/** Pages that hold a purchase: nothing of them is kept, and no other site learns that one was here. */
const isPurchase = (path: string) => /^\/checkout(\/|$)/.test(path)

/** What every document says of itself: who may frame it, what it may run, who may keep it. */
export const documentHeaders = createMiddleware<Edge>(async function documentHeaders(c, next) {
  const { settings, path } = c.var
  c.set('nonce', createNonce())
  await next()
  const { headers, status } = c.res
  const secure = settings.PUBLIC_ORIGIN.startsWith('https:')
  const purchase = isPurchase(path)
  const set: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', purchase ? 'no-referrer' : 'strict-origin-when-cross-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['cross-origin-opener-policy', purchase ? 'same-origin-allow-popups' : 'same-origin'],
    ['origin-agent-cluster', '?1'],
    ['x-frame-options', 'DENY'],
    [
      'permissions-policy',
      'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), usb=(), browsing-topics=(), payment=()',
    ],
    ['cache-control', headers.get('cache-control') ?? (status >= 400 || purchase ? never : revalidate)],
    ['server-timing', c.var.ledger.serverTiming()],
    ['cache-status', c.var.ledger.cacheStatus()],
  ]
  if (secure) set.push(['strict-transport-security', 'max-age=63072000; includeSubDomains; preload'])
  if (headers.get('content-type')?.startsWith('text/html')) {
    set.push(['content-security-policy', contentSecurityPolicy({ nonce: c.var.nonce, settings })])
    if (settings.IDENTITY_ENCODING) set.push(['content-encoding', 'identity'])
  }
  for (const [name, value] of set) if (value) c.header(name, value)
})

function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}
