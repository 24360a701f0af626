import { beforeEach, describe, expect, test } from 'vitest'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'

const backend = setUpSandbox()

const sections = [
  { section: '1', item: '5-1' },
  { section: '2', item: '2-2' },
]

describe('a service that leaves deposits to its callers', () => {
  test('adds only the requested items', async () => {
    const shopper = backend.shopper()
    const reply = await shopper.post('/items/5-1', { quantity: 2 })
    expect(reply.at('selection.items')).toMatchObject([{ item: '5-1', product: { deposit_item: '9-1' } }])
    const set = await shopper.post('/items/bundles/21-1', { sections })
    expect(set.at('selection.items')).toHaveLength(2)
    expect(set.at('selection.items.1.product.deposit_item')).toBeUndefined()
  })

  test('sells a deposit like any article, and the article names itself', async () => {
    const shopper = backend.shopper()
    const reply = await shopper.post('/items/9-1', { quantity: 2 })
    expect(reply.status).toBe(201)
    expect(reply.at('selection.items.0')).toMatchObject({ item: '9-1', product: { deposit_item: '9-1' } })
    const fewer = await shopper.remove(`/lines/${reply.at('selection.items.0.line')}`, { quantity: 1 })
    expect(fewer.at('selection.items.0.quantity')).toBe(1)
  })

  test('412 item: a deposit that only another country knows', async () => {
    expect((await backend.shopper().post('/items/11-1')).status).toBe(412)
    expect((await backend.shopper({ 'x-test-country': 'DE' }).post('/items/11-1')).status).toBe(201)
  })
})

describe('a service that adds deposits by itself', () => {
  beforeEach(() => backend.set({ automaticDeposits: true }))

  test('adds the deposit of the item as a separate line, with it and as often as it', async () => {
    const shopper = backend.shopper()
    const reply = await shopper.post('/items/5-1', { quantity: 2 })
    expect(reply.at('selection.items.1')).toMatchObject({
      item: '9-1',
      quantity: 2,
      totalPriceAsNumber: 500,
      taxPercent: 25,
    })
    expect(reply.at('selection.totals.itemsTotalPriceAsNumber')).toBe(2300)
    const gone = await shopper.remove(`/lines/${reply.at('selection.items.0.line')}`)
    expect(gone.at('selection.items')).toEqual([])
  })

  test('adds a battery’s deposit only where the law asks for it', async () => {
    const shopper = backend.shopper()
    expect((await shopper.post('/items/10-1')).at('selection.items')).toHaveLength(1)
    const german = await shopper.put('/countries/DE')
    expect(german.at('selection.items.1')).toMatchObject({ item: '11-1', priceEachAsNumber: 7.5 })
    expect((await shopper.put('/countries/SE')).at('selection.items')).toHaveLength(1)
  })

  test('brings the deposit of a set’s part that has one, as often as the part', async () => {
    const shopper = backend.shopper()
    const reply = await shopper.post('/items/bundles/21-1', { sections, quantity: 3 })
    expect(reply.at('selection.items')).toMatchObject([
      { item: '21-1', quantity: 3 },
      { item: '9-1', quantity: 6, totalPriceAsNumber: 1500 },
    ])
    const fewer = await shopper.remove(`/lines/${reply.at('selection.items.0.line')}`, { quantity: 2 })
    expect(fewer.at('selection.items.1.quantity')).toBe(2)
  })

  test('cuts the deposit with its part when there is less of it', async () => {
    await backend.set({ stockMode: 'aggressive' })
    const reply = await backend.shopper().post('/items/5-1', { quantity: 6 })
    expect(reply.at('selection.items')).toMatchObject([
      { item: '5-1', quantity: 4 },
      { item: '9-1', quantity: 4 },
    ])
  })

  test('412 item: a deposit without its part', async () => {
    const reply = await backend.shopper().post('/items/9-1')
    expect(reply.status).toBe(412)
    expect(reply.at('errors')).toHaveProperty('item')
  })

  test('406 line: a deposit changed apart from its part', async () => {
    const shopper = backend.shopper()
    const deposit = (await shopper.post('/items/5-1')).at('selection.items.1.line')
    for (const refusal of [
      await shopper.remove(`/lines/${deposit}`),
      await shopper.post(`/lines/${deposit}`),
    ]) {
      expect(refusal.status).toBe(406)
      expect(refusal.at('errors')).toHaveProperty('line')
    }
  })

  test('of a bulk change leaves out the deposits, and adds them with their parts', async () => {
    const shopper = backend.shopper()
    const added = await shopper.put('/items', {
      items: [
        { item: '5-1', quantity: 1 },
        { item: '9-1', quantity: 1 },
      ],
    })
    expect([added.status, added.at('errors')]).toEqual([200, { 'items.9-1': 'not added' }])
    expect(added.at('selection.items')).toMatchObject([{ quantity: 1 }, { item: '9-1', quantity: 1 }])
    const [part, deposit] = [0, 1].map((at) => added.at(`selection.items.${at}.line`))
    const more = await shopper.put('/items', {
      lines: [
        { line: part, quantity: 3 },
        { line: deposit, quantity: 3 },
      ],
      items: [],
    })
    expect(more.at('errors')).toEqual({ [`lines.${deposit}`]: 'not updated' })
    expect(more.at('selection.items')).toMatchObject([{ quantity: 3 }, { item: '9-1', quantity: 3 }])
  })

  test('drops deposits that were put in while it left them to its callers', async () => {
    await backend.set({ automaticDeposits: false })
    const shopper = backend.shopper()
    await shopper.post('/items/5-1', { quantity: 2 })
    await shopper.post('/items/9-1', { quantity: 5 })
    await backend.set({ automaticDeposits: true })
    expect((await shopper.get('/selection')).at('selection.items')).toMatchObject([
      { item: '5-1', quantity: 2 },
      { item: '9-1', quantity: 2 },
    ])
  })
})
