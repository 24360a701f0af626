import { describe, expect, test } from 'vitest'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'

const backend = setUpSandbox()

const sections = [
  { section: '1', item: '1-1' },
  { section: '2', item: '2-2' },
]

describe('POST /items/bundles/{item}', () => {
  test('adds a set with the chosen parts, at their sum less the set’s discount', async () => {
    const reply = await backend.shopper().post('/items/bundles/21-1', { item: '21-1', sections })
    expect(reply.status).toBe(201)
    expect(reply.at('selection.items.0')).toMatchObject({
      item: '21-1',
      priceEachAsNumber: 625,
      priceEachBeforeDiscountAsNumber: 680,
      bundle: [
        { item: '1-1', quantity: 2 },
        { item: '2-2', quantity: 1, size: '5 l' },
      ],
    })
  })

  test('takes an optional part when it is chosen', async () => {
    const all = [...sections, { section: 3, item: '4-1' }]
    const reply = await backend.shopper().post('/items/bundles/21-1', { sections: all, quantity: 2 })
    expect(reply.at('selection.items.0')).toMatchObject({ quantity: 2, priceEachAsNumber: 669 })
    expect(reply.at('selection.items.0.bundle')).toHaveLength(3)
  })

  test('a bundle added with equal choices joins its line, with other choices it gets a new line', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/bundles/21-1', { sections })
    await shopper.post('/items/bundles/21-1', { sections: sections.toReversed() })
    const other = [sections[0], { section: '2', item: '2-1' }]
    const reply = await shopper.post('/items/bundles/21-1', { sections: other })
    expect(reply.at('selection.items')).toHaveLength(2)
    expect(reply.at('selection.items.0.quantity')).toBe(2)
  })

  test('404 item: unknown', async () => {
    const reply = await backend.shopper().post('/items/bundles/99-1', { sections })
    expect(reply.status).toBe(404)
    expect(reply.at('errors')).toEqual({ item: 'product item not found' })
  })

  test('406 sections: missing, or no list of them', async () => {
    for (const sent of [{}, { sections: 'all' }, { sections: [{ section: '1' }] }]) {
      const reply = await backend.shopper().post('/items/bundles/21-1', sent)
      expect(reply.status).toBe(406)
      expect(Object.keys(Object(reply.at('errors'))).join()).toMatch(/^sections/)
    }
  })

  test('406 sections: a required section left empty, a section unknown or filled twice, a part of another section', async () => {
    const wrong = [
      [],
      sections.slice(0, 1),
      [...sections, { section: '9', item: '4-1' }],
      [...sections, { section: '1', item: '5-1' }],
      [sections[0], { section: '2', item: '4-1' }],
      [sections[0], { section: '2', item: '99-1' }],
    ]
    for (const chosen of wrong) {
      const reply = await backend.shopper().post('/items/bundles/21-1', { sections: chosen })
      expect(reply.status).toBe(406)
      expect(reply.at('errors')).toHaveProperty('sections')
    }
  })

  test('412 item: a fixed set, or no set at all', async () => {
    for (const item of ['20-1', '1-1']) {
      const reply = await backend.shopper().post(`/items/bundles/${item}`, { sections })
      expect(reply.status).toBe(412)
      expect(reply.at('errors')).toHaveProperty('item')
    }
  })

  test('412 item: a part that has no price here', async () => {
    const chosen = [...sections, { section: '3', item: '7-1' }]
    const reply = await backend
      .shopper({ 'x-test-country': 'FI' })
      .post('/items/bundles/21-1', { sections: chosen })
    expect(reply.status).toBe(412)
    expect(reply.at('errors')).toHaveProperty('item')
  })

  test('412 item: a part that is not sold in this market', async () => {
    const chosen = [...sections, { section: '3', item: '6-1' }]
    expect((await backend.shopper().post('/items/bundles/21-1', { sections: chosen })).status).toBe(201)
    const reply = await backend
      .shopper({ 'x-test-country': 'GB' })
      .post('/items/bundles/21-1', { sections: chosen })
    expect(reply.status).toBe(412)
    expect(reply.at('errors')).toHaveProperty('item')
  })

  test('406 quantity: not a count', async () => {
    const reply = await backend.shopper().post('/items/bundles/21-1', { sections, quantity: 0 })
    expect([reply.status, reply.at('errors')]).toEqual([406, { quantity: 'not valid' }])
  })

  test('401 comment: a browser may write none, a server may', async () => {
    const commented = { sections, comment: 'no box, please' }
    const reply = await backend.shopper().post('/items/bundles/21-1', commented)
    expect([reply.status, reply.at('errors')]).toEqual([401, { comment: 'denied' }])
    const server = await backend.server().post('/items/bundles/21-1', commented)
    expect(server.at('selection.items.0.comment')).toBe('no box, please')
  })

  test('403 feature: sets are switched off', async () => {
    await backend.set({ bundles: false })
    const reply = await backend.shopper().post('/items/bundles/21-1', { sections })
    expect([reply.status, reply.at('errors')]).toEqual([403, { feature: 'not enabled' }])
  })

  test('410 stock: a part is gone, where stock is looked at on every change', async () => {
    await backend.set({ stockMode: 'aggressive' })
    const shopper = backend.shopper()
    await shopper.post('/items/1-1', { quantity: 9 })
    const reply = await shopper.post('/items/bundles/21-1', { sections })
    expect([reply.status, reply.at('errors')]).toEqual([410, { stock: 'unavailable items' }])
    expect(reply.at('unavailable')).toEqual([
      { item: '21-1', product: '21', originalQuantity: 1, unavailable: 1, available: 0 },
    ])
    expect(reply.at('selection.items')).toMatchObject([{ item: '1-1', quantity: 9 }])
  })

  test('500 server: it breaks inside, and nothing was added', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/1-1')
    const mend = backend.break()
    const reply = await shopper.post('/items/bundles/21-1', { sections })
    expect([reply.status, reply.at('errors')]).toEqual([500, { server: 'failed' }])
    mend()
    expect((await shopper.get('/selection')).at('selection.items')).toMatchObject([{ item: '1-1' }])
  })
})
