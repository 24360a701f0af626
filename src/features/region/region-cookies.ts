import { countryCookie, languageCookie, regionCookieMaxAge } from '#src/config.ts'
import type { Cookie } from '#src/cookie.ts'
import type { Locale } from '#src/i18n/locales.ts'

/** A choice counts from now on, for a year. */
export function serializeCountryCookie(country: string): Cookie {
  return { name: countryCookie, value: country, maxAge: regionCookieMaxAge }
}

/** The country in `document.cookie`; anything malformed counts as none. */
export function parseCountryCookie(cookies: string): string | null {
  return new RegExp(`(?:^|; )${countryCookie}=([A-Z]{2})(?:;|$)`).exec(cookies)?.[1] ?? null
}

/** A choice counts from now on, for a year. */
export function serializeLanguageCookie(language: Locale): Cookie {
  return { name: languageCookie, value: language, maxAge: regionCookieMaxAge }
}
