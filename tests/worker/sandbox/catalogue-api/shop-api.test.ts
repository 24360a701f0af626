import { describe, expect, test } from 'vitest'
import { payment } from '#tests/support/examples/addresses.ts'
import { setUpSeededSandbox, soldIn } from '#tests/support/sandbox/seeded-sandbox-fixture.ts'
import { testSecret } from '#tests/support/sandbox/test-sandbox.ts'
import { createShopper, valueAt } from '#tests/support/shop/shopper.ts'

const backend = setUpSeededSandbox()

async function ask(product: string, headers: Record<string, string> = { 'API-Authorization': testSecret }) {
  const response = await backend.sandbox.fetch(`/api/shop/products/${product}`, { headers })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

describe('Shop API GET /products/{id}', () => {
  test('answers with the product under its own id, and no token', async () => {
    const product = backend.pick(
      `select product from product where part_type = 'alternator' and ${soldIn(1)}`,
    )
    const { status, body } = await ask(product)
    expect(status).toBe(200)
    expect(Object.keys(Object(body))).toEqual([product])
    const reported = Object(valueAt(body, product))
    expect(reported).toMatchObject({
      product,
      sku: backend.pick('select sku from product where product = ?', product),
      countryOfOriginName: expect.any(String),
      weight: Number(backend.pick("select spec ->> 'kilograms' from product where product = ?", product)),
      weightUnit: 'kg',
    })
    expect(reported.canonicalUri.endsWith(`/${reported.uri}`)).toBe(true)
    expect(Object.keys(reported.localized)).toEqual(['en', 'sv', 'fi', 'da', 'fr', 'nl', 'de'])
    expect(reported.media[0].sources.standard).toMatchObject({ mimeType: 'image/svg+xml' })
  })

  test('returns stock and prices of every market it is sold in', async () => {
    const product = backend.pick(`select product from product where not ${soldIn(6)} and ${soldIn(1)}`)
    const { body } = await ask(product)
    const markets: number[] = JSON.parse(
      backend.pick('select markets from product where product = ?', product),
    )
    const reported = Object(valueAt(body, `${product}.markets`))
    expect(Object.keys(reported).map(Number)).toEqual(markets)
    const [row] = backend.rows(
      'select price, "before" from price where product = ? and pricelist = 12',
      product,
    )
    expect(reported[1].pricesByPricelist[12]).toMatchObject({
      priceAsNumber: row!.price,
      priceBeforeDiscountAsNumber: row!.before,
      newProduct: expect.any(Boolean),
    })
    const stock = backend.pick('select sum(stock) from item where product = ?', product)
    if (Number(stock) > 0) expect(reported[1].stockOfAllItems).toBe(Number(stock))
    const items = Object.values(Object(valueAt(body, `${product}.items`))).map(Object)
    expect(Object.keys(items[0].stockByMarket).map(Number)).toEqual(markets)
  })

  test('returns less stock after an order', async () => {
    const item = backend.pick(
      `select item from item join product using (product) where stock > 20 and part_type is not null and ${soldIn(1)}`,
    )
    const [product = ''] = item.split('-')
    const stock = async () =>
      Number(valueAt((await ask(product)).body, `${product}.items.${item}.stockByMarket.1`))
    const before = await stock()
    const shopper = createShopper(backend.sandbox)
    await shopper.post(`/items/${item}`, { quantity: 3 })
    expect((await shopper.post('/payment', payment)).status).toBe(201)
    expect(await stock()).toBe(before - 3)
  })

  test('404 product: not found, without a token', async () => {
    for (const product of ['999999', 'x', '0']) {
      const { status, body } = await ask(product)
      expect(status).toBe(404)
      expect(body).toEqual({ errors: { product: 'not found' } })
    }
  })

  test('403 accessRight: without its key, with a wrong one, or with it in another header', async () => {
    const product = backend.pick('select product from product')
    for (const headers of [
      {},
      { 'API-Authorization': 'guessed' },
      { Authorization: `Bearer ${testSecret}` },
    ]) {
      const { status, body } = await ask(product, headers)
      expect(status).toBe(403)
      expect(body).toEqual({ errors: { accessRight: 'denied' } })
    }
  })

  test('gives a correlation id back', async () => {
    const headers = { 'API-Authorization': testSecret, 'X-Correlation-ID': 'walk-7' }
    expect((await ask('1', headers)).headers.get('X-Correlation-ID')).toBe('walk-7')
  })
})
