import type { CountriesReply } from '#src/commerce/contract/region.ts'
import { defaultLocale, type Locale } from '#src/i18n/locales.ts'
import type { Region } from '#src/shop.ts'
import { feedLimits } from '../limits.ts'
import { languageOf } from '../region/language.ts'
import { shippable } from '../region/region.ts'

/** A market with one price list, and the countries that goods are sent to from it. */
export interface FeedMarket {
  market: number
  pricelist: number
  currency: string
  countries: string[]
}

/** Null without a country that goods are sent to. Of several price lists, the first country's. */
export function findMarket(countries: CountriesReply['countries'], market: number): FeedMarket | null {
  const regions = shippable(countries).filter((region) => region.market === market)
  const [first] = regions
  if (!first) return null
  const { pricelist, currency } = first
  const isAlike = (region: Region) => region.pricelist === pricelist && region.currency === currency
  return { market, pricelist, currency, countries: regions.filter(isAlike).map(({ country }) => country) }
}

/** The language of all countries of a market, or the default one. */
export function ownLocale({ countries }: FeedMarket): Locale {
  const [first, ...others] = new Set(countries.map((country) => languageOf(country, '')))
  return first && others.length === 0 ? first : defaultLocale
}

/**
 * The countries for which a feed states the delivery: those of the market that speak its language, or the first one. For
 * others the advertising account knows it; all countries of Europe would be most of the feed.
 */
export function deliveryCountries({ countries }: FeedMarket, locale: Locale): string[] {
  const speaking = countries.filter((country) => languageOf(country, locale) === locale)
  return (speaking.length > 0 ? speaking : countries).slice(0, speaking.length > 0 ? feedLimits.countries : 1)
}

/** True if the variable `FEEDS` switches the feed of a market on. */
export function hasFeed(variable: string, market: number): boolean {
  return variable === 'all' || variable.split(' ').includes(String(market))
}
