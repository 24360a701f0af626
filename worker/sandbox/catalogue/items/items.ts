import * as v from 'valibot'
import { batteryDepositCountry, batteryTier } from '../../demo-catalogue/seed/deposits/deposits.ts'
import { partType } from '../../demo-catalogue/seed/plan/part-types.ts'
import type { Sql } from '../../demo-catalogue/sql.ts'
import { pictureSubject } from '../pictures/picture-subjects.ts'
import { createBundles } from '../products/bundles.ts'
import { ItemRow } from '../products/parts.ts'
import { json, read } from '../rows.ts'
import { createPriceBook } from './price-book.ts'
import type { CatalogueItem, Items } from './stocked-items.ts'
import { createWarehouse } from './warehouse.ts'

/** A boolean column: SQLite stores 1 and 0. */
const flag = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
)

const Article = v.object({
  product: v.number(),
  part_type: v.nullable(v.string()),
  markets: json(v.array(v.number())),
  kilograms: v.number(),
  depositItem: v.nullable(v.string()),
  depositCountry: v.nullable(v.string()),
  /** Not in stock but sold: ordered from a supplier, or a delivery is expected. */
  orderable: flag,
  /** The tier of a deposit article; null for other products. */
  deposit: v.nullable(v.string()),
})

const StockedItem = v.object({ ...ItemRow.entries, stock: v.number() })

/** The stock of items that are ordered from a supplier. */
export const unlimited = 100_000

function loadArticles(sql: Sql) {
  return read(
    sql,
    Article,
    `select product, part_type, markets,
       spec ->> 'kilograms' as kilograms, spec ->> 'depositItem' as depositItem,
       spec ->> 'depositCountry' as depositCountry, spec ->> 'deposit' as deposit,
       spec ->> '$.availability.kind' in ('supplier', 'on_order', 'preorder') as orderable
     from product`,
  )
}

function loadItems(sql: Sql) {
  return read(
    sql,
    StockedItem,
    `select item, product, size, sku, ean, names, stock from item order by product, size`,
  )
}

function toCatalogueItem(row: v.InferOutput<typeof StockedItem> | undefined): CatalogueItem | null {
  if (row === undefined) return null
  const { stock: _, size, ...item } = row
  return { ...item, size: String(size) }
}

export function createItems(sql: Sql): Items {
  const articles = new Map(loadArticles(sql).map((article) => [article.product, article]))
  const items = new Map(loadItems(sql).map((item) => [item.item, item]))
  const bySku = new Map([...items.values()].map((item) => [item.sku, item]))
  const warehouse = createWarehouse(sql, items.values())

  return {
    item: (item) => toCatalogueItem(items.get(item)),
    itemOfSku: (sku) => toCatalogueItem(bySku.get(sku)),
    price: createPriceBook(sql),
    soldIn(product, market) {
      const article = articles.get(product)
      // Deposits are not listed in any market and are sold wherever their part is.
      return article !== undefined && (article.deposit !== null || article.markets.includes(market))
    },
    stock(item) {
      const found = items.get(item)
      if (found === undefined) return 0
      return articles.get(found.product)?.orderable ? unlimited : warehouse.pieces(item)
    },
    takeStock: warehouse.take,
    addStock: warehouse.add,
    restock: warehouse.refill,
    bundle: createBundles(sql, items.values()),
    depositFor(item, country) {
      const article = articles.get(items.get(item)?.product ?? 0)
      if (!article?.depositItem || (article.depositCountry ?? country) !== country) return null
      return { item: article.depositItem }
    },
    isDeposit: (product) => typeof articles.get(product)?.deposit === 'string',
    depositSoldIn: (product, country) =>
      articles.get(product)?.deposit !== batteryTier || country === batteryDepositCountry,
    weight: (product) => articles.get(product)?.kilograms ?? 0,
    shippingClass(product) {
      const id = articles.get(product)?.part_type
      return id ? partType(id).shipping : 'parcel'
    },
    pictureSubject: (sku) => pictureSubject(sql, sku),
  }
}
