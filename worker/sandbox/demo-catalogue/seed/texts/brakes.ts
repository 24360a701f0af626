import { brakesText } from '#src/i18n/brakes.ts'
import type { Locale } from '#src/i18n/locales.ts'

const files = import.meta.glob<{ brakes: Record<string, string> }>('/src/i18n/messages/*/client/brakes.ts', {
  eager: true,
})

/** Brakes by their codes in the shop's words: `solid front discs 263 mm · no ABS`; several with a slash between them. */
export function brakesIn(language: Locale, codes: string): string {
  const words = files[`/src/i18n/messages/${language}/client/brakes.ts`]?.brakes ?? {}
  return codes
    .split(', ')
    .map((code) => brakesText(code, { locale: language, t: (key) => words[key] ?? '' }) ?? code)
    .join(' / ')
}
