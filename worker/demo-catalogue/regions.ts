import * as v from 'valibot'
import { defaultLocale, isLocale, type Locale, locales } from '#src/i18n/locales.ts'
import data from './seed/data/markets.json'
import { type State, states } from './states.ts'

/** A country as the shop's operator set it up. */
export interface Region {
  country: string
  name: string
  eu: boolean
  /** Goods are sent there. Elsewhere one may look and fill a cart, no more. */
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
  /** False where prices stand without VAT, for businesses. */
  vatIncluded: boolean
  /** What its prices end in, in the words of the market data. */
  rounding: Rounding
}

export interface LanguageEntry {
  language: Locale
  name: string
  default: boolean
}

const Rounding = v.picklist(['whole, ends 5 or 9', '.90', '.95', 'whole', '.00'])
export type Rounding = v.InferOutput<typeof Rounding>

/** The market businesses buy in: prices without VAT. */
export const businessMarket = 7
const europe = 4
const outsideTheUnion = ['NO', 'GB']
/** Known, so that a visitor from there has a name, but no goods are sent. */
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
  rounding: v.parse(Rounding, entry.rounding),
}))

const [first] = data.markets
if (!first) throw new Error('seed/data/markets.json has no market')
const home = { market: first.market, pricelist: first.pricelist }

const languages: LanguageEntry[] = locales.map((language) => ({
  language,
  name: languageName.of(language) ?? language,
  default: language === defaultLocale,
}))

/** Where the shop sells, in which words and at which prices. */
export const regions = {
  /** Countries goods are sent to. */
  countries: shippable,
  /** These, and the ones one can only look from. */
  everyCountry: [...shippable, ...visiting],
  markets,
  pricelists,
  /** The market and price list of those nothing is known of. */
  home,
  languages,
  /** By ISO code in either case; null when there is no such country here. */
  country: (code: string): Region | null =>
    regions.everyCountry.find(({ country }) => country === code.toUpperCase()) ?? null,
  market: (market: number): Market | null => markets.find((entry) => entry.market === market) ?? null,
  pricelist: (pricelist: number): Pricelist | null =>
    pricelists.find((entry) => entry.pricelist === pricelist) ?? null,
  language: (language: string): LanguageEntry | null =>
    languages.find((entry) => entry.language === language) ?? null,
}
export type Regions = typeof regions
