import { beforeEach, describe, expect, test } from 'vitest'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import type { Shopper } from '#tests/support/shop/shopper.ts'

const backend = setUpSandbox()
let shopper: Shopper
let line: string

beforeEach(async () => {
  shopper = backend.shopper()
  line = String((await shopper.post('/items/1-1', { quantity: 3 })).at('selection.items.0.line'))
})

const quantity = async () => (await shopper.get('/selection')).at('selection.items.0.quantity')

describe('POST /lines/{line}', () => {
  test('adds one, or the quantity of body or path, and answers 200', async () => {
    expect(await shopper.post(`/lines/${line}`)).toMatchObject({ status: 200 })
    expect(await quantity()).toBe(4)
    await shopper.post(`/lines/${line}`, { quantity: 2 })
    expect(await quantity()).toBe(6)
    const reply = await shopper.post(`/lines/${line}/quantity/3`)
    expect(reply.at('selection.items.0')).toMatchObject({ quantity: 9, totalPriceAsNumber: 2700, line })
  })

  test('404 line: unknown, or another shopper’s', async () => {
    const other = backend.shopper()
    for (const reply of [await shopper.post('/lines/nothing'), await other.post(`/lines/${line}`)]) {
      expect(reply.status).toBe(404)
      expect(reply.at('errors')).toEqual({ line: 'not found' })
    }
  })

  test('406 quantity: not a count, or above the maximum of a line', async () => {
    for (const wrong of [0, -2, 'x', 9997]) {
      const reply = await shopper.post(`/lines/${line}`, { quantity: wrong })
      expect(reply.status).toBe(406)
      expect(reply.at('errors')).toEqual({ quantity: 'not valid' })
    }
    expect(await quantity()).toBe(3)
  })

  test('410 stock: sold out, where stock is checked on every change', async () => {
    await backend.set({ stockMode: 'aggressive' })
    await shopper.post(`/lines/${line}`, { quantity: 7 })
    const reply = await shopper.post(`/lines/${line}`)
    expect(reply.status).toBe(410)
    expect(reply.at('unavailable')).toEqual([
      { item: '1-1', product: '1', originalQuantity: 11, unavailable: 1, available: 10 },
    ])
    expect(reply.at('selection.items.0.quantity')).toBe(10)
  })
})

describe('PUT /lines/{line}/quantity/{n}', () => {
  test('sets the quantity, and 0 removes the line', async () => {
    const set = await shopper.put(`/lines/${line}/quantity/7`)
    expect(set.status).toBe(200)
    expect(set.at('selection.items.0.quantity')).toBe(7)
    expect((await shopper.put(`/lines/${line}/quantity/0`)).at('selection.items')).toEqual([])
  })

  test('404 line: unknown', async () => {
    expect((await shopper.put('/lines/nothing/quantity/1')).at('errors')).toEqual({ line: 'not found' })
  })

  test('406 quantity: not a count', async () => {
    for (const wrong of ['-1', 'x', '10000', '1.5']) {
      expect((await shopper.put(`/lines/${line}/quantity/${wrong}`)).status).toBe(406)
    }
  })

  test('410 stock: all that is wanted beyond the present is missing', async () => {
    await backend.set({ stockMode: 'aggressive' })
    await shopper.put(`/lines/${line}/quantity/10`)
    expect((await shopper.put(`/lines/${line}/quantity/12`)).status).toBe(410)
  })
})

describe('DELETE /lines/{line}', () => {
  test('without a quantity removes the line, whether a body comes or not', async () => {
    expect((await shopper.remove(`/lines/${line}`)).at('selection.items')).toEqual([])
    const again = String((await shopper.post('/items/1-1', { quantity: 3 })).at('selection.items.0.line'))
    const reply = await shopper.remove(`/lines/${again}`, {})
    expect(reply.status).toBe(200)
    expect(reply.at('selection.items')).toEqual([])
  })

  test('with a quantity in the body lowers by it', async () => {
    expect((await shopper.remove(`/lines/${line}`, { quantity: 1 })).at('selection.items.0.quantity')).toBe(2)
    expect((await shopper.remove(`/lines/${line}`, { quantity: 5 })).at('selection.items')).toEqual([])
  })

  test('with a quantity in the path lowers by it', async () => {
    expect((await shopper.remove(`/lines/${line}/quantity/2`)).at('selection.items.0.quantity')).toBe(1)
    expect((await shopper.remove(`/lines/${line}/quantity/1`)).at('selection.items')).toEqual([])
  })

  test('404 line: unknown or already gone', async () => {
    await shopper.remove(`/lines/${line}`)
    for (const path of [`/lines/${line}`, `/lines/${line}/quantity/1`]) {
      const reply = await shopper.remove(path)
      expect(reply.status).toBe(404)
      expect(reply.at('errors')).toEqual({ line: 'not found' })
    }
  })

  test('406 quantity: not a count', async () => {
    for (const wrong of [0, -1, 'x']) {
      expect((await shopper.remove(`/lines/${line}`, { quantity: wrong })).status).toBe(406)
    }
    expect(await quantity()).toBe(3)
  })
})
