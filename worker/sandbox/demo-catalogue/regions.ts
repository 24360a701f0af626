import * as v from 'valibot'
import { type PriceEndings, priceEndings } from '#src/commerce/contract/catalogue/price-endings.ts'
import { defaultLocale, isLocale, type Locale, locales } from '#src/i18n/locales.ts'
import data from './seed/data/markets.json'
import { type State, states } from './states.ts'

/** A country with its price list, market, VAT and language. */
export interface Region {
  country: string
  name: string
  eu: boolean
  /** True if the shop ships there; otherwise visitors can only browse and fill a cart. */
  shipTo: boolean
  market: number
  pricelist: number
  language: Locale
  currency: string
  vatPercent: number
  states: State[]
}

export interface Market {
  market: number
  name: string
  default: boolean
  countries: string[]
  pricelist: number
}

export interface Pricelist {
  pricelist: number
  name: string
  default: boolean
  currency: string
  /** False for net prices, for businesses. */
  vatIncluded: boolean
  rounding: PriceEndings
}

export interface LanguageEntry {
  language: Locale
  name: string
  default: boolean
}

/** The market of business customers, with net prices. */
export const businessMarket = 7
const europe = 4
const outsideTheUnion = ['NO', 'GB']
/** Countries known by name that the shop does not ship to. */
const browseOnly = ['US', 'CH', 'IS']
const ownLanguage: Record<string, Locale> = { FR: 'fr', NL: 'nl', DE: 'de', BE: 'nl', AT: 'de', LU: 'fr' }

const regionName = new Intl.DisplayNames('en', { type: 'region' })
const languageName = new Intl.DisplayNames('en', { type: 'language' })

const vat = new Map(Object.entries(data.standardVat))

function toRegion(country: string, entry: (typeof data.markets)[number], shipTo: boolean): Region {
  return {
    country,
    name: regionName.of(country) ?? country,
    eu: vat.has(country) && !outsideTheUnion.includes(country),
    shipTo,
    market: entry.market,
    pricelist: entry.pricelist,
    language: ownLanguage[country] ?? (isLocale(entry.language) ? entry.language : defaultLocale),
    currency: entry.currency,
    vatPercent: vat.get(country) ?? 0,
    states: states[country] ?? [],
  }
}

const shippable = data.markets
  .filter(({ market }) => market !== businessMarket)
  .flatMap((entry) => entry.countries.map((country) => toRegion(country, entry, true)))
const visiting = data.markets
  .filter(({ market }) => market === europe)
  .flatMap((entry) => browseOnly.map((country) => toRegion(country, entry, false)))

const markets: Market[] = data.markets.map(({ market, code, countries, pricelist }, index) => ({
  market,
  name: code,
  default: index === 0,
  countries,
  pricelist,
}))

const pricelists: Pricelist[] = data.markets.map((entry, index) => ({
  pricelist: entry.pricelist,
  name: `${entry.code} ${entry.currency}`,
  default: index === 0,
  currency: entry.currency,
  vatIncluded: entry.vat.startsWith('incl'),
  rounding: v.parse(v.picklist(priceEndings), entry.rounding),
}))

const [first] = data.markets
if (!first) throw new Error('seed/data/markets.json has no market')
const home = { market: first.market, pricelist: first.pricelist }

const languages: LanguageEntry[] = locales.map((language) => ({
  language,
  name: languageName.of(language) ?? language,
  default: language === defaultLocale,
}))

/** The demo shop's countries, markets, price lists and languages. */
export const regions = {
  /** Countries the shop ships to. */
  countries: shippable,
  /** All known countries. */
  everyCountry: [...shippable, ...visiting],
  markets,
  pricelists,
  /** The default region, for unknown countries. */
  home,
  languages,
  /** Finds a country by ISO code, ignoring case; null when unknown. */
  country: (code: string): Region | null =>
    regions.everyCountry.find(({ country }) => country === code.toUpperCase()) ?? null,
  market: (market: number): Market | null => markets.find((entry) => entry.market === market) ?? null,
  pricelist: (pricelist: number): Pricelist | null =>
    pricelists.find((entry) => entry.pricelist === pricelist) ?? null,
  language: (language: string): LanguageEntry | null =>
    languages.find((entry) => entry.language === language) ?? null,
}
export type Regions = typeof regions
