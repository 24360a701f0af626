import { beforeEach, describe, expect, test } from 'vitest'
import { payment } from '#tests/support/examples/addresses.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import type { Shopper } from '#tests/support/shop/shopper.ts'

const backend = setUpSandbox()
let shopper: Shopper

beforeEach(async () => {
  shopper = backend.shopper()
  await shopper.post('/items/1-1')
})

describe('GET /receipt', () => {
  test('shows the last order of this session', async () => {
    await shopper.post('/payment', payment)
    const reply = await shopper.get('/receipt')
    expect(reply.status).toBe(200)
    expect(reply.at('order')).toMatchObject({ order: '1001', totals: { grandTotalPriceAsNumber: 368 } })
    expect(reply.at('order.affiliateHtml')).toBeUndefined()
    expect(reply.at('order.paymentMethodData')).toBeUndefined()
    for (const key of ['countries', 'languages', 'location']) expect(reply.at(key)).toBeDefined()
    await shopper.post('/items/2-1')
    await shopper.post('/payment', payment)
    expect((await shopper.get('/receipt')).at('order.order')).toBe('1002')
  })

  test('404 order: this session has none', async () => {
    await shopper.post('/payment', payment)
    for (const shopper of [backend.shopper(), backend.shopper({ 'API-token': 'none' })]) {
      const reply = await shopper.get('/receipt')
      expect(reply.status).toBe(404)
      expect(reply.at('errors')).toEqual({ order: 'not found' })
    }
  })
})

test('404 selection: one that became an order cannot be attached again', async () => {
  const [row] = backend.sandbox.sql.all('select selection from selection')
  await shopper.post('/payment', payment)
  const reply = await backend.shopper().put(`/selection/${row!.selection}`)
  expect(reply.status).toBe(404)
  expect(reply.at('errors')).toEqual({ selection: 'not found' })
})
