import { expect, test, vi } from 'vitest'
import { opening } from '#tests/support/sandbox/seeded-database.ts'
import { seed } from '#worker/sandbox/demo-catalogue/seed/seed.ts'
import type { Sql } from '#worker/sandbox/demo-catalogue/sql.ts'
import { createNodeSql } from '#worker/sandbox/node-sql.ts'

// Each writes the whole catalogue, some of them twice.
vi.setConfig({ testTimeout: 60_000 })

const tables = [
  'brand',
  'category',
  'product',
  'product_category',
  'item',
  'price',
  'price_history',
  'fitment',
  'relation',
  'bundle',
]

function seeded(now: number): Sql {
  const sql = createNodeSql()
  seed(sql, now)
  return sql
}

const dump = (sql: Sql, query: string) => JSON.stringify(sql.all(query))
const shop = seeded(opening)

test('two seedings on one day write the same tables, and a third touch changes nothing', () => {
  const second = seeded(opening)
  seed(second, opening + 1)
  for (const table of tables)
    expect(dump(second, `select * from ${table}`) === dump(shop, `select * from ${table}`), table).toBe(true)
})

test('a later day moves only price histories and expected days', () => {
  const later = seeded(opening + 100 * 86_400_000)
  const dated = ['product', 'price_history']
  for (const table of tables.filter((name) => !dated.includes(name)))
    expect(dump(later, `select * from ${table}`) === dump(shop, `select * from ${table}`), table).toBe(true)
  const undated = `select sku, uri, created, json_remove(spec, '$.availability.date') from product`
  expect(dump(later, undated) === dump(shop, undated)).toBe(true)
  const newest = (sql: Sql) => String(sql.all('select max(since) as day from price_history')[0]?.day)
  expect(newest(shop) < '2026-11-21' && newest(later) > '2027-02-01').toBe(true)
})

test('a seeding that fails half-way leaves nothing behind', () => {
  const sql = createNodeSql()
  const broken = {
    ...sql,
    run: (query: string, ...values: (string | number | null)[]) => {
      if (query.startsWith('insert into relation')) throw new Error('disk full')
      sql.run(query, ...values)
    },
  }
  expect(() => seed(broken, opening)).toThrow('disk full')
  expect(sql.all(`select * from sqlite_master where name = 'product'`)).toEqual([])
  seed(sql, opening)
  const products = 'select count(*) from product'
  expect(dump(sql, products)).toBe(dump(shop, products))
})
