import { createHmac } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { operator } from '#tests/support/sandbox/sandbox-fixture.ts'
import { setUpSeededSandbox, soldIn } from '#tests/support/sandbox/seeded-sandbox-fixture.ts'
import { testSecret } from '#tests/support/sandbox/test-sandbox.ts'

const received: { url: string; body: string; signature: string; type: string }[] = []
let status = 204

const backend = setUpSeededSandbox({
  async shop(request) {
    const { url, headers } = request
    const [signature, type] = [headers.get('x-centra-signature') ?? '', headers.get('content-type') ?? '']
    received.push({ url, body: await request.text(), signature, type })
    return new Response(null, { status })
  },
})

beforeEach(async () => {
  await backend.sandbox.fetch('/__reset', { method: 'POST', headers: operator })
  received.length = 0
  status = 204
})

async function change(body: unknown, type = 'application/json') {
  const headers = { ...operator, 'content-type': type }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return backend.sandbox.fetch('/__goods', { method: 'POST', headers, body: text })
}

const part = () => {
  const [row] = backend.rows(
    `select item.sku, product.product, price, before, lowest30, stock, modified
     from item join product using (product) join price using (product)
     where pricelist = 11 and ${soldIn(1)} and stock > 3 and json_extract(spec, '$.availability.kind') = 'stock'
     order by product.product limit 1 offset 40`,
  )
  if (!row) throw new Error('The sandbox has no such part.')
  return { ...row, sku: String(row.sku), product: String(row.product) }
}

const shown = async (product: string) => {
  const reply = await backend
    .server()
    .post(`/products/${product}`, { language: 'en', market: 1, pricelist: 11 })
  return [
    reply.at('product.name'),
    reply.at('product.priceAsNumber'),
    reply.at('product.priceBeforeDiscountAsNumber'),
  ]
}

test('a changed product is shown, and the shop is notified once, signed', async () => {
  const { sku, product } = part()
  const answer = await change({ sku, price: 4_321, pricelist: 11, name: 'Another name', stock: 7 })
  expect([answer.status, await answer.json()]).toEqual([200, { notice: 204 }])
  expect(await shown(product)).toEqual(['Another name', 4_321, 4_321])
  expect(backend.rows('select stock from item where sku = ?', sku)).toEqual([{ stock: 7 }])

  const [notice, ...rest] = received
  expect(rest).toEqual([])
  expect(notice).toMatchObject({
    url: 'https://shop.test/api/catalogue-webhook',
    body: `payload=${encodeURIComponent(JSON.stringify({ products: [product] }))}`,
    type: 'application/x-www-form-urlencoded',
  })
  const [, time] = /^t=(\d+),/.exec(notice?.signature ?? '') ?? []
  const hash = createHmac('sha256', testSecret).update(`${time}.${notice?.body}`).digest('hex')
  expect(notice?.signature).toBe(`t=${time},v1=${hash}`)
  expect(Math.abs(Date.now() / 1_000 - Number(time))).toBeLessThan(60)
})

test('a listing sorts by the changed price', async () => {
  const { sku, product } = part()
  await change({ sku, price: 0.5, pricelist: 11 })
  const sortOrder = [{ field: 'priceAsNumber', order: 'asc' }]
  const reply = await backend.server().post('/products', {
    ...{ language: 'en', market: 1, pricelist: 11, limit: 1, sortOrder },
  })
  expect(reply.at('products.0.product')).toBe(product)
})

test('a reset restores names, prices, stock and times', async () => {
  const before = part()
  const names = await shown(before.product)
  await change({ sku: before.sku, price: 4_321, pricelist: 11, name: 'Another name', stock: 0 })
  await change({ sku: before.sku, price: 5_432, pricelist: 11 })
  await backend.sandbox.fetch('/__reset', { method: 'POST', headers: operator })
  expect(part()).toEqual(before)
  expect(await shown(before.product)).toEqual(names)
})

test('the form of the console has empty fields, and leads back', async () => {
  const { sku, product } = part()
  const page = await (await backend.sandbox.fetch('/', { headers: operator })).text()
  expect(page).toContain('<button>Change and notify the shop</button>')
  const [name] = await shown(product)
  const fields = new URLSearchParams({ sku, price: '77.5', pricelist: '11', stock: '', name: '' })
  const answer = await change(fields.toString(), 'application/x-www-form-urlencoded')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, './'])
  expect(await shown(product)).toEqual([name, 77.5, 77.5])
  expect(received).toHaveLength(1)
})

test.each([
  [400, {}],
  [400, 'x'],
  [404, { sku: 'none' }],
  [400, { price: -1, pricelist: 11 }],
  [400, { price: 5 }],
  [400, { price: 5, pricelist: 999 }],
  [400, { stock: 1.5 }],
  [400, { name: ' ' }],
])('%d for %j, and the shop is not notified', async (expected, body) => {
  const { sku } = part()
  const isWhole = typeof body === 'string' || Object.keys(body).length === 0
  const answer = await change(isWhole ? body : { sku, ...body })
  expect([answer.status, received]).toEqual([expected, []])
})

test('a shop that does not accept the notice is named by its status', async () => {
  const { sku } = part()
  status = 401
  expect(await (await change({ sku, stock: 4 })).json()).toEqual({ notice: 401 })
})

test('the shop is notified of a delivery', async () => {
  const { product } = part()
  const headers = { ...operator, 'content-type': 'application/json' }
  const body = JSON.stringify({ item: `${product}-1` })
  await backend.sandbox.fetch('/__restock', { method: 'POST', headers, body })
  expect(received.map((notice) => decodeURIComponent(notice.body))).toEqual([
    `payload={"products":["${product}"]}`,
  ])
})

test('without the console’s access nothing is changed', async () => {
  const { sku } = part()
  const answer = await backend.sandbox.fetch('/__goods', {
    method: 'POST',
    body: JSON.stringify({ sku, stock: 0 }),
  })
  expect([answer.status, received]).toEqual([403, []])
})
