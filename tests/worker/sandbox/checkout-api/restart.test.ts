import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { payment } from '#tests/support/examples/addresses.ts'
import { createTestCatalogue } from '#tests/support/sandbox/test-catalogue.ts'
import { createTestSandbox } from '#tests/support/sandbox/test-sandbox.ts'
import { createShopper } from '#tests/support/shop/shopper.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const start = () =>
  createTestSandbox({ file: join(folder, 'sandbox.sqlite'), catalogue: createTestCatalogue() })

test('a selection is there after a restart: lines, voucher, address, methods, country', async () => {
  const first = start()
  const shopper = createShopper(first)
  await shopper.put('/countries/DE')
  await shopper.post('/items/5-1', { quantity: 2 })
  await shopper.post('/vouchers', { voucher: 'SAVE10' })
  await shopper.put('/shipping-methods/locker')
  const before = await shopper.put('/payment-fields', { address: { city: 'Berlin' } })
  first.close()
  const second = start()
  const after = await createShopper(second, { 'API-token': String(shopper.token) }).get('/selection')
  expect(after.body).toEqual(before.body)
  second.close()
})

test('written data survive even if the first process never closed its file', async () => {
  const first = start()
  const shopper = createShopper(first)
  await shopper.post('/items/1-1')
  const second = start()
  const after = await createShopper(second, { 'API-token': String(shopper.token) }).get('/selection')
  expect(after.at('selection.items.0.item')).toBe('1-1')
  second.close()
  first.close()
})

test('an order and the switches are there after a restart', async () => {
  const first = start()
  const shopper = createShopper(first)
  const headers = { Authorization: 'Bearer console-token' }
  await first.fetch('/__settings', { method: 'POST', headers, body: '{"stockMode":"off"}' })
  await shopper.post('/items/8-1')
  await shopper.post('/payment', payment)
  first.close()
  const second = start()
  const again = createShopper(second, { 'API-token': String(shopper.token) })
  expect((await again.get('/receipt')).at('order.order')).toBe('1001')
  await again.post('/items/8-1')
  expect((await again.post('/payment', payment)).status).toBe(201)
  second.close()
})
