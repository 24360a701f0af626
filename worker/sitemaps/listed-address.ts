import type { Locale } from '#src/i18n/locales.ts'

/** An address of the shop as sitemaps list it. */
export interface ListedAddress {
  /** The path without locale. */
  path: string
  /** The languages in which crawlers find it. */
  locales: readonly Locale[]
  /** The day of its last change, `YYYY-MM-DD`; empty if unknown. */
  modified: string
  pictures: readonly string[]
}
