import { defaultLocale, isLocale, type Locale } from '#src/i18n/locales.ts'

/**
 * A value of JSON with its texts in one language. A text is the same in every language, or a record by language:
 * `{ "en": "Post", "sv": "Post", "de": "Paket" }`. A language without a text gets the one of the default language; null
 * if that has none either.
 */
export function textsIn(value: unknown, language: Locale): unknown {
  if (Array.isArray(value)) return value.map((entry) => textsIn(entry, language))
  if (typeof value !== 'object' || value === null) return value
  const entries: [string, unknown][] = Object.entries(value)
  if (entries.length > 0 && entries.every(([key]) => isLocale(key))) {
    const texts = new Map(entries)
    return texts.get(language) ?? texts.get(defaultLocale) ?? null
  }
  return Object.fromEntries(entries.map(([key, entry]) => [key, textsIn(entry, language)]))
}
