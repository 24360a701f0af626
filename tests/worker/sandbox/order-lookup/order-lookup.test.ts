import { expect, test } from 'vitest'
import { payment } from '#tests/support/examples/addresses.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import { testSecret } from '#tests/support/sandbox/test-sandbox.ts'

const backend = setUpSandbox()
const { address } = payment

async function lookUp(body: unknown, authorization = `Bearer ${testSecret}`) {
  const headers = { authorization }
  const response = await backend.sandbox.fetch('/order-lookup', {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
  })
  return { status: response.status, body: await response.json() }
}

async function placeOrder(): Promise<string> {
  const shopper = backend.shopper()
  await shopper.post('/items/1-1')
  return String((await shopper.post('/payment', payment)).at('order.order'))
}

test('a guest’s order is found by its number and e-mail address, in any spelling, with its parcels', async () => {
  const order = await placeOrder()
  const { email } = address
  backend.sandbox.clock.now += 2 * 24 * 60 * 60 * 1000
  const found = await lookUp({ order, email: ` ${email.toUpperCase()} ` })
  expect(found).toMatchObject({ status: 200, body: { order: { order, address: { email } } } })
  expect(found.body.order.shipments).toHaveLength(1)
})

test('no order, and an order with another address, are answered alike', async () => {
  const order = await placeOrder()
  const none = await lookUp({ order: '999999', email: address.email })
  expect(none).toEqual({ status: 404, body: { errors: { order: 'not found' } } })
  expect(await lookUp({ order, email: 'another@example.com' })).toEqual(none)
  expect(await lookUp({ order: `${order}x`, email: address.email })).toEqual(none)
})

test('a malformed request, or one without the key, is refused', async () => {
  expect((await lookUp({ order: '1' })).status).toBe(422)
  expect((await lookUp({ order: '1', email: '' })).status).toBe(422)
  expect((await lookUp({ order: '1', email: address.email }, 'Bearer another')).status).toBe(401)
})
