import { afterAll, beforeAll, expect, test } from 'vitest'
import { setPrice } from '#src/commerce/contract/catalogue/price-endings.ts'
import { german, payment, swede } from '#tests/support/examples/addresses.ts'
import { operator } from '#tests/support/sandbox/sandbox-fixture.ts'
import { createTestSandbox } from '#tests/support/sandbox/test-sandbox.ts'
import { createShopper } from '#tests/support/shop/shopper.ts'

let sandbox: ReturnType<typeof createTestSandbox>

/** The first value of a query on the seeded catalogue. */
function pick(query: string): string {
  const [row = {}] = sandbox.sql.all(query)
  return String(Object.values(row)[0])
}

beforeAll(async () => {
  sandbox = createTestSandbox()
  await sandbox.fetch('/__settings', { method: 'POST', headers: operator, body: '{"checkReplies":true}' })
})

afterAll(async () => {
  const response = await sandbox.fetch('/__contract', { headers: operator })
  expect(await response.json()).toEqual({ checked: expect.any(Number), failures: [] })
  sandbox.close()
})

test('parts of the demo catalogue are bought in every market', async () => {
  const countries = { SE: '114 55', FI: '00100', DK: '2100', DE: '10115', GB: 'SW1A 1AA', NO: '0150' }
  for (const [country, zipCode] of Object.entries(countries)) {
    const shopper = createShopper(sandbox, { 'x-test-country': country })
    const market = (await shopper.get('/selection')).at('location.market')
    const items = sandbox.sql.all(
      `select item from item join product using (product)
       where stock > 5 and part_type is not null and exists (select 1 from json_each(markets) where value = ?)
       order by product * 37 % 101 limit 4`,
      Number(market),
    )
    for (const { item } of items)
      expect((await shopper.post(`/items/${item}`, { quantity: 2 })).status).toBe(201)
    const reply = await shopper.post('/payment', { ...payment, address: { ...swede, country, zipCode } })
    expect(reply.status).toBe(201)
    expect(reply.at('order.totals.grandTotalPriceAsNumber')).toBeGreaterThan(0)
  }
})

test('a set of the demo catalogue costs its chosen parts, less its discount', async () => {
  const shopper = createShopper(sandbox)
  const set = pick("select product from bundle where kind = 'flexible' limit 1")
  const described = await shopper.post(`/bundles/${set}`)
  const sections = Object.values(Object(described.at('bundle.bundleInfo.sections')))
    .map(Object)
    .filter(({ required }) => required)
    .map(({ section, products }) => ({
      section,
      item: pick(`select item from item where product = ${products[0]}`),
    }))
  const reply = await shopper.post(`/items/bundles/${set}-1`, { sections })
  expect(reply.status).toBe(201)
  const parts = Object.values(Object(reply.at('selection.items.0.bundle'))).map(Object)
  const sum = parts.reduce((total, part) => total + Math.round(part.totalPriceAsNumber * 100), 0)
  const off = Number(described.at('bundle.bundleInfo.discount'))
  expect(off).toBeGreaterThan(0)
  expect(reply.at('selection.items.0.priceEachBeforeDiscountAsNumber')).toBe(sum / 100)
  expect(reply.at('selection.items.0.priceEachAsNumber')).toBe(setPrice(sum / 100, off, 'whole, ends 5 or 9'))
})

test('an exchange part names its deposit, which is sold with it; a battery’s only in Germany', async () => {
  const exchange = pick(
    "select product from product where spec ->> 'depositItem' is not null and spec ->> 'depositCountry' is null",
  )
  const shopper = createShopper(sandbox)
  const reply = await shopper.post(`/items/${exchange}-1`)
  const deposit = pick(`select spec ->> 'depositItem' from product where product = ${exchange}`)
  expect(reply.at('selection.items')).toMatchObject([{ product: { deposit_item: deposit } }])
  const both = await shopper.post(`/items/${deposit}`)
  expect(both.at('selection.items.1')).toMatchObject({ item: deposit, product: { deposit_item: deposit } })

  const battery = pick("select product from product where spec ->> 'depositCountry' = 'DE'")
  const german = pick(`select spec ->> 'depositItem' from product where product = ${battery}`)
  const another = createShopper(sandbox)
  await another.post(`/items/${battery}-1`)
  expect((await another.post(`/items/${german}`)).status).toBe(412)
  await another.put('/countries/DE')
  expect((await another.post(`/items/${german}`)).at('selection.items.1')).toMatchObject({
    priceEachAsNumber: 7.5,
    taxPercent: 19,
  })
})

test('sold out items are refused at the payment, and the others stay', async () => {
  const gone = pick(
    `select item from item join product using (product) where stock = 0 and part_type is not null
     and spec ->> '$.availability.kind' not in ('supplier', 'on_order', 'preorder')
     and exists (select 1 from json_each(markets) where value = 4)`,
  )
  const there = pick(
    `select item from item join product using (product) where stock > 9 and part_type is not null
     and exists (select 1 from json_each(markets) where value = 4)`,
  )
  const shopper = createShopper(sandbox, { 'x-test-country': 'DE' })
  await shopper.post(`/items/${gone}`)
  await shopper.post(`/items/${there}`)
  const reply = await shopper.post('/payment', { ...payment, address: german })
  expect(reply.status).toBe(410)
  expect(reply.at('unavailable')).toMatchObject([{ item: gone, available: 0 }])
  expect(reply.at('selection.items.0.item')).toBe(there)
})

test('a choice of sizes is named in the language of the selection', async () => {
  const item = pick(
    "select item from item where names ->> 'en' <> '' and names ->> 'en' <> names ->> 'de' limit 1",
  )
  const shopper = createShopper(sandbox)
  await shopper.post(`/items/${item}`)
  const reply = await shopper.put('/languages/de')
  expect(reply.at('selection.items.0.size')).toBe(
    pick(`select names ->> 'de' from item where item = '${item}'`),
  )
})
