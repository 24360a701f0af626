import { countryCookie, languageCookie, regionCookieMaxAge } from '#src/config.ts'
import type { Cookie } from '#src/cookie.ts'
import type { Locale } from '#src/i18n/locales.ts'

export function serializeCountryCookie(country: string): Cookie {
  return { name: countryCookie, value: country, maxAge: regionCookieMaxAge }
}

/** The country in a cookie header or `document.cookie`; null if missing or malformed. */
export function parseCountryCookie(cookies: string): string | null {
  return new RegExp(`(?:^|; )${countryCookie}=([A-Z]{2})(?:;|$)`).exec(cookies)?.[1] ?? null
}

export function serializeLanguageCookie(language: Locale): Cookie {
  return { name: languageCookie, value: language, maxAge: regionCookieMaxAge }
}
