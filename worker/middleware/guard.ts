import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Edge } from '../context.ts'

/** Characters. Cloudflare itself takes addresses up to 16 kB. */
const maxUrlLength = 16_384
const maxHeadersLength = 32_768
const methods = new Set(['GET', 'HEAD', 'POST'])
const loopback = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/

export type Refuse = (c: Context<Edge>, status: number) => Promise<Response>

/** Keeps from the router what no browser of ours sends, and what the router would stumble over. */
export function guard(refuse: Refuse) {
  return createMiddleware<Edge>(async function guard(c, next) {
    const status = reasonToRefuse(c.req.raw, c.var.settings.PUBLIC_ORIGIN)
    return status === null ? next() : refuse(c, status)
  })
}

/** The status a request is refused with, or null. */
export function reasonToRefuse({ url, method, headers }: Request, publicOrigin: string): number | null {
  if (url.length > maxUrlLength) return 414
  if (lengthOf(headers) > maxHeadersLength) return 431
  const { origin, host, hostname, pathname } = new URL(url)
  // Where the shop is plain http it stands on somebody's own machine, under whatever name.
  const strict = publicOrigin.startsWith('https:') && !loopback.test(hostname)
  if (strict && host !== new URL(publicOrigin).host) return 421
  if (!methods.has(method)) return 405
  if (method === 'POST' && !isOwnForm(headers, origin)) return 403
  return isDecodable(pathname) ? null : 404
}

/** Whether a form was sent from a page of this shop. A browser always says where from; what is no browser has no cookies. */
function isOwnForm(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site') ?? 'same-origin'
  return (headers.get('origin') ?? origin) === origin && (site === 'same-origin' || site === 'none')
}

function lengthOf(headers: Headers): number {
  let length = 0
  for (const [name, value] of headers) length += name.length + value.length
  return length
}

function isDecodable(pathname: string): boolean {
  try {
    // The result must be used: a bundler takes a call without one for superfluous.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
