import { createMiddleware } from 'hono/factory'
import { languageCookie, regionCookieMaxAge } from '#src/config.ts'
import { serializeCookie } from '#src/cookie.ts'
import { defaultLocale } from '#src/i18n/locales.ts'
import { withoutDefaultPrefix } from '#src/locale-prefix.ts'
import type { Edge } from '../context.ts'

/** The default language has no prefix (301). The router's data requests (`.data`) are never redirected. */
export const defaultPrefix = createMiddleware<Edge>(async function defaultPrefix(c, next) {
  const { pathname, search } = new URL(c.req.url)
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
  const path = reads && !pathname.endsWith('.data') ? withoutDefaultPrefix(pathname) : null
  if (path === null) return next()
  if (path === '/' && c.var.settings.LANGUAGE_REDIRECT) {
    // The visitor chose English explicitly, so the home page must not redirect by country.
    const choice = { name: languageCookie, value: defaultLocale, maxAge: regionCookieMaxAge }
    c.header('set-cookie', serializeCookie(choice, c.var.settings.PUBLIC_ORIGIN), { append: true })
    c.header('cache-control', 'private, no-store')
  }
  return c.body(null, 301, { location: path + search })
})
