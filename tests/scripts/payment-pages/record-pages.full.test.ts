import { afterAll, expect, test } from 'vitest'
import { comparePages } from '#scripts/payment-pages/compare.ts'
import { pageInventories, unlisted } from '#scripts/payment-pages/inventory.ts'
import { recordPages } from '#scripts/payment-pages/record-pages.ts'
import { localVariables } from '#scripts/shop/local-variables.ts'
import { samplePages } from '#scripts/shop/sample-pages.ts'
import { startShop } from '#scripts/shop/start-shop.ts'
import { parseVariables } from '#worker/env.ts'

const shop = await startShop()
afterAll(() => shop.close())

test('payment pages of the built shop are the same twice, and another policy is a change', async () => {
  const product = (await samplePages(shop.origin)).find(({ name }) => name === 'product')?.path
  const { origin } = shop
  const first = await recordPages({ origin, product })
  expect(first.checkout.scripts.filter(({ hash }) => hash.startsWith('sha256-')).length).toBeGreaterThan(2)
  expect(comparePages(first, await recordPages({ origin, product }))).toEqual([])

  const other = await startShop({ variables: { PAYMENT_HOSTS: 'https://pay.example' } })
  const found = await recordPages({ origin: other.origin })
  await other.close()
  const changes = comparePages(first, found)
  expect(changes).toContainEqual(expect.stringContaining('header changed content-security-policy'))
  expect(changes).toContainEqual(expect.stringContaining('https://pay.example'))
})

test('the pages of the built shop match the inventory of its variables', async () => {
  const inventories = await pageInventories(parseVariables(localVariables(shop.origin)))
  const found = await recordPages({ origin: shop.origin })
  expect(unlisted(inventories.checkout, found.checkout)).toEqual([])
  expect(unlisted(inventories.confirmation, found.confirmation)).toEqual([])
})
