import * as v from 'valibot'
import type { Catalogue, CatalogueItem, PricePoint } from '../catalogue.ts'
import { partType } from '../seed/plan/part-types.ts'
import type { Sql } from '../sql.ts'
import { ItemRow } from './parts.ts'
import { pictureSubject } from './picture-subjects.ts'
import { json, read } from './rows.ts'

/** What selling needs to know of the goods: price, stock, weight, sets and deposits. */
export type Goods = Omit<Catalogue, 'lineProduct' | 'assortment'>

/** SQL's true and false. */
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
  /** Not in the warehouse, but sold: a supplier has it, or it is on its way. */
  orderable: flag,
  isDeposit: flag,
})

const StockedItem = v.object({ ...ItemRow.entries, stock: v.number() })

const Price = v.object({ price: v.number(), before: v.number(), lowest30: v.nullable(v.number()) })

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

/** Of what comes from elsewhere there is always enough. */
export const plenty = 100_000

function loadArticles(sql: Sql) {
  return read(
    sql,
    Article,
    `select product, part_type, markets,
       spec ->> 'kilograms' as kilograms, spec ->> 'depositItem' as depositItem,
       spec ->> 'depositCountry' as depositCountry, spec ->> 'deposit' is not null as isDeposit,
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

/** The goods in memory, stock as well: every listing asks for the stock of everything. */
export function createGoods(sql: Sql): Goods {
  const articles = new Map(loadArticles(sql).map((article) => [article.product, article]))
  const items = new Map(loadItems(sql).map((item) => [item.item, item]))
  const itemsOf = Map.groupBy(items.values(), ({ product }) => product)
  const sets = new Map(
    read(sql, BundleRow, 'select product, kind, discount, sections from bundle').map((row) => [
      row.product,
      row,
    ]),
  )
  const prices = new Map<string, PricePoint | null>()
  const stocked = new Map([...items.values()].map(({ item, stock }) => [item, stock]))

  function pieces(item: string): number {
    const known = stocked.get(item)
    if (known !== undefined) return known
    const [row] = sql.all('select stock from item where item = ?', item)
    const found = Number(row?.stock ?? 0)
    stocked.set(item, found)
    return found
  }

  function point(product: number, pricelist: number): PricePoint | null {
    const [row] = sql.all(
      'select price, before, lowest30 from price where product = ? and pricelist = ?',
      product,
      pricelist,
    )
    return row ? v.parse(Price, row) : null
  }

  return {
    item: (item) => toCatalogueItem(items.get(item)),
    price(product, pricelist) {
      const name = `${product} ${pricelist}`
      const known = prices.get(name)
      if (known !== undefined) return known
      const found = point(product, pricelist)
      prices.set(name, found)
      return found
    },
    soldIn(product, market) {
      const article = articles.get(product)
      // A deposit is listed nowhere and goes wherever its part goes.
      return article !== undefined && (article.isDeposit || article.markets.includes(market))
    },
    stock(item) {
      const found = items.get(item)
      if (found === undefined) return 0
      return articles.get(found.product)?.orderable ? plenty : pieces(item)
    },
    takeStock(item, quantity) {
      sql.run('update item set stock = max(0, stock - ?) where item = ?', quantity, item)
      // Asked again when needed: an order that fails further on takes its pieces back.
      stocked.delete(item)
    },
    restock() {
      sql.run('update item set stock = delivered')
      stocked.clear()
    },
    bundle(product) {
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
    },
    depositFor(item, country) {
      const article = articles.get(items.get(item)?.product ?? 0)
      if (!article?.depositItem || (article.depositCountry ?? country) !== country) return null
      return { item: article.depositItem }
    },
    isDeposit: (product) => articles.get(product)?.isDeposit ?? false,
    weight: (product) => articles.get(product)?.kilograms ?? 0,
    shippingClass(product) {
      const id = articles.get(product)?.part_type
      return id ? partType(id).shipping : 'parcel'
    },
    pictureSubject: (sku) => pictureSubject(sql, sku),
  }
}
