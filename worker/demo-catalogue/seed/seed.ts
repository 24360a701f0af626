import { locales } from '#src/i18n/locales.ts'
import type { Sql } from '../sql.ts'
import { editionOf } from './edition.ts'
import { minProducts } from './plan/size.ts'
import schemaTemplate from './schema.sql?raw'
import { planShop } from './shop-plan.ts'
import { writeTables } from './tables.ts'

/** Where the goods of an earlier edition are: the item with the same number now, or null when there is none any more. */
export type ItemMoves = ReadonlyMap<string, string | null>

const schema = schemaTemplate.replace('{languages}', locales.join(', '))

const editionTable =
  'create table if not exists catalogue_edition (edition text not null, shape text not null)'

/** Gets which items are no longer what they were, in the transaction that refilled the catalogue. */
export type FollowMoves = (moves: ItemMoves) => void

/**
 * Fills the catalogue with `products` products (`minProducts` to `maxProducts`), and refills it where its edition, size
 * or tables are others. `now`: milliseconds since 1970; price histories end on that day.
 */
export function seed(
  sql: Sql,
  now: number,
  { products = minProducts, follow = () => {} }: { products?: number; follow?: FollowMoves } = {},
): void {
  const edition = editionOf(products)
  sql.run(editionTable)
  const [standing] = sql.all('select edition, shape from catalogue_edition')
  if (standing?.edition === edition && standing.shape === schema) return
  const plan = planShop(new Date(now).toISOString().slice(0, 10), products)
  sql.transaction(() => {
    const before = numbersOfItems(sql)
    // Databases from before editions were counted have the tables of today.
    for (const table of tablesOf(String(standing?.shape ?? schema)).reverse()) {
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

/** Each item's own number, where the tables tell. */
function numbersOfItems(sql: Sql): Map<string, string> {
  const columns = sql.all(`select name from pragma_table_info('item') where name in ('item', 'sku')`)
  if (columns.length < 2) return new Map()
  return new Map(sql.all('select item, sku from item').map(({ item, sku }) => [String(item), String(sku)]))
}

function movesSince(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): ItemMoves {
  const byNumber = new Map([...after].map(([item, sku]) => [sku, item]))
  const all = [...before].map(([item, sku]): [string, string | null] => [item, byNumber.get(sku) ?? null])
  return new Map(all.filter(([item, place]) => item !== place))
}
