import { expect, test } from 'vitest'
import { german, payment } from '#tests/support/examples/addresses.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'

const backend = setUpSandbox()

test('406 deposit: a part is not sold without its deposit, nor with fewer of them', async () => {
  const shopper = backend.shopper()
  await shopper.post('/items/5-1', { quantity: 2 })
  const without = await shopper.post('/payment', payment)
  expect([without.status, without.at('errors')]).toEqual([406, { deposit: 'missing' }])
  await shopper.post('/items/9-1')
  expect((await shopper.post('/payment', payment)).status).toBe(406)
  await shopper.post('/items/9-1')
  expect((await shopper.post('/payment', payment)).status).toBe(201)
})

test('parts that share a deposit need one each', async () => {
  const shopper = backend.shopper()
  await shopper.post('/items/5-1')
  await shopper.post('/items/15-1')
  await shopper.post('/items/9-1')
  expect((await shopper.post('/payment', payment)).at('errors')).toEqual({ deposit: 'missing' })
  await shopper.post('/items/9-1')
  expect((await shopper.post('/payment', payment)).status).toBe(201)
})

test('a set needs the deposits of its parts', async () => {
  const shopper = backend.shopper()
  const sections = [
    { section: '1', item: '5-1' },
    { section: '2', item: '2-2' },
  ]
  await shopper.post('/items/bundles/21-1', { sections })
  expect((await shopper.post('/payment', payment)).at('errors')).toEqual({ deposit: 'missing' })
  await shopper.post('/items/9-1', { quantity: 2 })
  expect((await shopper.post('/payment', payment)).status).toBe(201)
})

test('a deposit of one country is only required there', async () => {
  const swedish = backend.shopper()
  await swedish.post('/items/10-1')
  expect((await swedish.post('/payment', payment)).status).toBe(201)
  const shopper = backend.shopper({ 'x-test-country': 'DE' })
  await shopper.post('/items/10-1')
  const paid = { ...payment, paymentMethod: 'prepayment', address: german }
  expect((await shopper.post('/payment', paid)).at('errors')).toEqual({ deposit: 'missing' })
  await shopper.post('/items/11-1')
  expect((await shopper.post('/payment', paid)).status).toBe(201)
})

test('a service that leaves deposits to its callers places the order without', async () => {
  await backend.set({ depositsRequired: false })
  const shopper = backend.shopper()
  await shopper.post('/items/5-1')
  expect((await shopper.post('/payment', payment)).status).toBe(201)
})

test('a service that adds deposits by itself has them', async () => {
  await backend.set({ automaticDeposits: true })
  const shopper = backend.shopper()
  await shopper.post('/items/5-1', { quantity: 2 })
  expect((await shopper.post('/payment', payment)).status).toBe(201)
})
