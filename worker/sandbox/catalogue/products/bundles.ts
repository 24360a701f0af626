import * as v from 'valibot'
import type { Sql } from '../../demo-catalogue/sql.ts'
import type { Items } from '../items/stocked-items.ts'
import { json, read } from '../rows.ts'

const BundleRow = v.object({
  product: v.number(),
  kind: v.picklist(['fixed', 'flexible']),
  discount: v.number(),
  sections: json(
    v.array(
      v.object({
        section: v.number(),
        quantity: v.number(),
        required: v.boolean(),
        products: v.array(v.number()),
      }),
    ),
  ),
})

/** Creates a lookup of bundles with the items of each section; null for products that are not bundles. */
export function createBundles(sql: Sql, items: Iterable<{ item: string; product: number }>): Items['bundle'] {
  const itemsOf = Map.groupBy(items, ({ product }) => product)
  const rows = read(sql, BundleRow, 'select product, kind, discount, sections from bundle')
  const byProduct = new Map(rows.map((row) => [row.product, row]))
  return (product) => {
    const bundle = byProduct.get(product)
    if (!bundle) return null
    return {
      kind: bundle.kind,
      discountPercent: bundle.discount,
      sections: bundle.sections.map(({ products, ...section }) => ({
        ...section,
        items: products.flatMap((id) => (itemsOf.get(id) ?? []).map(({ item }) => item)),
      })),
    }
  }
}
