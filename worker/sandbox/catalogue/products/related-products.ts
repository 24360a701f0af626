import * as v from 'valibot'
import type { Sql } from '../../demo-catalogue/sql.ts'
import { read } from '../rows.ts'

const RelatedProduct = v.object({ product: v.number(), relation: v.string() })
export type RelatedProduct = v.InferOutput<typeof RelatedProduct>

const Variant = v.object({ of: v.number(), product: v.number() })

/**
 * Creates a lookup of related products. Only variants are kept in memory, since every listing shows them; the other
 * relations are about 100,000 rows.
 */
export function createRelatedProducts(sql: Sql) {
  const variants = Map.groupBy(
    read(
      sql,
      Variant,
      "select product as 'of', related as product from relation where relation = 'variant' order by product, sort",
    ),
    ({ of }) => of,
  )
  return {
    all: (product: number): RelatedProduct[] =>
      sql
        .all(
          'select related as product, relation from relation where product = ? order by relation, sort',
          product,
        )
        .map((row) => v.parse(RelatedProduct, row)),
    variants: (product: number): RelatedProduct[] =>
      (variants.get(product) ?? []).map((variant) => ({ product: variant.product, relation: 'variant' })),
  }
}
