import { type Locale, locales } from '#src/i18n/locales.ts'

/** A text in the languages it has been translated into. */
export type Translations<Text> = { en: Text } & { [Language in Locale]?: Text | undefined }

/** A text in each language of the shop, in English where it is not translated. */
export function inEveryLanguage<Text>(translations: Translations<Text>): Record<Locale, Text> {
  return perLanguage((locale) => translations[locale] ?? translations.en)
}

/** The results of `create` for each language of the shop. */
export function perLanguage<Value>(create: (locale: Locale) => Value): Record<Locale, Value> {
  const entries = locales.map((locale) => [locale, create(locale)])
  return Object.fromEntries(entries) as Record<Locale, Value> // all its keys have just been given a value
}
