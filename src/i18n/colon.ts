import type { Locale } from '#src/i18n/locales.ts'

/** The colon after a label in this language. French has a no-break space before it. */
export function colonOf(language: Locale): string {
  return language === 'fr' ? '\u00a0:' : ':'
}
