import { expect, test } from 'vitest'
import { opening } from '#tests/support/sandbox/seeded-database.ts'
import { regions } from '#worker/sandbox/demo-catalogue/regions.ts'
import { partType } from '#worker/sandbox/demo-catalogue/seed/plan/part-types.ts'
import {
  dayBefore,
  lowestBefore,
  type PriceChange,
} from '#worker/sandbox/demo-catalogue/seed/prices/price-history.ts'
import { seededShop } from '../seeded-shop.ts'

const shop = seededShop()
const today = new Date(opening).toISOString().slice(0, 10)

function changesOf(product: unknown, pricelist: unknown): PriceChange[] {
  return shop.sql
    .all(
      'select since, price from price_history where product = ? and pricelist = ? order by since',
      Number(product),
      Number(pricelist),
    )
    .map(({ since, price }) => ({ since: String(since), price: Number(price) }))
}

test('every product has a price above nothing in all seven lists', () => {
  expect(shop.value('select count(*) from price')).toBe(shop.value('select count(*) from product') * 7)
  expect(shop.value('select count(*) from price where price <= 0 or before < price')).toBe(0)
})

test('the prices of parts and sets end as their list wants them to', () => {
  const endings: Record<string, RegExp> = {
    'whole, ends 5 or 9': /^\d*[59]\.00$/,
    '.90': /^\d+\.90$/,
    '.95': /^\d+\.95$/,
    whole: /^\d+\.00$/,
  }
  for (const { pricelist, rounding } of regions.pricelists) {
    const prices = shop.column(
      `select price from price join product using (product) 
       where (part_type is not null or spec ->> 'bundle' is not null) and pricelist = ${pricelist}`,
    )
    const odd = prices.filter((price) => !endings[rounding]?.test(Number(price).toFixed(2)))
    expect(odd, `list ${pricelist}`).toEqual([])
  }
})

test('about 9 % of the parts are reduced, from the lowest price of the thirty days before', () => {
  const reduced = shop.sql.all(
    'select product, pricelist, price, before, lowest30 from price where before > price',
  )
  const products = new Set(reduced.map(({ product }) => product))
  expect(products.size / shop.parts.length).toBeGreaterThan(0.08)
  expect(products.size / shop.parts.length).toBeLessThan(0.1)
  for (const { product, pricelist, price, before, lowest30 } of reduced) {
    const changes = changesOf(product, pricelist)
    const last = changes.at(-1)
    expect(last?.price).toBe(price)
    expect(before).toBe(lowest30)
    expect(lowestBefore(changes, last?.since ?? '')).toBe(lowest30)
    expect(1 - Number(price) / Number(before)).toBeLessThanOrEqual(0.4001)
    expect(last && last.since < today && last.since > dayBefore(today, 15)).toBe(true)
  }
})

test('about 1 % would seem reduced but were as cheap within thirty days: no reduction is shown', () => {
  const spoilt = shop.sql.all(
    `select distinct p.product, p.pricelist, p.price, p.before from price p
     join price_history h on h.product = p.product and h.pricelist = p.pricelist where p.before = p.price`,
  )
  const products = new Set(spoilt.map(({ product }) => product))
  expect(products.size / shop.parts.length).toBeGreaterThan(0.005)
  expect(products.size / shop.parts.length).toBeLessThan(0.015)
  for (const { product, pricelist, price } of spoilt) {
    const changes = changesOf(product, pricelist)
    expect(Math.max(...changes.map((change) => change.price))).toBeGreaterThan(Number(price))
    expect(lowestBefore(changes, changes.at(-1)?.since ?? '')).toBeLessThanOrEqual(Number(price))
  }
})

test('dearer makers are dearer, and prices stay near the range of the part type', () => {
  const median = (tier: number) => {
    const prices = shop.column(
      `select price from price join product p using (product) join brand b using (brand)
       where pricelist = 14 and part_type = 'brake-disc' and b.record ->> 'tier' = ${tier} order by price`,
    )
    return Number(prices[Math.floor(prices.length / 2)])
  }
  expect(median(1)).toBeLessThan(median(2))
  expect(median(2)).toBeLessThan(median(3))
  const outside = shop.sql
    .all(
      'select part_type, before from price join product using (product) where pricelist = 14 and part_type is not null',
    )
    .filter(({ part_type, before }) => {
      const [from, to] = partType(String(part_type)).priceEurInclVat
      return Number(before) < from * 0.6 || Number(before) > to * 1.6
    })
  expect(outside).toEqual([])
})

test('a deposit is taken for remanufactured parts and batteries, and for nothing else', () => {
  const taken = shop.parts.filter(({ spec }) => spec.depositItem)
  expect(taken.length).toBeGreaterThan(100)
  for (const { spec } of taken) {
    const battery = spec.partType === 'starter-battery'
    expect(battery || spec.technical.condition === 'remanufactured').toBe(true)
    expect(spec.depositCountry).toBe(battery ? 'DE' : undefined)
  }
  const articles = shop.column(`select spec ->> 'deposit' from product where markets = '[]' order by product`)
  expect(articles).toEqual(['AT1', 'AT2', 'AT3', 'AT4', 'AT5', 'AT6', 'AT7', 'AT8', 'BAT'])
  const euros = shop.column(
    `select price from price join product using (product) where markets = '[]' and pricelist = 14 order by product`,
  )
  expect(euros).toEqual([15, 25, 30, 50, 75, 125, 225, 350, 7.5])
  const unknown = taken.filter(
    ({ spec }) => shop.value(`select count(*) from item where item = '${spec.depositItem}'`) !== 1,
  )
  expect(unknown).toEqual([])
})

test('hazardous goods stay in the union, and lamps go where one drives on their side', () => {
  const missing = shop.parts.filter(
    ({ markets, spec }) => spec.partType !== 'headlight' && !markets.includes(6),
  )
  expect(missing.length / shop.listed.length).toBeGreaterThan(0.05)
  expect(missing.length / shop.listed.length).toBeLessThan(0.07)
  for (const { markets, spec } of shop.parts) {
    if (partType(spec.partType ?? '').hazardCodes.length > 0) expect(markets).toEqual([1, 2, 3, 4, 7])
    if (spec.partType !== 'headlight') continue
    expect(markets).toEqual(spec.technical.steering_side === 'rhd' ? [5] : [1, 2, 3, 4, 6, 7])
  }
})
