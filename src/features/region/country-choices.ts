import type { I18n } from '#src/i18n/i18n.ts'
import { countryName } from './region-text.ts'

export interface CountryChoice {
  country: string
  name: string
}

/** `currency` is that of its prices; empty if unknown. */
export interface PricedCountry extends CountryChoice {
  currency: string
}

export function countryChoices(countries: readonly string[], i18n: Pick<I18n, 'locale'>): CountryChoice[] {
  const { compare } = new Intl.Collator(i18n.locale)
  return [...new Set(countries)]
    .map((country) => ({ country, name: countryName(country, i18n) }))
    .sort((left, right) => compare(left.name, right.name))
}

/** The choices of `regions`, each with the currency of the first that has its country. */
export function pricedCountries(
  regions: readonly { country: string; currency?: string | null | undefined }[],
  i18n: Pick<I18n, 'locale'>,
): PricedCountry[] {
  const countries = regions.map(({ country }) => country)
  return countryChoices(countries, i18n).map((choice) => ({
    ...choice,
    currency: regions.find(({ country }) => country === choice.country)?.currency ?? '',
  }))
}
