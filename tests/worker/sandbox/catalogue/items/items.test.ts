import { expect, test } from 'vitest'
import { createItems } from '#worker/sandbox/catalogue/items/items.ts'
import { seededShop } from '../../demo-catalogue/seed/seeded-shop.ts'

const shop = seededShop()
const goods = createItems(shop.sql)
const itemsWhere = (condition: string) =>
  shop
    .column(`select item from item join product p using (product) where ${condition} order by item.product`)
    .map(String)

test('an item has its product, size, number and names; an unknown one is nothing', () => {
  const [first = ''] = itemsWhere(`p.sku = 'BD-274-143S-F5X114-TOR'`)
  const item = goods.item(first)
  expect(item).toMatchObject({ item: first, size: '1', sku: 'BD-274-143S-F5X114-TOR' })
  expect(item?.ean).toMatch(/^20\d{11}$/)
  for (const unknown of ['1-9', '99999-1', '1', '', '-', '1-1 or 1=1']) expect(goods.item(unknown)).toBeNull()
})

test('a price is the one of its list, and absent without a list', () => {
  const price = goods.price(1, 11)
  expect(price).toEqual(goods.price(1, 11))
  expect(price?.price).toBeGreaterThan(0)
  expect(price?.before).toBeGreaterThanOrEqual(Number(price?.price))
  expect(goods.price(1, 99)).toBeNull()
  expect(goods.price(99_999, 11)).toBeNull()
})

test('a reduced part has the lowest price of the thirty days before', () => {
  const [row] = shop.sql.all('select * from price where before > price and pricelist = 12 limit 1')
  expect(goods.price(Number(row?.product), 12)).toEqual({
    price: row?.price,
    before: row?.before,
    lowest30: row?.before,
  })
})

test('parts are sold where they are listed, deposits wherever their parts are', () => {
  const hazardous = shop.parts.find(({ spec }) => spec.partType === 'starter-battery')
  expect(goods.soldIn(Number(hazardous?.product), 1)).toBe(true)
  expect(goods.soldIn(Number(hazardous?.product), 6)).toBe(false)
  expect(goods.soldIn(5001, 6)).toBe(true)
  expect(goods.soldIn(99_999, 1)).toBe(false)
})

test('stock is reduced by purchases, never below zero, and outlives the process', () => {
  const [item = ''] = itemsWhere(`p.spec ->> '$.availability.kind' = 'stock' and stock > 20`)
  const before = goods.stock(item)
  goods.takeStock(item, 3)
  expect(goods.stock(item)).toBe(before - 3)
  expect(createItems(shop.sql).stock(item)).toBe(before - 3)
  goods.takeStock(item, 1000)
  expect(goods.stock(item)).toBe(0)
  goods.takeStock('99999-1', 1)
  expect(goods.stock('99999-1')).toBe(0)
  goods.restock()
  expect(goods.stock(item)).toBe(before)
})

test('an order that fails gives its pieces back', () => {
  const [item = ''] = itemsWhere(`p.spec ->> '$.availability.kind' = 'stock' and stock > 30`)
  const before = goods.stock(item)
  const failing = () =>
    shop.sql.transaction(() => {
      goods.takeStock(item, 2)
      throw new Error('no receipt')
    })
  expect(failing).toThrow('no receipt')
  expect(goods.stock(item)).toBe(before)
})

test('parts from a supplier or on their way are always available; discontinued ones never', () => {
  for (const kind of ['supplier', 'on_order', 'preorder']) {
    const [item = ''] = itemsWhere(`p.spec ->> '$.availability.kind' = '${kind}'`)
    goods.takeStock(item, 500)
    expect(goods.stock(item), kind).toBeGreaterThan(10_000)
  }
  const [gone = ''] = itemsWhere(`p.spec ->> '$.availability.kind' = 'discontinued'`)
  expect(goods.stock(gone)).toBe(0)
})

test('a bundle offers the items of its parts, section by section', () => {
  const set = shop.listed.find(({ spec }) => spec.bundle?.plan === 'brake-service-front')
  const bundle = goods.bundle(Number(set?.product))
  expect(bundle).toMatchObject({ kind: 'flexible', discountPercent: 8 })
  expect(bundle?.sections[0]).toMatchObject({ quantity: 2, required: true })
  for (const { items } of bundle?.sections ?? []) {
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) expect(goods.item(item)).not.toBeNull()
  }
  expect(goods.bundle(1)).toBeNull()
})

test('a deposit follows exchange parts everywhere and batteries to Germany', () => {
  const [exchange = ''] = itemsWhere(
    `p.spec ->> '$.technical.condition' = 'remanufactured' and p.part_type = 'alternator'`,
  )
  const deposit = goods.depositFor(exchange, 'SE')
  expect(goods.depositFor(exchange, 'DE')).toEqual(deposit)
  const article = goods.item(deposit?.item ?? '')
  expect(article?.sku).toMatch(/^DEP-AT[1-8]$/)
  expect(goods.isDeposit(article?.product ?? 0)).toBe(true)
  const [battery = ''] = itemsWhere(`p.part_type = 'starter-battery'`)
  expect(goods.depositFor(battery, 'SE')).toBeNull()
  const german = goods.item(goods.depositFor(battery, 'DE')?.item ?? '')
  expect(german?.sku).toBe('DEP-BAT')
  expect(goods.price(german?.product ?? 0, 14)?.price).toBe(7.5)
  expect(goods.depositFor('1-1', 'DE')).toBeNull()
})

test('weight and kind of goods decide how it is sent', () => {
  const one = (partType: string) => Number(shop.parts.find(({ spec }) => spec.partType === partType)?.product)
  expect(goods.shippingClass(one('front-wing'))).toBe('bulky')
  expect(goods.shippingClass(one('brake-cleaner'))).toBe('hazmat-lq')
  expect(goods.shippingClass(one('starter-battery'))).toBe('hazmat')
  expect(goods.weight(one('starter-battery'))).toBeGreaterThan(5)
  expect(goods.weight(99_999)).toBe(0)
})

test('a part is drawn from its own measures, a set as a box, an unknown number not at all', () => {
  expect(goods.pictureSubject('BD-274-143S-F5X114-TOR')).toMatchObject({
    partType: 'brake-disc',
    shape: 'disc',
    axle: 'front',
    brandName: 'Tornby Friction',
    technical: { diameter_mm: '274', thickness_mm: '14.3' },
  })
  expect(goods.pictureSubject('HBC-1185-MINI-RHD-L-BRO')).toMatchObject({ side: 'left' })
  const set = shop.listed.find(({ spec }) => spec.bundle)
  expect(goods.pictureSubject(String(set?.sku))).toMatchObject({ shape: 'box' })
  expect(goods.pictureSubject('NO-SUCH-PART')).toBeNull()
})
