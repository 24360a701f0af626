import { cent, type PriceEndings, roundPrice } from '#src/commerce/contract/catalogue/price-endings.ts'
import { regions } from '../../regions.ts'
import type { Brand } from '../plan/brands.ts'
import { exchangeRate } from '../plan/exchange-rates.ts'
import type { PartType } from '../plan/part-types.ts'
import { hash, seededRandom } from '../random.ts'

const tierFactor = { 1: 0.75, 2: 1, 3: 1.45 } as const
/** VAT factor included in the part types' price ranges. */
const plannedVat = 1.2
const businessDiscount = 0.9

/** VAT factor included in a price list; 1 for the net list. */
function vatOf(pricelist: number): number {
  const list = regions.pricelist(pricelist)
  const market = regions.markets.find((entry) => entry.pricelist === pricelist)
  // The euro list contains German VAT; the checkout computes other countries' VAT.
  const country = market?.countries.includes('DE') ? 'DE' : market?.countries[0]
  const percent = country ? (regions.country(country)?.vatPercent ?? 0) : 0
  return list?.vatIncluded ? 1 + percent / 100 : businessDiscount
}

const lists = regions.pricelists.map(({ pricelist, currency, rounding }) => ({
  pricelist,
  rounding,
  factor: (vatOf(pricelist) * exchangeRate(currency)) / plannedVat,
}))

/** The price of a part in euros including VAT, before rounding. */
export function basePrice(
  { priceEurInclVat: [from, to] }: PartType,
  level: number,
  brand: Brand,
  part: string,
): number {
  const graded = (from + (to - from) * level) * tierFactor[brand.tier]
  return Math.max(from * 0.75, graded * (0.96 + seededRandom(`price ${brand.uri} ${part}`) * 0.08))
}

/** Converts an amount to every price list with that list's price endings. */
export function inEveryList(euros: number): { pricelist: number; rounding: PriceEndings; price: number }[] {
  return lists.map(({ pricelist, rounding, factor }) => ({
    pricelist,
    rounding,
    price: roundPrice(euros * factor, rounding),
  }))
}

/** Converts a deposit to every price list without price endings, since it is a fixed amount. */
export function depositInEveryList(euros: number): { pricelist: number; price: number }[] {
  return regions.pricelists.map(({ pricelist, currency, vatIncluded }) => {
    const amount = euros * exchangeRate(currency)
    return {
      pricelist,
      price: vatIncluded
        ? currency === 'EUR' || currency === 'GBP'
          ? cent(amount)
          : Math.round(amount)
        : cent(amount / 1.19),
    }
  })
}

export interface Reduction {
  /** Share of the price, from 0.05 to 0.4. */
  off: number
  /** Age in days. */
  since: number
  /** The price was lower shortly before, so the reduction may not be announced. */
  spoilt: boolean
}

/** The reduction of a part; null for nine parts in ten. One reduction in ten may not be announced. */
export function reductionOf(sku: string): Reduction | null {
  const at = seededRandom(`sale ${sku}`)
  if (at >= 0.108) return null
  return {
    off: 0.05 + (hash(`off ${sku}`) % 8) * 0.05,
    since: 1 + (hash(`since ${sku}`) % 12),
    spoilt: at >= 0.097,
  }
}
