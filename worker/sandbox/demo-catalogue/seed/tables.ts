import type { Sql } from '../sql.ts'
import { bundleDiscount } from './bundles/bundles.ts'
import { type Cell, insert } from './insert-rows.ts'
import { brands } from './plan/brands.ts'
import { priceBundles, priceDeposit, priceParts } from './prices/price-rows.ts'
import { itemsOf } from './products/items.ts'
import { popularity } from './products/popularity.ts'
import type { Product } from './products/products.ts'
import { writeSearchText } from './search/search-text.ts'
import type { ShopPlan } from './shop-plan.ts'

/** Stock of products that are no physical item: bundles and deposits. */
const unlimited = 100_000

/** Writes all tables of the catalogue, in the order of their references. */
export function writeTables(sql: Sql, plan: ShopPlan): void {
  const { parts, bundles, deposits } = plan
  const all = [...parts, ...[...bundles, ...deposits].map(({ product }) => product)]
  writeBrands(sql)
  writeCategories(sql, plan)
  writeProducts(sql, all)
  writeItems(sql, all, plan)
  writePrices(sql, plan)
  writeFitment(sql, plan)
  writeRelations(sql, plan)
  writeSearchText(sql, plan)
}

function writeBrands(sql: Sql): void {
  const rows = brands.map(({ brand, name, uri, country, tier, gpsr }) => [
    brand,
    name,
    uri,
    { country, tier, gpsr },
  ])
  insert(sql, 'brand', ['brand', 'name', 'uri', 'record json'], rows)
}

function writeCategories(sql: Sql, { categories }: ShopPlan): void {
  const rows = categories.nodes.map(({ category, parent, uri, names }) => [
    category,
    parent,
    uri,
    category,
    names,
  ])
  insert(sql, 'category', ['category', 'parent', 'uri', 'sort', 'names json'], rows)
}

function writeProducts(sql: Sql, products: readonly Product[]): void {
  const columns = 'product style sku uri part_type brand category created modified'.split(' ')
  insert(
    sql,
    'product',
    [...columns, 'markets json', 'spec json'],
    products.map(({ product, style, sku, uri, spec, brand, category, created, modified, markets }) => [
      product,
      style,
      sku,
      uri,
      spec.partType,
      brand,
      category,
      created,
      modified,
      markets,
      spec,
    ]),
  )
  const bySales = [...products].sort((left, right) => popularity(right) - popularity(left))
  const sortRows = bySales.flatMap(({ product, categories }, index) =>
    categories.map((category) => [product, category, index + 1]),
  )
  insert(sql, 'product_category', ['product', 'category', 'sort'], sortRows)
}

function writeItems(sql: Sql, products: readonly Product[], { stockLevels }: ShopPlan): void {
  let nextNumber = 1
  const rows = products.flatMap(({ product, sku, generation, spec }): Cell[][] => {
    const items = itemsOf(product, sku, generation?.design.choices, nextNumber)
    nextNumber += items.length
    const stock = spec.partType === null ? unlimited : (stockLevels.get(sku)?.stock ?? 0)
    return items.map((item) => [item.item, product, item.size, item.sku, item.ean, item.names, stock, stock])
  })
  insert(sql, 'item', ['item', 'product', 'size', 'sku', 'ean', 'names json', 'stock', 'delivered'], rows)
}

function writePrices(sql: Sql, { parts, bundles, deposits, steady, today }: ShopPlan): void {
  const { prices, history } = priceParts(parts, today, steady)
  const all = [
    ...prices,
    ...priceBundles(bundles, prices),
    ...deposits.flatMap(({ product, euros }) => priceDeposit(product.product, euros)),
  ]
  insert(
    sql,
    'price',
    ['product', 'pricelist', 'price', 'before', 'lowest30'],
    all.map(({ product, pricelist, price, before, lowest30 }) => [
      product,
      pricelist,
      price,
      before,
      lowest30,
    ]),
  )
  insert(
    sql,
    'price_history',
    ['product', 'pricelist', 'since', 'price'],
    history.map(({ product, pricelist, since, price }) => [product, pricelist, since, price]),
  )
}

function writeFitment(sql: Sql, { parts, bundles }: ShopPlan): void {
  const fitted = [
    ...parts.map(({ product, generation }) => ({
      product,
      rows: [...(generation?.design.rows ?? []), ...(generation?.design.advised ?? [])],
    })),
    ...bundles.map(({ product, rows }) => ({ product: product.product, rows })),
  ]
  const rows = fitted.flatMap(({ product, rows: fitments }) =>
    fitments.map((row) => [product, row.model, row.engine ?? null, row]),
  )
  insert(sql, 'fitment', ['product', 'model', 'engine', 'row json'], rows)
}

function writeRelations(sql: Sql, { relations, bundles }: ShopPlan): void {
  insert(
    sql,
    'relation',
    ['product', 'related', 'relation', 'sort'],
    relations.map(({ product, related, relation, sort }) => [product, related, relation, sort]),
  )
  insert(
    sql,
    'bundle',
    ['product', 'kind', 'discount', 'sections json'],
    bundles.map(({ product, kind, sections }) => [product.product, kind, bundleDiscount, sections]),
  )
}
