import { defaultLocale, isLocale, type Locale } from './i18n/locales.ts'

export function basename(locale: Locale): string {
  return locale === defaultLocale ? '/' : `/${locale}`
}

/**
 * Adds a locale prefix to a path. The result is always a path of this shop, even for paths that begin with two slashes.
 */
export function localized(locale: Locale, path: string): string {
  const ownPath = path.replace(/^[/\\\t\n\r]+/, '/')
  if (locale === defaultLocale) return ownPath
  return ownPath === '/' ? `/${locale}` : `/${locale}${ownPath}`
}

/** Splits `/sv/p/x` into `sv` and `/p/x`. A path without a known prefix has the default language. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  // A data request for a localized home page is `/sv.data`.
  const [, prefix = '', rest = ''] = /^\/([a-z]{2})(?=\/|\.data$|$)(.*)$/.exec(pathname) ?? []
  if (!isLocale(prefix) || prefix === defaultLocale) return { locale: defaultLocale, path: pathname }
  return { locale: prefix, path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** Removes the prefix of the default language, which has none; null for paths without it. */
export function withoutDefaultPrefix(pathname: string): string | null {
  const prefix = `/${defaultLocale}`
  if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return null
  return localized(defaultLocale, pathname.slice(prefix.length) || '/')
}
