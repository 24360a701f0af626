/** The seven interface languages; the first is the default and has no prefix in the address. */
export const locales = ['en', 'sv', 'fi', 'da', 'fr', 'nl', 'de'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en'

export function isLocale(text: unknown): text is Locale {
  return locales.some((locale) => locale === text)
}
