import { intlLocale } from '#src/i18n/format.ts'
import type { I18n, ServerI18n } from '#src/i18n/i18n.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Region } from '#src/shop.ts'

export function countryName(country: string, { locale }: Pick<I18n, 'locale'>): string {
  if (!/^[A-Z]{2}$/.test(country)) return country
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
}

export function languageName(language: Locale): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** Countries whose English names take an article within a sentence. */
const withArticle = new Set(['AE', 'BS', 'CD', 'CF', 'CG', 'DO', 'FO', 'GB', 'GM', 'MV', 'NL', 'PH', 'US'])

/** A country's name for use within a sentence, with its article in English: "the United Kingdom". */
export function countryInSentence(country: string, { locale }: Pick<I18n, 'locale'>): string {
  const name = countryName(country, { locale })
  return locale === 'en' && withArticle.has(country) ? `the ${name}` : name
}

/** Text of the region of prices: "Prices for: Sweden, in SEK". */
export function regionText({ country, currency }: Region, i18n: ServerI18n): string {
  return i18n.t('region.pricesFor', { country: countryName(country, i18n), currency })
}

export function regionLocale({ country }: Pick<Region, 'country'>, { locale }: Pick<I18n, 'locale'>): string {
  return intlLocale(locale, country)
}
