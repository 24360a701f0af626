import type { I18n } from '#src/i18n/i18n.ts'
import { countryName } from './region-text.ts'

export interface CountryChoice {
  country: string
  name: string
}

export function countryChoices(countries: readonly string[], i18n: Pick<I18n, 'locale'>): CountryChoice[] {
  const { compare } = new Intl.Collator(i18n.locale)
  return [...new Set(countries)]
    .map((country) => ({ country, name: countryName(country, i18n) }))
    .sort((left, right) => compare(left.name, right.name))
}
