import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import type { Shopper } from '#tests/support/shop/shopper.ts'

const backend = setUpSandbox()

/** Items and quantities of the selection. */
async function contents(shopper: Shopper) {
  const reply = await shopper.get('/selection')
  const lines = Object.values(Object(reply.at('selection.items')))
  return lines.map((line) => `${Object(line).item} ${Object(line).quantity}`)
}

const lineAt = async (shopper: Shopper, index: number) =>
  String((await shopper.get('/selection')).at(`selection.items.${index}.line`))

/** A shopper with articles 1 and 2 in the selection. */
async function createShopperWithCart() {
  const shopper = backend.shopper()
  await shopper.put('/items', {
    items: [
      { item: '1-1', quantity: 2 },
      { item: '2-1', quantity: 1 },
    ],
  })
  return shopper
}

describe('PUT /items', () => {
  test('adds several items in one call and answers 200 with the selection', async () => {
    const reply = await backend.shopper().put('/items', {
      lines: [],
      items: [
        { item: '5-1', quantity: 1 },
        { item: '9-1', quantity: 1 },
      ],
    })
    expect([reply.status, reply.at('errors')]).toEqual([200, undefined])
    expect(reply.at('selection.items')).toMatchObject([
      { item: '5-1', quantity: 1 },
      { item: '9-1', quantity: 1, priceEachAsNumber: 250 },
    ])
    expect(reply.at('selection.totals.itemsTotalPriceAsNumber')).toBe(1150)
  })

  test('sets the quantity of a line, and takes it out at 0', async () => {
    const shopper = await createShopperWithCart()
    const [first, second] = [await lineAt(shopper, 0), await lineAt(shopper, 1)]
    await shopper.put('/items', {
      lines: [
        { line: first, quantity: 7 },
        { line: second, quantity: 0 },
      ],
      items: [{ item: '12-1', quantity: 3 }],
    })
    expect(await contents(shopper)).toEqual(['1-1 7', '12-1 3'])
  })

  test('changes nothing when repeated', async () => {
    const shopper = await createShopperWithCart()
    const change = { lines: [{ line: await lineAt(shopper, 0), quantity: 5 }], items: [] }
    await shopper.put('/items', change)
    await shopper.put('/items', change)
    expect(await contents(shopper)).toEqual(['1-1 5', '2-1 1'])
  })

  test('406: an item that has a line already, and nothing is changed', async () => {
    const shopper = await createShopperWithCart()
    const reply = await shopper.put('/items', {
      lines: [{ line: await lineAt(shopper, 1), quantity: 4 }],
      items: [{ item: '1-1', quantity: 1 }],
    })
    expect([reply.status, reply.at('errors')]).toEqual([406, { item: 'already in the selection' }])
    expect(await contents(shopper)).toEqual(['1-1 2', '2-1 1'])
  })

  test('404: a line that is not in the selection, and nothing is changed', async () => {
    const shopper = await createShopperWithCart()
    const reply = await shopper.put('/items', {
      lines: [
        { line: await lineAt(shopper, 0), quantity: 9 },
        { line: 'f'.repeat(32), quantity: 1 },
      ],
      items: [],
    })
    expect([reply.status, reply.at('errors')]).toEqual([404, { line: 'not found' }])
    expect(await contents(shopper)).toEqual(['1-1 2', '2-1 1'])
  })

  test('406: a line or an item named twice', async () => {
    const shopper = await createShopperWithCart()
    const twice = (entry: object) => [entry, entry]
    const line = await lineAt(shopper, 0)
    const lines = await shopper.put('/items', { lines: twice({ line, quantity: 1 }), items: [] })
    const items = await shopper.put('/items', { items: twice({ item: '12-1', quantity: 1 }) })
    expect([lines.status, items.status]).toEqual([406, 406])
    expect(await contents(shopper)).toEqual(['1-1 2', '2-1 1'])
  })

  test.each([
    {},
    { lines: [] },
    { items: 'all' },
    { items: [{ item: '1-1' }] },
    { items: [{ item: '1-1', quantity: 0 }] },
    { items: [{ item: '1-1', quantity: 1.5 }] },
    { items: [{ quantity: 1 }] },
    { lines: [{ line: 'x', quantity: -1 }], items: [] },
    { lines: [{ quantity: 1 }], items: [] },
  ])('400: the malformed body %j', async (body) => {
    const reply = await backend.shopper().put('/items', body)
    expect(reply.status).toBe(400)
    expect(Object.keys(Object(reply.at('errors')))).not.toEqual([])
  })

  test('items that cannot be added are named next to the added ones, and the reply is still a 200', async () => {
    const shopper = await createShopperWithCart()
    const items = ['99-1', '21-1', '12-1'].map((item) => ({ item, quantity: 1 }))
    const reply = await shopper.put('/items', { items })
    expect(reply.status).toBe(200)
    expect(reply.at('errors')).toEqual({ 'items.99-1': 'not added', 'items.21-1': 'not added' })
    expect(await contents(shopper)).toEqual(['1-1 2', '2-1 1', '12-1 1'])
  })

  test('leaves out an article that is not sold in the country', async () => {
    const items = [
      { item: '10-1', quantity: 1 },
      { item: '11-1', quantity: 1 },
    ]
    const austrian = backend.shopper({ 'x-test-country': 'AT' })
    const reply = await austrian.put('/items', { items })
    expect([reply.status, reply.at('errors')]).toEqual([200, { 'items.11-1': 'not added' }])
    expect(await contents(austrian)).toEqual(['10-1 1'])
    const german = backend.shopper({ 'x-test-country': 'DE' })
    await german.put('/items', { items })
    expect(await contents(german)).toEqual(['10-1 1', '11-1 1'])
    await german.put('/countries/AT')
    expect(await contents(german)).toEqual(['10-1 1'])
  })

  test('with stock checks on every change, the available pieces are added and the others reported', async () => {
    await backend.set({ stockMode: 'aggressive' })
    const shopper = backend.shopper()
    const reply = await shopper.put('/items', {
      items: [
        { item: '5-1', quantity: 6 },
        { item: '9-1', quantity: 6 },
      ],
    })
    expect([reply.status, reply.at('errors')]).toEqual([200, undefined])
    expect(reply.at('unavailable')).toMatchObject([{ item: '5-1', originalQuantity: 6, available: 4 }])
    expect(await contents(shopper)).toEqual(['5-1 4', '9-1 6'])
  })

  test('with stock checks on every change, only the item without stock fails', async () => {
    await backend.set({ stockMode: 'aggressive' })
    const shopper = backend.shopper()
    const reply = await shopper.put('/items', {
      items: [
        { item: '8-1', quantity: 1 },
        { item: '12-1', quantity: 1 },
      ],
    })
    expect([reply.status, reply.at('errors')]).toEqual([200, { 'items.8-1': 'not added' }])
    expect(reply.at('unavailable')).toMatchObject([{ item: '8-1', available: 0 }])
    expect(await contents(shopper)).toEqual(['12-1 1'])
  })

  test('410: all items are sold out, and the cart is unchanged', async () => {
    await backend.set({ stockMode: 'aggressive' })
    const shopper = await createShopperWithCart()
    const reply = await shopper.put('/items', { items: [{ item: '8-1', quantity: 2 }] })
    expect([reply.status, reply.at('errors')]).toEqual([410, { stock: 'unavailable items' }])
    expect(await contents(shopper)).toEqual(['1-1 2', '2-1 1'])
  })

  test('any bulk change leaves the selection as its entries make it one by one, or as it was', async () => {
    const item = fc.constantFrom('1-1', '2-1', '12-1', '9-1', '99-1')
    const items = fc.array(fc.record({ item, quantity: fc.integer({ min: 1, max: 5 }) }), { maxLength: 4 })
    const quantities = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 2 })
    await fc.assert(
      fc.asyncProperty(items, quantities, async (items, quantities) => {
        const shopper = await createShopperWithCart()
        const lines = await Promise.all(
          quantities.map(async (quantity, index) => ({ line: await lineAt(shopper, index), quantity })),
        )
        const reply = await shopper.put('/items', { lines, items })
        const asked = new Map([
          ['1-1', quantities[0] ?? 2],
          ['2-1', quantities[1] ?? 1],
          ...items
            .filter((entry) => entry.item !== '99-1')
            .map((entry): [string, number] => [entry.item, entry.quantity]),
        ])
        const made = [...asked]
          .filter(([, quantity]) => quantity > 0)
          .map(([id, quantity]) => `${id} ${quantity}`)
        expect(await contents(shopper)).toEqual(reply.status === 200 ? made : ['1-1 2', '2-1 1'])
      }),
      { numRuns: 60 },
    )
  })
})
