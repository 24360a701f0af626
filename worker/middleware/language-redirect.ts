import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { languageCookie } from '#src/config.ts'
import { defaultLocale, isLocale, type Locale } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import type { Edge } from '../context.ts'
import { languageOf } from '../region/language.ts'

const noStore = 'private, no-store'

/**
 * Redirects the home page (302). No other page: deep links and stored languages are choices, and crawlers must be able
 * to fetch every address.
 */
export const languageRedirect = createMiddleware<Edge>(async function languageRedirect(c, next) {
  const { pathname, search } = new URL(c.req.url)
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (pathname !== '/' || !reads || !c.var.settings.LANGUAGE_REDIRECT || c.var.isCrawler) return next()
  const locale = wantedLocale({
    stored: getCookie(c, languageCookie),
    acceptLanguage: c.req.header('accept-language'),
    fetchSite: c.req.header('sec-fetch-site'),
    fetchDestination: c.req.header('sec-fetch-dest'),
    country: c.var.country,
  })
  if (locale !== null && locale !== defaultLocale) {
    const location = localized(locale, '/') + search
    return new Response(null, { status: 302, headers: { location, 'cache-control': noStore } })
  }
  await next()
  // The response depends on the visitor, so no cache may store it.
  c.res.headers.set('cache-control', noStore)
})

interface LanguageHints {
  stored: string | undefined
  acceptLanguage: string | undefined
  fetchSite: string | undefined
  fetchDestination: string | undefined
  country: string | null
}

function wantedLocale(hints: LanguageHints): Locale | null {
  const { stored, acceptLanguage, fetchSite, fetchDestination, country } = hints
  // A link within the shop to the English home page is a choice, and overrules a stored one.
  if (fetchSite === 'same-origin') return null
  if (fetchDestination !== undefined && fetchDestination !== 'document') return null
  if (isLocale(stored)) return stored
  return country === null ? null : languageOf(country, acceptLanguage ?? '')
}
