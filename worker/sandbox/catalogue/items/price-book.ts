import * as v from 'valibot'
import type { Sql } from '../../demo-catalogue/sql.ts'
import type { Items, PricePoint } from './stocked-items.ts'

const Price = v.object({ price: v.number(), before: v.number(), lowest30: v.nullable(v.number()) })

/** Creates a lookup of prices by product and price list that caches what it has read. */
export function createPriceBook(sql: Sql): Items['price'] {
  const known = new Map<string, PricePoint | null>()

  function point(product: number, pricelist: number): PricePoint | null {
    const [row] = sql.all(
      'select price, before, lowest30 from price where product = ? and pricelist = ?',
      product,
      pricelist,
    )
    return row ? v.parse(Price, row) : null
  }

  return (product, pricelist) => {
    const name = `${product} ${pricelist}`
    const found = known.get(name)
    if (found !== undefined) return found
    const read = point(product, pricelist)
    known.set(name, read)
    return read
  }
}
