import { regions } from '../regions.ts'
import { dayBefore, type PriceChange, shownPrice } from './price-history.ts'
import { depositInEveryList, inEveryList, reductionOf } from './prices.ts'
import type { Product } from './products.ts'
import { cent, roundPrice } from './rounding.ts'
import { type PartSet, setDiscount } from './sets.ts'

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

const rounding = new Map(regions.pricelists.map((list) => [list.pricelist, list.rounding]))

/** Prices of the parts in every list, and the changes behind those that are or look reduced. */
export function priceParts(products: readonly Product[], today: string, steady: ReadonlySet<string>) {
  const prices: PriceRow[] = []
  const history: HistoryRow[] = []
  for (const { product, sku, euros, created } of products) {
    const reduction = steady.has(sku) ? null : reductionOf(sku)
    for (const { pricelist, price: full } of inEveryList(euros)) {
      const lowered =
        reduction === null ? full : roundPrice(full * (1 - reduction.off), rounding.get(pricelist) ?? '.00')
      if (reduction === null || lowered >= full) {
        prices.push({ product, pricelist, price: full, before: full, lowest30: null })
        continue
      }
      const since = dayBefore(today, reduction.since)
      const start = created.slice(0, 10)
      const first = start < since ? start : dayBefore(since, 60)
      const changes: PriceChange[] = [
        { since: first, price: full },
        ...(reduction.spoilt
          ? [
              { since: dayBefore(since, 16), price: lowered },
              { since: dayBefore(since, 9), price: full },
            ]
          : []),
        { since, price: lowered },
      ]
      history.push(...changes.map((change) => ({ product, pricelist, ...change })))
      prices.push({ product, pricelist, ...shownPrice(lowered, changes, since) })
    }
  }
  return { prices, history }
}

/** A set costs its cheapest filling less the discount. */
export function priceSets(sets: readonly PartSet[], parts: readonly PriceRow[]): PriceRow[] {
  const known = new Map(parts.map((row) => [`${row.product} ${row.pricelist}`, row.price]))
  return sets.flatMap(({ product, sections }) =>
    regions.pricelists.map(({ pricelist }) => {
      const sum = sections
        .filter(({ required }) => required)
        .reduce(
          (total, { products, quantity }) =>
            total + quantity * Math.min(...products.map((id) => known.get(`${id} ${pricelist}`) ?? 0)),
          0,
        )
      const price = cent(sum * (1 - setDiscount / 100))
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
