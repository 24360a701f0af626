import { countryCookie, languageCookie } from '#src/config.ts'
import type { Locale } from '#src/i18n/locales.ts'

const yearInSeconds = 365 * 24 * 60 * 60

/** A choice counts from now on, for a year. */
export function countryAsCookie(country: string): string {
  return `${countryCookie}=${country}; Path=/; Max-Age=${yearInSeconds}; Secure; SameSite=Lax`
}

/** The country in `document.cookie`; anything malformed counts as none. */
export function countryFromCookies(cookies: string): string | null {
  return new RegExp(`(?:^|; )${countryCookie}=([A-Z]{2})(?:;|$)`).exec(cookies)?.[1] ?? null
}

export function languageAsCookie(language: Locale): string {
  return `${languageCookie}=${language}; Path=/; Max-Age=${yearInSeconds}; Secure; SameSite=Lax`
}
