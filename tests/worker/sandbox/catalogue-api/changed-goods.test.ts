import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSandbox, testSecret } from '#tests/support/sandbox/test-sandbox.ts'
import { createShopper } from '#tests/support/shop/shopper.ts'

const folder = mkdtempSync(join(tmpdir(), 'tappet-'))
const file = join(folder, 'sandbox.sqlite')
let sandbox: ReturnType<typeof createTestSandbox>
let set = 0
let soldOut = 0
let unpriced = 0
let orphan = 0

// The goods are read once, when a sandbox opens: what a merchant changed is seen after the next start.
beforeAll(async () => {
  const before = createTestSandbox({ file })
  await before.fetch('/api/checkout/languages')
  const pick = (query: string) => Number(Object.values(before.sql.all(query)[0]!)[0])
  set = pick('select product from bundle limit 1')
  soldOut = pick('select max(product) from bundle')
  unpriced = pick("select product from product where part_type = 'oil-filter' limit 1")
  orphan = pick("select product from product where part_type = 'air-filter' limit 1")
  before.sql.run('update bundle set kind = ? where product = ?', 'fixed', set)
  const parts = `(select value from json_each(
    (select sections -> '$[0].products' from bundle where product = ?)))`
  before.sql.run(`update item set stock = 0 where product in ${parts}`, soldOut)
  const onTheShelf = `json_set(spec, '$.availability.kind', 'stock')`
  before.sql.run(`update product set spec = ${onTheShelf} where product in ${parts}`, soldOut)
  before.sql.run('delete from price where product = ? and pricelist = 11', unpriced)
  before.sql.run('update product set brand = null where product = ?', orphan)
  before.close()
  sandbox = createTestSandbox({ file })
})

afterAll(() => {
  sandbox.close()
  rmSync(folder, { recursive: true })
})

const ask = async (product: number) =>
  (await createShopper(sandbox).get(`/products/${product}`)).at('product')

test('a fixed set has one price, its own', async () => {
  const [row] = sandbox.sql.all('select price from price where product = ? and pricelist = 11', set)
  expect(await ask(set)).toMatchObject({
    priceAsNumber: row!.price,
    bundleInfo: {
      type: 'fixed',
      priceType: 'static',
      priceMinAsNumber: row!.price,
      priceMaxAsNumber: row!.price,
    },
  })
})

test('a set of which a part is sold out is as well, piece for piece', async () => {
  expect(await ask(soldOut)).toMatchObject({ available: false, items: [{ stock: 'no' }] })
  const response = await sandbox.fetch(`/api/shop/products/${soldOut}`, {
    headers: { 'API-Authorization': testSecret },
  })
  const reported = Object(await response.json())[soldOut]
  expect(reported.markets[1].stockOfAllItems).toBe(0)
  expect(Object.values(reported.items)).toMatchObject([{ stockByMarket: { 1: 0 } }])
})

test('a product without a price in the list stays visible, and last when sorted by price', async () => {
  expect(await ask(unpriced)).toMatchObject({
    price: null,
    priceAsNumber: null,
    priceBeforeDiscount: null,
    showAsOnSale: false,
    lowestPrice: [],
  })
  const filters = sandbox.sql.all('select product from product where part_type = ?', 'oil-filter')
  for (const order of ['asc', 'desc']) {
    const reply = await createShopper(sandbox).post('/products', {
      products: filters.map(({ product }) => product),
      sortOrder: [{ field: 'priceAsNumber', order }],
    })
    const listed = Object.values(Object(reply.at('products'))).map((product) =>
      Number(Object(product).product),
    )
    expect(listed.at(-1)).toBe(unpriced)
  }
})

test('a product without a manufacturer is answered as the real service does', async () => {
  expect(await ask(orphan)).toMatchObject({ brand: '0', brandName: null, brandUri: null })
})
