import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startShop } from '#scripts/start-shop.ts'
import { runReturns } from '#tests/support/chaos/returns.ts'
import { runShoppers } from '#tests/support/chaos/shoppers.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
}, 60_000)
afterAll(() => shop.close())

test('shoppers lose and double nothing and are told the truth while a fifth of all calls fails', async () => {
  const { visits, orders, wrong } = await runShoppers(shop, {
    shoppers: 12,
    duration: 0,
    faultShare: 0.2,
    seed: 1,
  })
  expect(wrong).toEqual([])
  expect(visits).toBe(12)
  expect(orders).toBeGreaterThan(0)
}, 120_000)

test('payments that return up to five times end alike, and never wrongly, while a tenth of calls fails', async () => {
  const { returns, orders, wrong } = await runReturns(shop, { payments: 60, faultShare: 0.1, seed: 1 })
  expect(wrong).toEqual([])
  expect(returns).toBeGreaterThan(60)
  expect(orders).toBeGreaterThan(0)
}, 120_000)
