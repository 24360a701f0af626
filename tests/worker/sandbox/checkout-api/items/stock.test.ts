import { describe, expect, test } from 'vitest'
import { payment } from '#tests/support/examples/addresses.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'

const backend = setUpSandbox()

describe('stock in the standard mode', () => {
  test('is not looked at while a selection is filled', async () => {
    const reply = await backend.shopper().post('/items/1-1', { quantity: 500 })
    expect(reply.status).toBe(201)
    expect(reply.at('unavailable')).toBeUndefined()
  })

  test('is looked at when it is paid', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/1-1', { quantity: 11 })
    expect((await shopper.post('/payment', payment)).status).toBe(410)
  })

  test('counts the parts of sets together with single parts', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/20-1', { quantity: 4 })
    await shopper.post('/items/1-1', { quantity: 3 })
    const reply = await shopper.post('/payment', payment)
    expect(reply.at('unavailable')).toEqual([
      { item: '1-1', product: '1', originalQuantity: 3, unavailable: 1, available: 2 },
    ])
  })
})

describe('stock in the aggressive mode', () => {
  test('part of it missing: 200, the available pieces, and a message', async () => {
    await backend.set({ stockMode: 'aggressive' })
    const reply = await backend.shopper().post('/items/5-1', { quantity: 6 })
    expect(reply.status).toBe(200)
    expect(reply.at('errors')).toBeUndefined()
    expect(reply.at('unavailable')).toEqual([
      { item: '5-1', product: '5', originalQuantity: 6, unavailable: 2, available: 4 },
    ])
    expect(reply.at('selection.items.0.quantity')).toBe(4)
  })

  test('all of it missing: 410 and the selection as it was', async () => {
    await backend.set({ stockMode: 'aggressive' })
    const shopper = backend.shopper()
    await shopper.post('/items/1-1')
    const reply = await shopper.post('/items/8-1', { quantity: 2 })
    expect(reply.status).toBe(410)
    expect(reply.at('unavailable')).toMatchObject([{ item: '8-1', originalQuantity: 2, available: 0 }])
    expect(reply.at('selection.items')).toHaveLength(1)
  })

  test('pieces held by other lines are not available, by those further down neither', async () => {
    await backend.set({ stockMode: 'aggressive' })
    const shopper = backend.shopper()
    const line = (await shopper.post('/items/1-1', { quantity: 4 })).at('selection.items.0.line')
    // Three sets of two take the other six of ten.
    const sections = [
      { section: '1', item: '1-1' },
      { section: '2', item: '2-1' },
    ]
    expect((await shopper.post('/items/bundles/21-1', { sections, quantity: 3 })).status).toBe(201)
    const reply = await shopper.post(`/lines/${line}`)
    expect([reply.status, reply.at('errors')]).toEqual([410, { stock: 'unavailable items' }])
    expect(reply.at('unavailable')).toMatchObject([{ item: '1-1', originalQuantity: 5, available: 4 }])
    expect(reply.at('selection.items')).toMatchObject([{ quantity: 4 }, { quantity: 3 }])
  })

  test('enough of it: nothing is said', async () => {
    await backend.set({ stockMode: 'aggressive' })
    const reply = await backend.shopper().post('/items/5-1', { quantity: 4 })
    expect(reply.status).toBe(201)
    expect(reply.at('unavailable')).toBeUndefined()
  })

  test('a line that grew too long before may shrink', async () => {
    const shopper = backend.shopper()
    const line = (await shopper.post('/items/1-1', { quantity: 20 })).at('selection.items.0.line')
    await backend.set({ stockMode: 'aggressive' })
    const reply = await shopper.remove(`/lines/${line}`, { quantity: 1 })
    expect(reply.status).toBe(200)
    expect(reply.at('selection.items.0.quantity')).toBe(19)
  })
})

test('switched off, stock is never looked at', async () => {
  await backend.set({ stockMode: 'off' })
  const shopper = backend.shopper()
  await shopper.post('/items/8-1', { quantity: 5 })
  expect((await shopper.post('/payment', payment)).status).toBe(201)
})
