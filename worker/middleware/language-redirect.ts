import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { languageCookie } from '#src/config.ts'
import { defaultLocale, isLocale, type Locale } from '#src/i18n/locales.ts'
import { localized } from '#src/paths.ts'
import type { Edge } from '../context.ts'
import { languageOf } from '../region/language.ts'

/**
 * The home page sends a visitor to the language of where they are. Nothing else is ever redirected: a deep link is
 * a choice, a stored language is a choice, and crawlers must see every address as it is.
 */
export const languageRedirect = createMiddleware<Edge>(async function languageRedirect(c, next) {
  const url = new URL(c.req.url)
  const asked = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (url.pathname !== '/' || !asked || !c.var.settings.LANGUAGE_REDIRECT || c.var.isCrawler) return next()
  const locale = wantedLocale({
    stored: getCookie(c, languageCookie),
    acceptLanguage: c.req.header('accept-language'),
    fetchSite: c.req.header('sec-fetch-site'),
    country: c.var.country,
  })
  if (locale === null || locale === defaultLocale) {
    await next()
    c.header('cache-control', 'private, no-store')
    return
  }
  return new Response(null, {
    status: 302,
    headers: { location: localized(locale, '/') + url.search, 'cache-control': 'private, no-store' },
  })
})

interface Signs {
  stored: string | undefined
  acceptLanguage: string | undefined
  fetchSite: string | undefined
  country: string | null
}

function wantedLocale({ stored, acceptLanguage, fetchSite, country }: Signs): Locale | null {
  if (isLocale(stored)) return stored
  // A click inside the shop on the English home page means the English home page.
  if (fetchSite === 'same-origin') return null
  if (!acceptLanguage || !country) return null
  return languageOf(country, acceptLanguage)
}
