import type { Catalogue } from '../catalogue.ts'
import schema from '../seed/schema.sql?raw'
import type { Sql } from '../sql.ts'

/** What selling needs to know of the goods: price, stock, weight, sets and deposits. */
export type Goods = Omit<Catalogue, 'lineProduct' | 'assortment'>

export function createGoods(sql: Sql): Goods {
  sql.run(schema)
  return {
    item: () => null,
    price: () => null,
    soldIn: () => false,
    stock: () => 0,
    takeStock: () => {},
    bundle: () => null,
    depositFor: () => null,
    weight: () => 0,
    shippingClass: () => 'parcel',
  }
}
