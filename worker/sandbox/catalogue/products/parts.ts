import * as v from 'valibot'
import { ProductSpec } from '../../demo-catalogue/seed/products/product-spec.ts'
import type { Sql } from '../../demo-catalogue/sql.ts'
import type { PricePoint } from '../items/stocked-items.ts'
import type { IndexEntry } from '../listing/index-entry.ts'
import { json, read } from '../rows.ts'
import { Texts } from '../taxonomy/taxonomy.ts'
import { vehiclesOf } from './vehicles.ts'

/** A row of the table `item`: one size of a product. */
export const ItemRow = v.object({
  item: v.string(),
  product: v.number(),
  size: v.number(),
  sku: v.string(),
  ean: v.string(),
  names: json(Texts),
})
type PartItem = v.InferOutput<typeof ItemRow>

/** A product with its items, prices and categories, loaded from the tables. */
export interface Part extends IndexEntry {
  /** Id shared by products that are variants of each other. */
  style: number
  sku: string
  category: number
  items: readonly PartItem[]
  prices: ReadonlyMap<number, PricePoint>
  /** The name that the console gave it; null: the one that its spec makes. */
  givenName: string | null
  spec: ProductSpec
}

const ProductRow = v.object({
  product: v.number(),
  style: v.number(),
  sku: v.string(),
  uri: v.string(),
  brand: v.nullable(v.number()),
  category: v.number(),
  created: v.string(),
  modified: v.string(),
  markets: json(v.array(v.number())),
  givenName: v.nullable(v.string()),
  spec: json(ProductSpec),
})

/** Reads rows of another table grouped by product, as one JSON text per product. */
function grouped<S extends v.GenericSchema>(
  sql: Sql,
  entry: S,
  query: string,
): Map<number, v.InferOutput<S>[]> {
  const row = v.object({ product: v.number(), entries: json(v.array(entry)) })
  return new Map(read(sql, row, query).map(({ product, entries }) => [product, entries]))
}

const categoryEntry = v.pipe(
  v.tuple([v.number(), v.number()]),
  v.transform(([category, sort]) => ({ category, sort })),
)
const price = v.pipe(
  v.tuple([v.number(), v.number(), v.number(), v.nullable(v.number())]),
  v.transform(([pricelist, amount, before, lowest30]): [number, PricePoint] => [
    pricelist,
    { price: amount, before, lowest30 },
  ]),
)
const application = v.tuple([v.string(), v.nullable(v.string())])

export function loadParts(sql: Sql): Part[] {
  const categories = grouped(
    sql,
    categoryEntry,
    `select product, json_group_array(json_array(category, sort)) as entries from product_category group by product`,
  )
  const prices = grouped(
    sql,
    price,
    `select product, json_group_array(json_array(pricelist, price, before, lowest30)) as entries from price group by product`,
  )
  const applications = grouped(
    sql,
    application,
    `select product, json_group_array(json_array(model, engine)) as entries
     from (select distinct product, model, engine from fitment where row ->> 'advice' is not 'otherGrade')
     group by product`,
  )
  const items = Map.groupBy(
    read(sql, ItemRow, 'select item, product, size, sku, ean, names from item order by product, size'),
    ({ product }) => product,
  )
  return read(
    sql,
    ProductRow,
    `select product, style, sku, uri, brand, category, created, product.modified, markets, name as givenName, spec
     from product left join changed_product using (product) order by product`,
  ).map((row) => ({
    ...row,
    listedIn: canonicalFirst(categories.get(row.product) ?? [], row.category),
    items: items.get(row.product) ?? [],
    prices: new Map(prices.get(row.product)),
    vehicles: [
      ...new Set(
        (applications.get(row.product) ?? []).flatMap(([model, engine]) => vehiclesOf(model, engine)),
      ),
    ],
    technical: row.spec.technical,
  }))
}

function canonicalFirst(entries: IndexEntry['listedIn'], category: number): IndexEntry['listedIn'] {
  return [...entries].sort(
    (left, right) => Number(right.category === category) - Number(left.category === category),
  )
}
