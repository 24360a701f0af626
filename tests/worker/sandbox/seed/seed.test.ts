import { expect, test } from 'vitest'
import { createNodeSql } from '#tests/support/node-sql.ts'
import { seed } from '#worker/sandbox/seed/seed.ts'
import { opening, seededShop } from './seeded-shop.ts'

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

test('two seedings on one day write the same tables', () => {
  const [first, second] = [seededShop(), seededShop()]
  for (const table of tables) {
    expect(second.sql.all(`select * from ${table}`), table).toEqual(first.sql.all(`select * from ${table}`))
  }
})

test('another day moves price histories and expected days, and nothing else', () => {
  const day = 86_400_000
  const [first, later] = [seededShop(), seededShop(opening + 100 * day)]
  const dated = ['product', 'price_history']
  for (const table of tables.filter((name) => !dated.includes(name)))
    expect(later.sql.all(`select * from ${table}`), table).toEqual(first.sql.all(`select * from ${table}`))
  const undated = `select sku, uri, created, json_remove(spec, '$.availability.date') from product`
  expect(later.sql.all(undated)).toEqual(first.sql.all(undated))
  const newest = (shop: typeof first) => shop.column('select max(since) from price_history')[0]
  expect(String(newest(later)) > String(newest(first))).toBe(true)
})

test('a database that is filled already is left as it is', () => {
  const sql = createNodeSql()
  seed(sql, opening)
  sql.run('update item set stock = 0')
  seed(sql, opening)
  expect(sql.all('select sum(stock) as pieces from item')).toEqual([{ pieces: 0 }])
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
  expect(sql.all('select count(*) as n from product')).toEqual([{ n: 0 }])
  seed(sql, opening)
  expect(sql.all('select count(*) as n from product')).toEqual([{ n: 5009 }])
})

test('free-text search finds parts by noun, synonym, car, engine and number', () => {
  const { sql, column } = seededShop()
  const found = (question: string) =>
    sql.all('select rowid from product_text where product_text match ?', question).length
  expect(found('{de other} : (Bremsscheibe AND Amazon)')).toBeGreaterThan(0)
  expect(found('{en} : rotor')).toBeGreaterThan(0)
  expect(found('{sv} : bromsskiva')).toBeGreaterThan(100)
  expect(found('{fi} : Bremsscheibe')).toBe(0)
  expect(found('other : b230f')).toBeGreaterThan(50)
  const [number] = column(`select spec ->> '$.originalNumbers[0]' from product where product = 1`)
  expect(found(`other : "${String(number).replaceAll('-', '')}"`)).toBeGreaterThan(0)
})
