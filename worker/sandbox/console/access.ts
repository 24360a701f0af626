import type { MiddlewareHandler } from 'hono'
import { NONCE, type SecureHeadersVariables, secureHeaders } from 'hono/secure-headers'
import { sameText } from '../checkout-api/access.ts'
import type { CheckoutEnv } from '../checkout-api/env.ts'

export interface ConsoleEnv extends CheckoutEnv {
  Variables: CheckoutEnv['Variables'] & SecureHeadersVariables
}

/**
 * Requires the console token, as a bearer or `?token=`. A sandbox on the operator's own machine also lets in requests
 * from that machine.
 */
export const consoleOnly: MiddlewareHandler<ConsoleEnv> = async (c, next) => {
  const { consoleToken, local } = c.var.world.ports
  const shown = c.req.query('token') ?? c.req.header('Authorization')?.replace(/^Bearer /i, '') ?? ''
  const known = consoleToken !== null && sameText(shown, consoleToken)
  if (!known && !(local && isFromThisMachine(c.req.raw))) return c.text('The console is closed.', 403)
  if (c.req.method !== 'GET' && !isOwnPage(c.req.raw)) return c.text('Cross-site requests are refused.', 403)
  await next()
}

/** Response headers of the console page: no scripts, no subresources, no framing. Its inline style has the nonce. */
export const consoleHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: [NONCE],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: 'DENY',
  // With `no-referrer` its own forms would send `Origin: null`.
  referrerPolicy: 'same-origin',
  // HSTS applies to the whole host, so the shop decides on it.
  strictTransportSecurity: false,
})

/**
 * True if a request comes from this machine: its host is a loopback name, which excludes pages that rebind their DNS name to
 * 127.0.0.1, and so is every address in `X-Forwarded-For`, which hosts and proxies write.
 */
export function isFromThisMachine({ url, headers }: Request): boolean {
  const connections = headers.get('X-Forwarded-For')?.split(',') ?? []
  return [new URL(url).hostname, ...connections].every((name) => isLoopback(name.trim()))
}

function isLoopback(name: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(name)
}

/** True if a page of this origin sent the request. Clients other than browsers send neither header. */
function isOwnPage({ url, headers }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site') ?? 'none'
  const { origin } = new URL(url)
  return (headers.get('Origin') ?? origin) === origin && (site === 'none' || site === 'same-origin')
}
