import type { Country } from '#src/commerce/contract/region.ts'
import type { Locale } from '#src/i18n/locales.ts'

/** Countries by their names in the language of the page, in its alphabet. */
export function countryNames(countries: Country[], locale: Locale): { value: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return countries
    .map(({ country, name }) => ({ value: country, name: names.of(country) ?? name }))
    .sort((left, right) => compare(left.name, right.name))
}

export function countryName(country: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(country)) return country
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
}
