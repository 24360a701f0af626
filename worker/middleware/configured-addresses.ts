import { createMiddleware } from 'hono/factory'
import { localized } from '#src/locale-prefix.ts'
import type { Edge } from '../context.ts'

/** No screen has two addresses. Temporary (307): the configuration may change, and a form keeps its fields. */
export const configuredAddresses = createMiddleware<Edge>(async function configuredAddresses(c, next) {
  const { configuredScreen: screen, locale } = c.var
  if (!screen) return next()
  const url = new URL(c.req.url)
  const isData = url.pathname.endsWith('.data')
  if (screen.isAlias && !isData) {
    const location = localized(locale, withQuery(screen.address, url.searchParams))
    return new Response(null, { status: 307, headers: { location, 'cache-control': 'private, no-store' } })
  }
  url.pathname = localized(locale, screen.route) + (isData ? '.data' : '')
  c.req.raw = new Request(url, c.req.raw)
  return next()
})

function withQuery(address: string, fields: URLSearchParams): string {
  if (fields.size === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${fields}`
}
