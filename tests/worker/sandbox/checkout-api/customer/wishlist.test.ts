import { describe, expect, test } from 'vitest'
import { astrid, jonas } from '#tests/support/examples/customers.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import { followWishes } from '#worker/sandbox/checkout-api/customer/wishlist-store.ts'

const backend = setUpSandbox()
const list = '/customer/wishlists/0'
const itemOf = (product: number | string) => `${list}/items/${product}`

async function customerIn(account = astrid) {
  const shopper = backend.shopper()
  await shopper.post(`/login/${account.email}`, account)
  return shopper
}

type Shopper = Awaited<ReturnType<typeof customerIn>>

async function productsOf(shopper: Shopper): Promise<unknown[]> {
  const items = [(await shopper.get(list)).at('wishlist.items')].flat()
  return items.map((item) => Object(item).product.product)
}

describe('the wishlist of a customer', () => {
  test('GET: empty at first', async () => {
    const reply = await (await customerIn()).get(list)
    expect([reply.status, reply.at('wishlist')]).toEqual([200, { wishlist: 0, isDefault: true, items: [] }])
  })

  test('POST adds a product once, DELETE removes it, and the list is on every device', async () => {
    const shopper = await customerIn()
    await shopper.post(itemOf(1))
    await shopper.post(itemOf(2))
    const reply = await shopper.post(itemOf(1))
    expect(reply.status).toBe(200)
    expect(reply.at('wishlist.items.0')).toMatchObject({
      wishlistItem: 2,
      product: { product: '2', name: 'Part 2 in sv' },
      createdAt: '2026-11-21 13:00:00',
    })
    expect(await productsOf(await customerIn())).toEqual(['2', '1'])
    expect((await shopper.remove(itemOf(2))).status).toBe(200)
    expect(await productsOf(shopper)).toEqual(['1'])
  })

  test('a product that is not sold in the country is left out there, and kept', async () => {
    const shopper = await customerIn()
    await shopper.post(itemOf(6))
    await shopper.put('/countries/NO')
    const abroad = await productsOf(shopper)
    await shopper.put('/countries/SE')
    expect([abroad, await productsOf(shopper)]).toEqual([[], ['6']])
  })

  test('belongs only to its customer', async () => {
    const other = await customerIn(jonas)
    await (await customerIn()).post(itemOf(1))
    expect(await productsOf(other)).toEqual([])
    expect((await other.remove(itemOf(1))).status).toBe(404)
    expect(await productsOf(await customerIn())).toEqual(['1'])
  })

  test.each(['999', '0', '1-1', 'x', '9'])(
    '404 product: POST of %s, which is not in the catalogue',
    async (id) => {
      const reply = await (await customerIn()).post(itemOf(id))
      expect([reply.status, reply.at('errors')]).toEqual([404, { product: 'not found' }])
    },
  )

  test('404 product: DELETE of a product that is not on the list', async () => {
    const reply = await (await customerIn()).remove(itemOf(1))
    expect([reply.status, reply.at('errors')]).toEqual([404, { product: 'not found' }])
  })

  test('404 wishlist: there is only one', async () => {
    const reply = await (await customerIn()).get('/customer/wishlists/1')
    expect([reply.status, reply.at('errors')]).toEqual([404, { wishlist: 'not found' }])
  })

  test('406 wishlist: a list of 200 products is full', async () => {
    const shopper = await customerIn()
    const rows = JSON.stringify(Array.from({ length: 200 }, (_, index) => index + 1000))
    backend.sandbox.sql.run(
      'insert into wish (customer, product, created) select 1, value, 0 from json_each(?)',
      rows,
    )
    const reply = await shopper.post(itemOf(1))
    expect([reply.status, reply.at('errors')]).toEqual([406, { wishlist: 'full' }])
  })

  test('403 accessRight: for a guest', async () => {
    for (const [method, path] of [
      ['GET', list],
      ['POST', itemOf(1)],
      ['DELETE', itemOf(1)],
    ] as const) {
      const reply = await backend.shopper().call(method, path)
      expect([reply.status, reply.at('errors')]).toEqual([403, { accessRight: 'denied' }])
    }
  })

  test('follows its products when the catalogue is rewritten, and loses removed ones', async () => {
    const shopper = await customerIn()
    for (const product of [1, 2, 3]) await shopper.post(itemOf(product))
    const moves = new Map([
      ['1-1', '2-1'],
      ['2-1', '1-1'],
      ['3-1', null],
    ])
    followWishes(backend.sandbox.sql, moves)
    expect(await productsOf(shopper)).toEqual(['1', '2'])
  })
})
