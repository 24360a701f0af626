import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { checkoutEventPath, conversionPath, errorReportPath } from '#src/config.ts'
import * as paths from '#src/paths.ts'
import type { Edge } from '../context.ts'
import { maxHeadersLength, maxUrlLength } from '../limits.ts'
import { isLoopback } from '../loopback.ts'

const methods = new Set(['GET', 'HEAD', 'POST'])
const photoMethods = new Set(['GET', 'HEAD', 'PUT', 'DELETE'])
/** Check methods and senders themselves: they accept forms of providers, and requests from scripts of any site. */
const openEndpoints: string[] = [paths.processPayment(), errorReportPath, conversionPath, checkoutEventPath]

/** Two slashes, and tabs and line breaks: URL parsers remove these. */
const unroutable = /\/\/|%0[9ad]/i

export type Refuse = (c: Context<Edge>, status: number) => Promise<Response>

export function guard(refuse: Refuse) {
  return createMiddleware<Edge>(async function guard(c, next) {
    const status = reasonToRefuse(c.req.raw, c.var.settings.PUBLIC_ORIGIN)
    return status === null ? next() : refuse(c, status)
  })
}

/** The HTTP status to refuse a request with; null if it is accepted. */
export function reasonToRefuse({ url, method, headers }: Request, publicOrigin: string): number | null {
  if (url.length > maxUrlLength) return 414
  if (lengthOf(headers) > maxHeadersLength) return 431
  const { origin, host, hostname, pathname } = new URL(url)
  if (!isOwnHost(host, hostname, new URL(publicOrigin))) return 421
  if (!openEndpoints.includes(pathname)) {
    const allowed = pathname.startsWith(paths.carPhoto('')) ? photoMethods : methods
    if (!allowed.has(method)) return 405
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead && !isOwnForm(headers, origin)) return 403
  }
  return isDecodable(pathname) && !unroutable.test(pathname) ? null : 404
}

/** A local shop on plain http may be reached by any name of the machine. */
function isOwnHost(host: string, hostname: string, shop: URL): boolean {
  if (host === shop.host) return true
  return isLoopback(shop.hostname) && (shop.protocol === 'http:' || isLoopback(hostname))
}

/**
 * Browsers always send the origin with changes; other clients have no cookies of a shopper. It is `null` for pages with
 * `Referrer-Policy: no-referrer` and for sandboxed frames (Fetch standard, "append a request Origin header"): then
 * `Sec-Fetch-Site` decides, which no page can set.
 */
export function isOwnForm(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site')
  const sender = headers.get('origin') ?? origin
  if (sender === 'null') return site === 'same-origin'
  return sender === origin && (site === null || site === 'same-origin' || site === 'none')
}

/** Browsers always send the origin with a change. */
export function isOwnScript({ url, headers }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'same-origin'
  return headers.has('origin') && site === 'same-origin' && isOwnForm(headers, new URL(url).origin)
}

function lengthOf(headers: Headers): number {
  let length = 0
  for (const [name, value] of headers) length += name.length + value.length
  return length
}

function isDecodable(pathname: string): boolean {
  try {
    // The result is used because bundlers drop calls whose result is unused.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
