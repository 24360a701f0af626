import { describe, expect, test } from 'vitest'
import { openShopCounter } from '#tests/support/shop-counter.ts'

const counter = openShopCounter()

const sections = [
  { section: '1', item: '1-1' },
  { section: '2', item: '2-2' },
]

describe('POST /items/bundles/{item}', () => {
  test('adds a set with the chosen parts, at their sum less the set’s discount', async () => {
    const reply = await counter.shopper().post('/items/bundles/21-1', { item: '21-1', sections })
    expect(reply.status).toBe(201)
    expect(reply.at('selection.items.0')).toMatchObject({
      item: '21-1',
      priceEachAsNumber: 625.6,
      priceEachBeforeDiscountAsNumber: 680,
      bundle: [
        { item: '1-1', quantity: 2 },
        { item: '2-2', quantity: 1, size: '5 l' },
      ],
    })
  })

  test('takes an optional part when it is chosen', async () => {
    const all = [...sections, { section: 3, item: '4-1' }]
    const reply = await counter.shopper().post('/items/bundles/21-1', { sections: all, quantity: 2 })
    expect(reply.at('selection.items.0')).toMatchObject({ quantity: 2, priceEachAsNumber: 671.6 })
    expect(reply.at('selection.items.0.bundle')).toHaveLength(3)
  })

  test('the same choice goes into the same line, another choice into its own', async () => {
    const shopper = counter.shopper()
    await shopper.post('/items/bundles/21-1', { sections })
    await shopper.post('/items/bundles/21-1', { sections: sections.toReversed() })
    const other = [sections[0], { section: '2', item: '2-1' }]
    const reply = await shopper.post('/items/bundles/21-1', { sections: other })
    expect(reply.at('selection.items')).toHaveLength(2)
    expect(reply.at('selection.items.0.quantity')).toBe(2)
  })

  test('404 item: unknown', async () => {
    const reply = await counter.shopper().post('/items/bundles/99-1', { sections })
    expect(reply.status).toBe(404)
    expect(reply.at('errors')).toEqual({ item: 'product item not found' })
  })

  test('406 sections: missing, or no list of them', async () => {
    for (const sent of [{}, { sections: 'all' }, { sections: [{ section: '1' }] }]) {
      const reply = await counter.shopper().post('/items/bundles/21-1', sent)
      expect(reply.status).toBe(406)
      expect(Object.keys(Object(reply.at('errors'))).join()).toMatch(/^sections/)
    }
  })

  test('406 sections: a required place left empty, a place unknown or filled twice, a part that does not go there', async () => {
    const wrong = [
      [],
      sections.slice(0, 1),
      [...sections, { section: '9', item: '4-1' }],
      [...sections, { section: '1', item: '5-1' }],
      [sections[0], { section: '2', item: '4-1' }],
      [sections[0], { section: '2', item: '99-1' }],
    ]
    for (const chosen of wrong) {
      const reply = await counter.shopper().post('/items/bundles/21-1', { sections: chosen })
      expect(reply.status).toBe(406)
      expect(reply.at('errors')).toHaveProperty('sections')
    }
  })

  test('412 item: a fixed set, or no set at all', async () => {
    for (const item of ['20-1', '1-1']) {
      const reply = await counter.shopper().post(`/items/bundles/${item}`, { sections })
      expect(reply.status).toBe(412)
      expect(reply.at('errors')).toHaveProperty('item')
    }
  })

  test('412 item: a part that has no price here', async () => {
    const chosen = [...sections, { section: '3', item: '7-1' }]
    const reply = await counter
      .shopper({ 'x-test-country': 'FI' })
      .post('/items/bundles/21-1', { sections: chosen })
    expect(reply.status).toBe(412)
    expect(reply.at('errors')).toHaveProperty('item')
  })
})
