import type { CountriesReply } from '#src/commerce/contract/region.ts'
import { defaultLocale, type Locale } from '#src/i18n/locales.ts'
import type { Region } from '#src/shop.ts'

type Countries = CountriesReply['countries']

/**
 * A crawler sees one price per address, in the country where CLDR expects most readers of the language
 * (https://cldr.unicode.org, likely subtags), or in `defaultCountry`.
 */
export function crawlerCountry(locale: Locale, defaultCountry: string): string {
  const likely = locale === defaultLocale ? null : new Intl.Locale(locale).maximize().region
  return likely ?? defaultCountry
}

export function findRegion(countries: Countries, candidates: (string | null)[]): Region | null {
  for (const candidate of candidates) {
    const found = countries.find(({ country, shipTo }) => shipTo && country === candidate)
    const market = idNumber(found?.market)
    const pricelist = idNumber(found?.pricelist)
    if (!found?.currency || market === null || pricelist === null) continue
    return { country: found.country, market, pricelist, currency: found.currency }
  }
  return null
}

function idNumber(id: string | null | undefined): number | null {
  return id && /^\d{1,9}$/.test(id) ? Number(id) : null
}

export function shippable(countries: Countries): Region[] {
  return countries.flatMap(({ country }) => findRegion(countries, [country]) ?? [])
}
