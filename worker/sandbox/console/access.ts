import type { MiddlewareHandler } from 'hono'
import { NONCE, type SecureHeadersVariables, secureHeaders } from 'hono/secure-headers'
import { sameText } from '../checkout-api/access.ts'
import type { CheckoutEnv } from '../checkout-api/env.ts'

export interface ConsoleEnv extends CheckoutEnv {
  Variables: CheckoutEnv['Variables'] & SecureHeadersVariables
}

/** Opens the console with its token, as a bearer or `?token=`; without one only on and from the operator's own machine. */
export const consoleOnly: MiddlewareHandler<ConsoleEnv> = async (c, next) => {
  const { consoleToken, local } = c.var.world.ports
  const shown = c.req.query('token') ?? c.req.header('Authorization')?.replace(/^Bearer /i, '') ?? ''
  const known = consoleToken !== null && sameText(shown, consoleToken)
  if (!known && !(local && isFromThisMachine(c.req.raw))) return c.text('The console is closed.', 403)
  if (c.req.method !== 'GET' && !isOwnPage(c.req.raw)) return c.text('Not from another site.', 403)
  await next()
}

/** The console runs nothing, loads nothing and is framed by nothing. Its style has the nonce. */
export const consoleHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: [NONCE],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: 'DENY',
  // Its own forms must say where they come from.
  referrerPolicy: 'same-origin',
  // A header for a whole host, which is the shop's to set.
  strictTransportSecurity: false,
})

/**
 * Whether a request has come from this machine only: by a name no other machine can use, which keeps out pages that
 * point a name of their own at it, and through no connection from elsewhere, which a host or a proxy notes.
 */
export function isFromThisMachine({ url, headers }: Request): boolean {
  const connections = headers.get('X-Forwarded-For')?.split(',') ?? []
  return [new URL(url).hostname, ...connections].every((name) => isLoopback(name.trim()))
}

function isLoopback(name: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(name)
}

/** Whether a page of this very origin sent the request. A browser says so; what is no browser sends neither header. */
function isOwnPage({ url, headers }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site') ?? 'none'
  const { origin } = new URL(url)
  return (headers.get('Origin') ?? origin) === origin && (site === 'none' || site === 'same-origin')
}
