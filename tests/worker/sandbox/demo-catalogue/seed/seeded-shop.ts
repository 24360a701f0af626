import { copySeededDatabase } from '#tests/support/sandbox/seeded-database.ts'
import { type ProductSpec, parseSpec } from '#worker/sandbox/demo-catalogue/seed/products/product-spec.ts'
import { createNodeSql } from '#worker/sandbox/node-sql.ts'

export interface SeededProduct {
  product: number
  sku: string
  uri: string
  markets: number[]
  spec: ProductSpec
}

/** The demo catalogue in a separate database, as written at first use. */
export function seededShop() {
  const sql = createNodeSql(copySeededDatabase())
  const rows = sql.all('select product, sku, uri, markets, spec from product order by product')
  const products = rows.map(
    ({ product, sku, uri, markets, spec }): SeededProduct => ({
      product: Number(product),
      sku: String(sku),
      uri: String(uri),
      markets: JSON.parse(String(markets)),
      spec: parseSpec(spec),
    }),
  )
  return {
    sql,
    /** Everything that is listed: parts and sets, no deposits. */
    listed: products.filter(({ markets }) => markets.length > 0),
    parts: products.filter(({ spec }) => spec.partType !== null),
    bySku: new Map(products.map((product) => [product.sku, product])),
    column: (query: string) => sql.all(query).map((row) => Object.values(row)[0]),
    value: (query: string) => Number(Object.values(sql.all(query)[0] ?? {})[0]),
  }
}
