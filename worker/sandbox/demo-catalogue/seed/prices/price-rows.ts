import { type PriceEndings, roundPrice, setPrice } from '#src/commerce/contract/catalogue/price-endings.ts'
import { regions } from '../../regions.ts'
import { bundleDiscount, type PartBundle } from '../bundles/bundles.ts'
import type { Product } from '../products/products.ts'
import { dayBefore, type PriceChange, shownPrice } from './price-history.ts'
import { depositInEveryList, inEveryList, type Reduction, reductionOf } from './prices.ts'

export interface PriceRow {
  product: number
  pricelist: number
  price: number
  before: number
  lowest30: number | null
}

export interface HistoryRow extends PriceChange {
  product: number
  pricelist: number
}

const maxDiscountPercent = 0.4

/** The reduced price with the list's endings; at most 40 % off, which rounding of small prices could exceed. */
function lowerPrice(full: number, off: number, endings: PriceEndings): number {
  for (let part = off; part > 0.04; part -= 0.05) {
    const price = roundPrice(full * (1 - part), endings)
    if (price < full && price >= full * (1 - maxDiscountPercent)) return price
  }
  return full
}

/** The price history: previous price, a short dip where the reduction may not be announced, current price. */
function changesOf(
  full: number,
  now: number,
  { since, spoilt }: Reduction,
  today: string,
  created: string,
): PriceChange[] {
  const start = dayBefore(today, since)
  const first = created.slice(0, 10)
  return [
    { since: first < dayBefore(start, 30) ? first : dayBefore(start, 60), price: full },
    ...(spoilt
      ? [
          { since: dayBefore(start, 16), price: now },
          { since: dayBefore(start, 9), price: full },
        ]
      : []),
    { since: start, price: now },
  ]
}

/** The prices of all parts in every list, and the histories of those that are or were reduced. */
export function priceParts(products: readonly Product[], today: string, steady: ReadonlySet<string>) {
  const prices: PriceRow[] = []
  const history: HistoryRow[] = []
  for (const { product, sku, euros, created } of products) {
    const reduction = steady.has(sku) ? null : reductionOf(sku)
    for (const { pricelist, rounding, price: full } of inEveryList(euros)) {
      const price = reduction === null ? full : lowerPrice(full, reduction.off, rounding)
      if (reduction === null || price === full) {
        prices.push({ product, pricelist, price, before: price, lowest30: null })
        continue
      }
      const changes = changesOf(full, price, reduction, today, created)
      for (const change of changes) history.push({ product, pricelist, ...change })
      prices.push({ product, pricelist, ...shownPrice(price, changes, dayBefore(today, reduction.since)) })
    }
  }
  return { prices, history }
}

/** The prices of bundles with their cheapest choices. */
export function priceBundles(bundles: readonly PartBundle[], parts: readonly PriceRow[]): PriceRow[] {
  const priceOf = new Map(parts.map((row) => [`${row.product} ${row.pricelist}`, row.price]))
  return bundles.flatMap(({ product, sections }) =>
    regions.pricelists.map(({ pricelist, rounding }) => {
      const sum = sections
        .filter(({ required }) => required)
        .reduce(
          (total, { products, quantity }) =>
            total + quantity * Math.min(...products.map((id) => priceOf.get(`${id} ${pricelist}`) ?? 0)),
          0,
        )
      const price = setPrice(sum, bundleDiscount, rounding)
      return { product: product.product, pricelist, price, before: price, lowest30: null }
    }),
  )
}

export function priceDeposit(product: number, euros: number): PriceRow[] {
  return depositInEveryList(euros).map(({ pricelist, price }) => ({
    product,
    pricelist,
    price,
    before: price,
    lowest30: null,
  }))
}
