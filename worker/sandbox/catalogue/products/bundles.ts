import * as v from 'valibot'
import type { Sql } from '../../../demo-catalogue/sql.ts'
import type { Catalogue } from '../../catalogue.ts'
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

/** The sets with the items that may go into each place. */
export function createBundles(
  sql: Sql,
  items: Iterable<{ item: string; product: number }>,
): Catalogue['bundle'] {
  const itemsOf = Map.groupBy(items, ({ product }) => product)
  const rows = read(sql, BundleRow, 'select product, kind, discount, sections from bundle')
  const sets = new Map(rows.map((row) => [row.product, row]))
  return (product) => {
    const set = sets.get(product)
    if (!set) return null
    return {
      kind: set.kind,
      discountPercent: set.discount,
      sections: set.sections.map(({ products, ...section }) => ({
        ...section,
        items: products.flatMap((id) => (itemsOf.get(id) ?? []).map(({ item }) => item)),
      })),
    }
  }
}
