import { countryCookie, languageCookie, regionCookieMaxAge } from '#src/config.ts'
import type { Cookie } from '#src/cookie.ts'
import type { Locale } from '#src/i18n/locales.ts'

/** Serializes the chosen country as a cookie that is valid for a year. */
export function serializeCountryCookie(country: string): Cookie {
  return { name: countryCookie, value: country, maxAge: regionCookieMaxAge }
}

/** The country in a cookie header or `document.cookie`; null when missing or malformed. */
export function parseCountryCookie(cookies: string): string | null {
  return new RegExp(`(?:^|; )${countryCookie}=([A-Z]{2})(?:;|$)`).exec(cookies)?.[1] ?? null
}

/** Serializes the chosen language as a cookie that is valid for a year. */
export function serializeLanguageCookie(language: Locale): Cookie {
  return { name: languageCookie, value: language, maxAge: regionCookieMaxAge }
}
