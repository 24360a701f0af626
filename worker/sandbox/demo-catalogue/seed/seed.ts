import { locales } from '#src/i18n/locales.ts'
import type { Sql } from '../sql.ts'
import { editionOf } from './edition.ts'
import { minProducts } from './plan/size.ts'
import schemaTemplate from './schema.sql?raw'
import { planShop } from './shop-plan.ts'
import { writeTables } from './tables.ts'

/** Items whose id changed: the old id, and the present id of the item with the same SKU, or null without one. */
export type ItemMoves = ReadonlyMap<string, string | null>

const schema = schemaTemplate.replace('{languages}', locales.join(', '))

const editionTable =
  'create table if not exists catalogue_edition (edition text not null, shape text not null)'

/** Receives the items whose id changed, within the transaction that refilled the catalogue. */
export type FollowMoves = (moves: ItemMoves) => void

/**
 * Fills the catalogue with `products` products (`minProducts` to `maxProducts`); a catalogue of another edition, size
 * or schema is rewritten, otherwise nothing happens. `now` is in milliseconds since 1970; price histories end on that
 * day.
 */
export function seed(
  sql: Sql,
  now: number,
  { products = minProducts, follow = () => {} }: { products?: number; follow?: FollowMoves } = {},
): void {
  const edition = editionOf(products)
  sql.run(editionTable)
  const [current] = sql.all('select edition, shape from catalogue_edition')
  if (current?.edition === edition && current.shape === schema) return
  const plan = planShop(new Date(now).toISOString().slice(0, 10), products)
  sql.transaction(() => {
    const before = numbersOfItems(sql)
    // Databases older than editions have today's tables.
    for (const table of tablesOf(String(current?.shape ?? schema)).reverse()) {
      sql.run(`drop table if exists ${table}`)
    }
    sql.run(schema)
    writeTables(sql, plan)
    sql.run('delete from catalogue_edition')
    sql.run('insert into catalogue_edition (edition, shape) values (?, ?)', edition, schema)
    follow(movesSince(before, numbersOfItems(sql)))
  })
}

function tablesOf(text: string): string[] {
  const tables = text.matchAll(/^create (?:virtual )?table if not exists (\w+)/gm)
  return [...tables].flatMap(([, name]) => name ?? [])
}

/** SKU by item id; empty when there is no item table with a SKU. */
function numbersOfItems(sql: Sql): Map<string, string> {
  const columns = sql.all(`select name from pragma_table_info('item') where name in ('item', 'sku')`)
  if (columns.length < 2) return new Map()
  return new Map(sql.all('select item, sku from item').map(({ item, sku }) => [String(item), String(sku)]))
}

function movesSince(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): ItemMoves {
  const byNumber = new Map([...after].map(([item, sku]) => [sku, item]))
  const all = [...before].map(([item, sku]): [string, string | null] => [item, byNumber.get(sku) ?? null])
  return new Map(all.filter(([before, now]) => before !== now))
}
