import { describe, expect, test } from 'vitest'
import { setUpSeededSandbox, soldIn } from '#tests/support/sandbox/seeded-sandbox-fixture.ts'

const backend = setUpSeededSandbox()

describe('/products/{product}', () => {
  test('returns stock as text, and to a server in pieces too', async () => {
    const few = backend.pick(
      `select item from item join product using (product) where stock between 1 and 3 and ${soldIn(1)}`,
    )
    const none = backend.pick(
      `select item from item join product using (product) where stock = 0 and ${soldIn(1)}
       and spec ->> '$.availability.kind' = 'discontinued'`,
    )
    const product = (item: string) => `/products/${item.split('-')[0]}`
    expect((await backend.browser().get(product(few))).at('product.items.0.stock')).toBe('few')
    expect((await backend.browser().get(product(none))).at('product')).toMatchObject({
      available: false,
      items: [{ stock: 'no' }],
    })
    const answer = await backend.server().get(product(few))
    expect(answer.at('product.items.0.warehouses.0')).toEqual({
      warehouse: 1,
      stock: Number(backend.pick('select stock from item where item = ?', few)),
    })
    expect((await backend.browser().get(product(few))).at('product.items.0.warehouses')).toBeUndefined()
  })

  test.each([
    ['supplier', 'yes'],
    ['on_order', 'yes'],
    ['preorder', 'preorder'],
  ])('can be bought while it is %s: stock %s', async (kind, stock) => {
    const product = backend.pick(
      `select product from product where spec ->> '$.availability.kind' = ? and ${soldIn(1)}`,
      kind,
    )
    const reply = await backend.browser().get(`/products/${product}`)
    expect(reply.at('product')).toMatchObject({
      available: true,
      availability_kind: kind,
      items: [{ stock }],
    })
  })

  test('names its sizes in a table of one row', async () => {
    const product = backend.pick(
      `select product from item join product using (product) where ${soldIn(1)} group by product having count(*) > 1`,
    )
    const reply = await backend.browser().post(`/products/${product}`, { language: 'de' })
    const items = Object.values(Object(reply.at('product.items'))).map(Object)
    const names = items.map(({ name }) => name)
    expect(new Set(names).size).toBe(items.length)
    expect(Object.values(Object(reply.at('product.itemTable.x')))).toEqual(names)
    expect(items.map(({ itemTableX }) => itemTableX)).toEqual(items.map((_, index) => index))
  })
})
