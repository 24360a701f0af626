import { describe, expect, test } from 'vitest'
import { setUpSeededSandbox, soldIn } from '#tests/support/sandbox/seeded-sandbox-fixture.ts'

const backend = setUpSeededSandbox()

const someDisc = () =>
  backend.pick(`select product from product where part_type = 'brake-disc' and ${soldIn(1)}`)

describe('/products/{product}', () => {
  test.each(['0', '999999', 'x', '1e1', '-1', '1.0', '%00'])(
    '404 product: %s does not exist',
    async (product) => {
      const reply = await backend.browser().post(`/products/${product}`)
      expect(reply.status).toBe(404)
      expect(reply.body).toEqual({ token: null, errors: { product: 'not found' } })
    },
  )

  test('404 product: not sold in this market', async () => {
    const abroad = backend.pick(`select product from product where not ${soldIn(6)} and ${soldIn(1)}`)
    expect((await backend.server().post(`/products/${abroad}`, { market: 6 })).status).toBe(404)
    expect((await backend.server().post(`/products/${abroad}`, { market: 1 })).status).toBe(200)
  })

  test('a deposit is found by its id and is in no listing', async () => {
    const deposit = backend.pick("select product from product where spec ->> 'deposit' is not null")
    expect((await backend.server().post(`/products/${deposit}`, { market: 'all' })).status).toBe(200)
    const listed = await backend.server().post('/products', { market: 'all', products: [deposit] })
    expect(listed.at('productCount')).toBe(0)
  })

  test('404 language, market, pricelist: unknown; 400: no id at all', async () => {
    const at = `/products/${someDisc()}`
    const refusals = [
      [{ language: 'xx' }, 404, { language: 'not found' }],
      [{ market: 99 }, 404, { market: 'not found' }],
      [{ pricelist: '99' }, 404, { pricelist: 'not found' }],
      [{ market: 'one' }, 400, { market: 'not valid' }],
      [{ pricelist: [11] }, 400, { pricelist: 'not valid' }],
    ] as const
    for (const [body, status, errors] of refusals) {
      const reply = await backend.server().post(at, body)
      expect([reply.status, reply.at('errors')]).toEqual([status, errors])
    }
  })

  test('401: a browser may name neither market nor price list', async () => {
    const reply = await backend.browser().post(`/products/${someDisc()}`, { market: 1, pricelist: 'all' })
    expect(reply.status).toBe(401)
    expect(reply.at('errors')).toEqual({ market: 'denied', pricelist: 'denied' })
  })
})
