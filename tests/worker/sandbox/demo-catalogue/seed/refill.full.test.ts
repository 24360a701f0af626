import { expect, test, vi } from 'vitest'
import { opening } from '#tests/support/sandbox/seeded-database.ts'
import { edition } from '#worker/sandbox/demo-catalogue/seed/edition.ts'
import { minProducts } from '#worker/sandbox/demo-catalogue/seed/plan/size.ts'
import { type ItemMoves, seed } from '#worker/sandbox/demo-catalogue/seed/seed.ts'
import type { Sql } from '#worker/sandbox/demo-catalogue/sql.ts'
import { seededShop } from './seeded-shop.ts'

// Each writes the whole catalogue, some of them twice.
vi.setConfig({ testTimeout: 60_000 })

// One database for all: each test finds it as the refill before left it.
const { sql, value } = seededShop()

function reopen(on: Sql = sql) {
  const followed: ItemMoves[] = []
  seed(on, opening, { follow: (moves) => followed.push(moves) })
  return followed
}

test('a catalogue of this edition is not changed', () => {
  sql.run('update item set stock = 0')
  expect(reopen()).toEqual([])
  expect(value('select max(stock) from item')).toBe(0)
})

test('a catalogue without an edition is rewritten, and lists the moves of its items', () => {
  const [fourth] = sql.all(`select sku from item where item = '4-1'`)
  sql.run(`update item set sku = 'GONE' where item = '4-1'`)
  sql.run(`update item set sku = ? where item = '1-1'`, fourth?.sku ?? null)
  sql.run('alter table item drop column delivered')
  sql.run('drop table catalogue_edition')
  const moves = new Map([
    ['1-1', '4-1'],
    ['4-1', null],
  ])
  expect(reopen()).toEqual([moves])
  expect(value('select max(stock) from item')).toBeGreaterThan(0)
})

test('a refill that fails half-way leaves the old catalogue standing', () => {
  sql.run(`update catalogue_edition set edition = 'earlier'`)
  const run: Sql['run'] = (query, ...values) => {
    if (query.startsWith('insert into item')) throw new Error('disk full')
    sql.run(query, ...values)
  }
  expect(() => reopen({ ...sql, run })).toThrow('disk full')
  expect(value('select count(*) from item')).toBeGreaterThan(5000)
})

test('tables of an older schema are dropped, those that no longer exist included', () => {
  sql.run('alter table fitment add column horoscope text')
  sql.run('alter table price drop column lowest30')
  sql.run('create table rumour as select product from product')
  const another = `shape || 'create table if not exists rumour (product);'`
  sql.run(`update catalogue_edition set shape = ${another}, edition = ?`, edition)
  expect(reopen()).toEqual([new Map()])
  const columns = (table: string) => sql.all(`select name from pragma_table_info('${table}')`)
  expect(columns('fitment')).not.toContainEqual({ name: 'horoscope' })
  expect(columns('price')).toContainEqual({ name: 'lowest30' })
  expect(columns('rumour')).toEqual([])
})

test('a catalogue of another size is refilled, and back again', () => {
  const larger = minProducts + 200
  const count = () =>
    value("select count(*) from product where style = product or spec ->> 'variantBy' <> 'colour'")
  const before = count()
  seed(sql, opening, { products: larger })
  expect(count()).toBeGreaterThanOrEqual(before + 150)
  expect(value('select count(*) from catalogue_edition')).toBe(1)
  expect(reopen()).toHaveLength(1)
  expect(count()).toBe(before)
})
