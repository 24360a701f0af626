import { regions } from '../../regions.ts'
import type { Brand } from '../plan/brands.ts'
import { foreignExchange } from '../plan/exchange.ts'
import type { PartType } from '../plan/part-types.ts'
import { hash, seededRandom } from '../random.ts'
import { cent, roundPrice } from './rounding.ts'

const tierFactor = { 1: 0.75, 2: 1, 3: 1.45 } as const
/** The VAT that the part types' price ranges contain. */
const plannedVat = 1.2
const businessDiscount = 0.9

/** What VAT a price list's prices contain, as a factor; 1 for the net one. */
function vatOf(pricelist: number): number {
  const list = regions.pricelist(pricelist)
  const market = regions.markets.find((entry) => entry.pricelist === pricelist)
  // The union's list shows German prices: the other countries' VAT is worked out at the till.
  const country = market?.countries.includes('DE') ? 'DE' : market?.countries[0]
  const percent = country ? (regions.country(country)?.vatPercent ?? 0) : 0
  return list?.vatIncluded ? 1 + percent / 100 : businessDiscount
}

const lists = regions.pricelists.map(({ pricelist, currency, rounding }) => ({
  pricelist,
  rounding,
  factor: (vatOf(pricelist) * foreignExchange(currency)) / plannedVat,
}))

/** Euros with VAT that a part costs before a list rounds it. */
export function basePrice(
  { priceEurInclVat: [from, to] }: PartType,
  level: number,
  brand: Brand,
  part: string,
): number {
  const graded = (from + (to - from) * level) * tierFactor[brand.tier]
  return Math.max(from * 0.75, graded * (0.96 + seededRandom(`price ${brand.uri} ${part}`) * 0.08))
}

/** The same amount in every price list, in that list's endings. */
export function inEveryList(euros: number): { pricelist: number; price: number }[] {
  return lists.map(({ pricelist, rounding, factor }) => ({
    pricelist,
    price: roundPrice(euros * factor, rounding),
  }))
}

/** A deposit is an amount by law or contract: converted, but not made to look cheap. */
export function depositInEveryList(euros: number): { pricelist: number; price: number }[] {
  return regions.pricelists.map(({ pricelist, currency, vatIncluded }) => {
    const amount = euros * foreignExchange(currency)
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
  /** 0.05–0.4 of the price. */
  off: number
  /** Days ago that it began. */
  since: number
  /** A short lower price before it began: then nothing may be shown as reduced. */
  spoilt: boolean
}

/** One part in ten is lowered; of these one in ten was as cheap within the thirty days before. */
export function reductionOf(sku: string): Reduction | null {
  const at = seededRandom(`sale ${sku}`)
  if (at >= 0.108) return null
  return {
    off: 0.05 + (hash(`off ${sku}`) % 8) * 0.05,
    since: 1 + (hash(`since ${sku}`) % 12),
    spoilt: at >= 0.097,
  }
}
