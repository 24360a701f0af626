import { describe, expect, test } from 'vitest'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'

const backend = setUpSandbox()

describe('POST /items/{item}', () => {
  test('adds one and answers 201 with the selection', async () => {
    const reply = await backend.shopper().post('/items/1-1')
    expect(reply.status).toBe(201)
    expect(reply.at('errors')).toBeUndefined()
    expect(reply.at('selection.items')).toHaveLength(1)
    expect(reply.at('selection.items.0')).toMatchObject({ item: '1-1', quantity: 1, totalPriceAsNumber: 300 })
    expect(reply.at('selection.items.0.line')).toMatch(/^[0-9a-f]{32}$/)
  })

  test('adds as many as the body or the path says', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/1-1', { quantity: 2 })
    await shopper.post('/items/2-1/quantity/3')
    const reply = await shopper.post('/items/2-2', { quantity: '4' })
    const items = [0, 1, 2].map((line) => reply.at(`selection.items.${line}.quantity`))
    expect(items).toEqual([2, 3, 4])
    expect(reply.at('selection.totals.totalQuantity')).toBe(9)
  })

  test('an item added twice stays one line', async () => {
    const shopper = backend.shopper()
    const first = await shopper.post('/items/1-1', { quantity: 2 })
    const second = await shopper.post('/items/1-1', { quantity: 3 })
    expect(second.at('selection.items')).toHaveLength(1)
    expect(second.at('selection.items.0.quantity')).toBe(5)
    expect(second.at('selection.items.0.line')).toBe(first.at('selection.items.0.line'))
  })

  test('each size of a product gets a separate line', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/2-1')
    const reply = await shopper.post('/items/2-2')
    expect(reply.at('selection.items.1')).toMatchObject({ item: '2-2', size: '5 l' })
    const german = await shopper.put('/languages/de')
    expect(german.at('selection.items.1.size')).toBe('5 Liter')
  })

  test('a comment from a server makes a separate line', async () => {
    const server = backend.server()
    await server.post('/items/1-1')
    const reply = await server.post('/items/1-1', { comment: 'left-hand thread' })
    expect(reply.at('selection.items')).toHaveLength(2)
    expect(reply.at('selection.items.1.comment')).toBe('left-hand thread')
  })

  test('keeps where the item was found', async () => {
    const found = { productUrl: 'https://shop.test/p/part-1', category: 709 }
    const reply = await backend.shopper().post('/items/1-1', found)
    expect(reply.at('selection.items.0')).toMatchObject({ productUrl: found.productUrl, category: '709' })
  })

  test('ignores fields it does not know', async () => {
    const more = { item: '1-1', localizedProdSize: { localizationDefinitionName: 'EU', localizedSize: '38' } }
    expect((await backend.shopper().post('/items/1-1', more)).status).toBe(201)
  })

  test('a reduced item has its former price, and the campaign', async () => {
    const reply = await backend.shopper().post('/items/2-1')
    expect(reply.at('selection.items.0')).toMatchObject({
      priceEachAsNumber: 80,
      priceEachBeforeDiscountAsNumber: 100,
      priceEachReductionAsNumber: 20,
      anyDiscount: true,
      campaign: { discountAsNumber: 20 },
    })
  })

  test('404 item: unknown', async () => {
    for (const item of ['99-1', '1-9', '1', 'x', '__proto__', '1-1 or 1=1']) {
      const reply = await backend.shopper().post(`/items/${encodeURIComponent(item)}`)
      expect(reply.status).toBe(404)
      expect(reply.at('errors')).toEqual({ item: 'product item not found' })
    }
  })

  test('406 quantity: not a count from 1 to 9,999', async () => {
    for (const quantity of [0, -1, 1.5, 10_000, 'two', null, {}]) {
      const reply = await backend.shopper().post('/items/1-1', { quantity })
      expect(reply.status).toBe(406)
      expect(reply.at('errors')).toEqual({ quantity: 'not valid' })
    }
    expect((await backend.shopper().post('/items/1-1/quantity/0')).status).toBe(406)
  })

  test('406 quantity: more in one line than a line holds', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/4-1', { quantity: 9_999 })
    expect((await shopper.post('/items/4-1')).at('errors')).toEqual({ quantity: 'not valid' })
  })

  test('401 comment: a browser may write none', async () => {
    const reply = await backend.shopper().post('/items/1-1', { comment: 'free please' })
    expect(reply.status).toBe(401)
    expect(reply.at('errors')).toEqual({ comment: 'denied' })
  })

  test('412 item: not sold in this market, or without a price in it', async () => {
    const briton = await backend.shopper({ 'x-test-country': 'GB' }).post('/items/6-1')
    expect(briton.status).toBe(412)
    expect(briton.at('errors')).toHaveProperty('item')
    const finn = await backend.shopper({ 'x-test-country': 'FI' }).post('/items/7-1')
    expect(finn.status).toBe(412)
    expect(finn.at('errors')).toHaveProperty('item')
  })

  test('412 item: a set whose parts are to be chosen', async () => {
    const reply = await backend.shopper().post('/items/21-1')
    expect(reply.status).toBe(412)
    expect(reply.at('errors')).toHaveProperty('item')
  })

  test('410 stock: nothing left, where stock is looked at on every change', async () => {
    await backend.set({ stockMode: 'aggressive' })
    const reply = await backend.shopper().post('/items/8-1')
    expect(reply.status).toBe(410)
    expect(reply.at('errors')).toEqual({ stock: 'unavailable items' })
    expect(reply.at('selection.items')).toEqual([])
  })

  test('500 server: it breaks inside, and nothing was added', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/2-1')
    const mend = backend.break()
    const reply = await shopper.post('/items/1-1')
    expect([reply.status, reply.at('errors')]).toEqual([500, { server: 'failed' }])
    mend()
    expect((await shopper.get('/selection')).at('selection.items')).toMatchObject([{ item: '2-1' }])
  })

  test('a fixed set is bought like any item, and lists its contents', async () => {
    const reply = await backend.shopper().post('/items/20-1', { quantity: 2 })
    expect(reply.status).toBe(201)
    expect(reply.at('selection.items.0')).toMatchObject({ priceEachAsNumber: 630, totalPriceAsNumber: 1260 })
    expect(reply.at('selection.items.0.bundle')).toMatchObject([
      { item: '1-1', quantity: 2, priceEachAsNumber: 300, totalPriceAsNumber: 600 },
      { item: '2-1', quantity: 1, priceEachAsNumber: 80, productName: 'Part 2 in sv' },
    ])
  })
})
