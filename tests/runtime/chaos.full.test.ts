import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startShop } from '#scripts/shop/start-shop.ts'
import { runReturns } from '#tests/support/chaos/returns.ts'
import { runShoppers } from '#tests/support/chaos/shoppers.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
}, 60_000)
afterAll(() => shop.close())

test('while a fifth of all calls fails, no line is lost or doubled and each payment ends at the right page', async () => {
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

test('while a tenth of all calls fails, payments that return up to five times end at the right page', async () => {
  const { returns, orders, wrong } = await runReturns(shop, { payments: 60, faultShare: 0.1, seed: 1 })
  expect(wrong).toEqual([])
  expect(returns).toBeGreaterThan(60)
  expect(orders).toBeGreaterThan(0)
}, 120_000)
