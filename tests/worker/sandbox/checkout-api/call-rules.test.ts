import { expect, test } from 'vitest'
import { payment, swede } from '#tests/support/examples/addresses.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'

const backend = setUpSandbox()

async function filled(quantity = 1) {
  const shopper = backend.shopper()
  const reply = await shopper.post('/items/1-1', { quantity })
  return { shopper, line: String(reply.at('selection.items.0.line')) }
}

test('rule 4: adding an item and placing an order are 201, the rest is 200', async () => {
  const shopper = backend.shopper()
  expect((await shopper.post('/items/1-1')).status).toBe(201)
  expect((await shopper.post('/vouchers', { voucher: 'SAVE10' })).status).toBe(200)
  expect((await shopper.put('/languages/de')).status).toBe(200)
  expect((await shopper.post('/payment', payment)).status).toBe(201)
})

test('rule 5: removing from a line without a quantity takes all of it, with one takes as many', async () => {
  const { shopper, line } = await filled(5)
  expect((await shopper.remove(`/lines/${line}`, { quantity: 2 })).at('selection.items.0.quantity')).toBe(3)
  expect((await shopper.remove(`/lines/${line}/quantity/1`)).at('selection.items.0.quantity')).toBe(2)
  expect((await shopper.remove(`/lines/${line}`)).at('selection.items')).toEqual([])
})

test('rule 6: removing vouchers takes the one named in body or path, or all; only an unknown one is an error', async () => {
  const { shopper } = await filled()
  const left = async (path: string, body?: object) => {
    for (const voucher of ['SAVE10', 'MINUS50', 'FREESHIP']) await shopper.post('/vouchers', { voucher })
    const reply = await shopper.remove(path, body)
    const vouchers = Object.values(Object(reply.at('selection.discounts.vouchers')))
    return [reply.status, ...vouchers.map((entry) => Object(entry).voucher)]
  }
  expect(await left('/vouchers', { voucher: 'MINUS50' })).toEqual([200, 'SAVE10', 'FREESHIP'])
  expect(await left('/vouchers/SAVE10')).toEqual([200, 'FREESHIP', 'MINUS50'])
  expect(await left('/vouchers/BIG100')).toEqual([200, 'FREESHIP', 'MINUS50', 'SAVE10'])
  expect(await left('/vouchers')).toEqual([200])
  const unknown = await shopper.remove('/vouchers/NEVER-WAS')
  expect([unknown.status, unknown.at('errors')]).toEqual([404, { voucher: 'not found' }])
})

test('rule 7: an unknown method is answered with only token and errors', async () => {
  const { shopper } = await filled()
  for (const kind of ['payment-methods', 'shipping-methods']) {
    const reply = await shopper.put(`/${kind}/x`)
    expect(Object.keys(Object(reply.body))).toEqual(['token', 'errors'])
  }
})

test('rule 14: a browser that names a market or price list is a 401, a call for servers a 403', async () => {
  const { shopper } = await filled()
  for (const path of ['/products', '/products/1', '/uri', '/categories', '/bundles/21']) {
    for (const field of ['market', 'pricelist']) {
      const reply = await shopper.post(path, { [field]: 1 })
      expect([reply.status, reply.at('errors')], path).toEqual([401, { [field]: 'denied' }])
    }
  }
  for (const path of ['brands', 'collections', 'markets', 'pricelists', 'warehouses', 'countries/all']) {
    const reply = await shopper.get(`/${path}`)
    expect([reply.status, reply.at('errors')], path).toEqual([403, { accessRight: 'denied' }])
  }
  expect((await shopper.put('/selection', { market: 1 })).status).toBe(403)
})

test('rule 15: calls for customers are refused with 403 for guests', async () => {
  const { shopper } = await filled()
  for (const [method, path] of [
    ['POST', '/orders'],
    ['POST', '/logout'],
    ['GET', '/customer'],
    ['PUT', '/customer/update'],
    ['PUT', '/address'],
    ['PUT', '/email'],
    ['PUT', '/password'],
  ] as const) {
    const reply = await shopper.call(method, path)
    expect([reply.status, reply.at('errors')], path).toEqual([403, { accessRight: 'denied' }])
  }
})

test('rule 16: too little stock is a 410 that names missing items, with the selection already corrected', async () => {
  const { shopper, line } = await filled(11)
  const reply = await shopper.post('/payment', payment)
  expect(reply.status).toBe(410)
  expect(reply.at('errors')).toEqual({ stock: 'unavailable items' })
  expect(reply.at('unavailable')).toEqual([
    { item: '1-1', product: '1', originalQuantity: 11, unavailable: 1, available: 10 },
  ])
  expect(reply.at('selection.items')).toMatchObject([{ line, quantity: 10 }])
  const parts = ['paymentMethods', 'paymentFields', 'shippingMethods', 'countries', 'languages', 'location']
  expect(Object.keys(Object(reply.body))).toEqual(expect.arrayContaining(parts))
})

test('rule 17: the return page learns the method, its own query stays', async () => {
  const { shopper } = await filled()
  const reply = await shopper.post('/payment', {
    ...payment,
    address: { ...payment.address, email: 'identify@shopper.test' },
  })
  expect(reply.at('url')).toMatch(
    /^https:\/\/shop\.test\/api\/process-payment\?locale=sv&centraPaymentMethod=invoice&/,
  )
})

test('rule 18: the result of a payment accepts all fields of the provider, nested as they came', async () => {
  const { shopper } = await filled()
  const address = { ...swede, email: 'identify@shopper.test' }
  const away = await shopper.post('/payment', { ...payment, address })
  const query = Object.fromEntries(new URL(String(away.at('url'))).searchParams)
  const paymentMethodFields = { ...query, details: { paymentAction: 'x', parts: ['a', 'b'] }, Snake_case: '' }
  expect((await shopper.post('/payment-result', { paymentMethodFields })).status).toBe(201)
})

test('rule 19: parts of a path come encoded and are read decoded', async () => {
  const { shopper } = await filled()
  await shopper.post('/vouchers', { voucher: 'SAVE10' })
  expect((await shopper.remove('/vouchers/SAVE%31%30')).at('selection.discounts.vouchers')).toEqual([])
  expect((await shopper.put('/countries/IE/states/County%20Cork')).status).toBe(404)
  expect((await shopper.put('/countries/IE/states/%43ork')).at('location.stateName')).toBe('Cork')
  expect((await shopper.remove('/vouchers/%E0%A4%A')).status).toBe(404)
})
