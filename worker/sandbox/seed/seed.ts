import type { Sql } from '../sql.ts'
import { standings } from './availability.ts'
import { planProducts } from './catalogue-plan.ts'
import { planCategories } from './category-nodes.ts'
import { makeDeposits } from './deposit-articles.ts'
import { itemsOf } from './items.ts'
import { brands } from './plan/brands.ts'
import { priceDeposit, priceParts, priceSets } from './price-rows.ts'
import { makeProducts } from './products.ts'
import { makeRelations } from './relations.ts'
import schema from './schema.sql?raw'
import { createSearchWords } from './search-words.ts'
import { makeSets, setDiscount } from './sets.ts'
import { createStands, popularity } from './stands.ts'
import { insert } from './write.ts'

/** Products that go out of production with nothing to replace them, beside the ends of chains. */
const moreDiscontinued = 30

/** Fills the catalogue when it is empty. `now`: milliseconds since 1970; price histories end on that day. */
export function seed(sql: Sql, now: number): void {
  sql.run(schema)
  if (sql.all('select 1 from product limit 1').length > 0) return
  sql.transaction(() => write(sql, now))
}

function write(sql: Sql, now: number): void {
  const today = new Date(now).toISOString().slice(0, 10)
  const shelves = planCategories()
  const parts = makeProducts(planProducts(), shelves)
  const stands = createStands(parts)
  const sets = makeSets(parts, stands, shelves)
  const deposits = makeDeposits(parts.length + sets.length + 1, shelves)
  const here = new Set(
    sets
      .flatMap(({ sections }) => sections.flatMap(({ products }) => products.slice(0, 1)))
      .map((id) => parts[id - 1]?.sku ?? ''),
  )
  const standing = standings(
    parts.map(({ sku }) => sku),
    {
      gone: new Set(
        parts.filter(({ spec }) => spec.availability.kind === 'discontinued').map(({ sku }) => sku),
      ),
      here,
      moreGone: moreDiscontinued,
      today,
    },
  )
  for (const { sku, spec } of parts) {
    spec.availability = standing.get(sku)?.availability ?? spec.availability
    const tier = deposits.find(({ product }) => product.spec.deposit === spec.deposit)
    if (tier && spec.deposit) spec.depositItem = `${tier.product.product}-1`
    delete spec.deposit
  }
  const all = [...parts, ...sets.map(({ product }) => product), ...deposits.map(({ product }) => product)]

  insert(
    sql,
    'brand',
    ['brand', 'name', 'uri', 'record json'],
    brands.map(({ brand, name, uri, country, tier, gpsr }) => [brand, name, uri, { country, tier, gpsr }]),
  )
  insert(
    sql,
    'category',
    ['category', 'parent', 'uri', 'sort', 'names json'],
    shelves.nodes.map(({ category, parent, uri, names }) => [category, parent, uri, category, names]),
  )
  insert(
    sql,
    'product',
    [
      'product',
      'style',
      'sku',
      'uri',
      'part_type',
      'brand',
      'category',
      'created',
      'modified',
      'markets json',
      'spec json',
    ],
    all.map(({ product, style, sku, uri, spec, brand, category, created, modified, markets }) => [
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
  const places = [...all].sort((left, right) => popularity(right) - popularity(left))
  insert(
    sql,
    'product_category',
    ['product', 'category', 'sort'],
    places.flatMap(({ product, categories }, at) =>
      categories.map((category) => [product, category, at + 1]),
    ),
  )
  let taken = 1
  const items = all.flatMap(({ product, sku, generation, spec }) => {
    const own = itemsOf(product, sku, generation?.design.choices, taken)
    taken += own.length
    const stock = spec.partType === null ? null : (standing.get(sku)?.stock ?? 0)
    return own.map((item) => [
      item.item,
      item.product,
      item.size,
      item.sku,
      item.ean,
      item.names,
      stock ?? unlimited,
    ])
  })
  insert(sql, 'item', ['item', 'product', 'size', 'sku', 'ean', 'names json', 'stock'], items)
  const { prices, history } = priceParts(parts, today, here)
  const everyPrice = [
    ...prices,
    ...priceSets(sets, prices),
    ...deposits.flatMap(({ product, euros }) => priceDeposit(product.product, euros)),
  ]
  insert(
    sql,
    'price',
    ['product', 'pricelist', 'price', 'before', 'lowest30'],
    everyPrice.map(({ product, pricelist, price, before, lowest30 }) => [
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
  const rows = [
    ...parts.flatMap(({ product, generation }) =>
      (generation?.design.rows ?? []).map((row) => ({ product, row })),
    ),
    ...sets.flatMap(({ product, rows: own }) => own.map((row) => ({ product: product.product, row }))),
  ]
  insert(
    sql,
    'fitment',
    ['product', 'model', 'engine', 'row json'],
    rows.map(({ product, row }) => [product, row.model, row.engine ?? null, row]),
  )
  insert(
    sql,
    'relation',
    ['product', 'related', 'relation', 'sort'],
    makeRelations(parts, sets, stands).map(({ product, related, relation, sort }) => [
      product,
      related,
      relation,
      sort,
    ]),
  )
  insert(
    sql,
    'bundle',
    ['product', 'kind', 'discount', 'sections json'],
    sets.map(({ product, sections }) => [product.product, 'flexible', setDiscount, sections]),
  )
  const searchWords = createSearchWords()
  insert(
    sql,
    'product_text',
    ['rowid', 'en', 'sv', 'fi', 'da', 'fr', 'nl', 'de', 'other'],
    [...parts, ...sets.map(({ product }) => product)].map((product) => {
      const { names, other } = searchWords(product)
      return [product.product, names.en, names.sv, names.fi, names.da, names.fr, names.nl, names.de, other]
    }),
  )
}

/** Of what is not a thing: a set, a deposit. */
const unlimited = 100_000
