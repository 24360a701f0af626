import * as v from 'valibot'
import type { Sql } from '../../demo-catalogue/sql.ts'

/** The change of a product by a merchant: its name in every language, its price in a list, the pieces of an item. */
export const GoodsChange = v.object({
  name: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))),
  price: v.optional(v.pipe(v.number(), v.minValue(0.01), v.maxValue(1_000_000))),
  pricelist: v.optional(v.number()),
  stock: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999))),
})
export type GoodsChange = v.InferOutput<typeof GoodsChange>

/** Writes the change of an item and its product. The new price is not a reduction; a product without one in a list has none. */
export function changeGoods(
  sql: Sql,
  { item, product }: { item: string; product: number },
  { change, modified }: { change: GoodsChange; modified: string },
): void {
  const { name, price, pricelist, stock } = change
  sql.transaction(() => {
    sql.run(
      'insert or ignore into changed_product (product, modified) select product, modified from product where product = ?',
      product,
    )
    sql.run('update product set modified = ? where product = ?', modified, product)
    if (name !== undefined) sql.run('update changed_product set name = ? where product = ?', name, product)
    if (stock !== undefined) sql.run('update item set stock = ? where item = ?', stock, item)
    if (price === undefined || pricelist === undefined) return
    sql.run(
      `insert or ignore into changed_price (product, pricelist, price, before, lowest30)
       select product, pricelist, price, before, lowest30 from price where product = ? and pricelist = ?`,
      product,
      pricelist,
    )
    sql.run(
      'update price set price = ?, before = ?, lowest30 = null where product = ? and pricelist = ?',
      price,
      price,
      product,
      pricelist,
    )
  })
}

/** Restores names and prices as they were before all changes. False if there was none. */
export function restoreGoods(sql: Sql): boolean {
  const [changed] = sql.all('select count(*) as count from changed_product')
  if (Number(changed?.count) === 0) return false
  sql.run(
    `update price set (price, before, lowest30) = (
       select old.price, old.before, old.lowest30 from changed_price as old
       where old.product = price.product and old.pricelist = price.pricelist)
     where exists (
       select 1 from changed_price as old where old.product = price.product and old.pricelist = price.pricelist)`,
  )
  sql.run(
    `update product set modified = (select old.modified from changed_product as old where old.product = product.product)
     where product in (select product from changed_product)`,
  )
  sql.run('delete from changed_price')
  sql.run('delete from changed_product')
  return true
}
