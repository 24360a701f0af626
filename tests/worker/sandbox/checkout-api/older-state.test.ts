import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { payment } from '#tests/support/examples/addresses.ts'
import { isFullCheck } from '#tests/support/full-check.ts'
import { createTestCatalogue } from '#tests/support/sandbox/test-catalogue.ts'
import { createTestSandbox } from '#tests/support/sandbox/test-sandbox.ts'
import { createShopper } from '#tests/support/shop/shopper.ts'
import { followItems } from '#worker/sandbox/checkout-api/items/moved-items.ts'
import { prepareTables } from '#worker/sandbox/checkout-api/tables.ts'
import { createNodeSql } from '#worker/sandbox/node-sql.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = () => join(folder, 'sandbox.sqlite')

/** Between two builds: the stored state is changed to what an older build would have written. */
function meanwhile(work: (sql: ReturnType<typeof createNodeSql>) => void) {
  const sql = createNodeSql(file())
  work(sql)
  sql.close()
}

test.runIf(isFullCheck)(
  'a cart and an order outlive a rewritten catalogue',
  async () => {
    const first = createTestSandbox({ file: file() })
    const shopper = createShopper(first)
    await shopper.get('/selection')
    const [one, two, gone] = first.sql
      .all(
        `select item from item join product p using (product)
       where stock > 5 and spec ->> 'depositItem' is null and json_array_length(markets) > 5 limit 3`,
      )
      .map(({ item }) => String(item))
    await shopper.post(`/items/${one}`)
    await shopper.post('/payment', payment)
    const receipt = await shopper.get('/receipt')
    await shopper.post(`/items/${one}`, { quantity: 2 })
    await shopper.post(`/items/${gone}`)
    first.close()
    meanwhile((sql) => {
      const [number] = sql.all('select sku from item where item = ?', two ?? null)
      sql.run(`update item set sku = 'ELSEWHERE' where item = ?`, two ?? null)
      sql.run('update item set sku = ? where item = ?', number?.sku ?? null, one ?? null)
      sql.run(`update item set sku = 'NO-MORE' where item = ?`, gone ?? null)
      sql.run(`update catalogue_edition set edition = 'earlier'`)
    })
    const second = createTestSandbox({ file: file() })
    const again = createShopper(second, { 'API-token': String(shopper.token) })
    const selection = await again.get('/selection')
    expect(again.token).toBe(shopper.token)
    expect(selection.at('selection.items')).toMatchObject([{ item: two, quantity: 2 }])
    expect((await again.get('/receipt')).at('order')).toEqual(receipt.at('order'))
    second.close()
  },
  60_000,
)

test('a set stays while all of its parts are there, and goes with the first that is gone', async () => {
  const sandbox = createTestSandbox({ catalogue: createTestCatalogue() })
  const shopper = createShopper(sandbox)
  const sections = [
    { section: 1, item: '1-1' },
    { section: 2, item: '2-1' },
  ]
  await shopper.post('/items/bundles/21-1', { sections })
  followItems(sandbox.sql, new Map([['2-1', '2-2']]))
  expect((await shopper.get('/selection')).at('selection.items.0.bundle')).toMatchObject([
    { item: '1-1' },
    { item: '2-2' },
  ])
  followItems(sandbox.sql, new Map([['1-1', null]]))
  expect((await shopper.get('/selection')).at('selection.items')).toEqual([])
  sandbox.close()
})

test('a selection an older build wrote is read as far as it can be', async () => {
  const first = createTestSandbox({ file: file(), catalogue: createTestCatalogue() })
  const shopper = createShopper(first)
  await shopper.post('/items/1-1')
  first.close()
  meanwhile((sql) =>
    sql.run(
      `update selection set record = json_set(json_remove(record, '$.paymentReturnPage'),
         '$.vouchers', 'SAVE10', '$.market', 'north', '$.pricelist', 99, '$.colour', 'red')`,
    ),
  )
  const second = createTestSandbox({ file: file(), catalogue: createTestCatalogue() })
  const after = await createShopper(second, { 'API-token': String(shopper.token) }).get('/selection')
  expect(after.status).toBe(200)
  expect(after.at('selection.items.0.item')).toBe('1-1')
  expect(after.at('selection.discounts.vouchers')).toEqual([])
  expect(after.at('location')).toMatchObject({ market: 1, pricelist: 11 })
  second.close()
})

test('each alteration of a table is made once, in order, to new databases and to old ones', () => {
  const sql = createNodeSql()
  prepareTables(sql, [])
  prepareTables(sql, ['alter table inbox add column seen integer'])
  prepareTables(sql, ['alter table inbox add column seen integer', 'update inbox set seen = 0'])
  expect(sql.all('select seen from inbox')).toEqual([])
  expect(sql.all('select alteration from alteration')).toEqual([{ alteration: 1 }, { alteration: 2 }])
  expect(() => prepareTables(sql, ['', '', 'alter table nothing add column x'])).toThrow('nothing')
  expect(sql.all('select count(*) as n from alteration')).toEqual([{ n: 2 }])
})
