import { beforeEach, describe, expect, test } from 'vitest'
import { payment, swede } from '#tests/support/examples/addresses.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import type { Shopper } from '#tests/support/shop/shopper.ts'

const backend = setUpSandbox()
let shopper: Shopper

beforeEach(async () => {
  shopper = backend.shopper()
  await shopper.post('/items/1-1')
})

/** The invoice company asks some people to identify themselves, depending on their address. */
async function sentAway(name = 'identify', changes: object = {}) {
  const reply = await shopper.post('/payment', {
    ...payment,
    address: { ...swede, email: `${name}@shopper.test` },
    ...changes,
  })
  return { reply, url: URL.parse(String(reply.at('url'))) ?? new URL('https://nowhere.test') }
}

const fieldsOf = (url: URL) => ({ paymentMethodFields: Object.fromEntries(url.searchParams) })

describe('POST /payment with action redirect', () => {
  test('leads to the return page with the method and the transaction added to its query', async () => {
    const { reply, url } = await sentAway()
    expect(reply.status).toBe(200)
    expect(reply.at('action')).toBe('redirect')
    expect(url.origin + url.pathname).toBe('https://shop.test/api/process-payment')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      locale: 'sv',
      centraPaymentMethod: 'invoice',
      transaction: expect.stringMatching(/^[a-z0-9]{26}$/),
    })
  })

  test('leads to the failed page when the shopper gives up', async () => {
    const { url } = await sentAway('identify-cancel')
    expect(url.href).toBe('https://shop.test/checkout/?failed=1')
  })

  test('is replaced by success when there is nothing to pay', async () => {
    await shopper.post('/vouchers', { voucher: 'GRATIS' })
    expect((await sentAway()).reply.at('action')).toBe('success')
  })

  test('is for invoices only: prepayment ends with success', async () => {
    const { reply } = await sentAway('identify', { paymentMethod: 'prepayment' })
    expect(reply.at('action')).toBe('success')
  })

  test('406: a page to come back to is missing', async () => {
    const { reply } = await sentAway('identify', { paymentReturnPage: '' })
    expect(reply.status).toBe(406)
    expect(reply.at('errors')).toEqual({ paymentReturnPage: 'required' })
  })
})

describe('POST /payment-result', () => {
  test('places the order and answers 201 with it', async () => {
    const { url } = await sentAway('identify', { giftMessage: 'For the Amazon' })
    const reply = await shopper.post('/payment-result', fieldsOf(url))
    expect(reply.status).toBe(201)
    expect(reply.at('order.giftMessage')).toBe('For the Amazon')
    expect(reply.at('order')).toMatchObject({ order: '1001', paymentMethod: 'invoice', affiliateHtml: '' })
    expect(reply.at('order.paymentMethodData')).toEqual({})
    for (const key of ['countries', 'languages', 'location']) expect(reply.at(key)).toBeDefined()
    expect((await shopper.get('/selection')).at('selection.items')).toEqual([])
  })

  test('404 selection: nothing waits', async () => {
    const reply = await shopper.post('/payment-result', { paymentMethodFields: {} })
    expect(reply.status).toBe(404)
    expect(reply.at('errors')).toEqual({ selection: 'not found' })
  })

  test('404 selection: it is done already', async () => {
    const { url } = await sentAway()
    await shopper.post('/payment-result', fieldsOf(url))
    const again = await shopper.post('/payment-result', fieldsOf(url))
    expect(again.status).toBe(404)
    expect(again.at('errors')).toEqual({ selection: 'not found' })
    expect(backend.sandbox.sent).toHaveLength(1)
  })

  test('412 paymentMethod: not approved, with a sentence for people; the goods stay', async () => {
    const { url } = await sentAway('identify-fail')
    const reply = await shopper.post('/payment-result', fieldsOf(url))
    expect(reply.status).toBe(412)
    expect(reply.at('errors')).toEqual({ paymentMethod: 'failed' })
    expect(reply.at('messages')).toHaveLength(1)
    expect((await shopper.get('/selection')).at('selection.items')).toHaveLength(1)
    expect((await shopper.get('/receipt')).status).toBe(404)
    expect((await shopper.post('/payment-result', fieldsOf(url))).status).toBe(404)
  })

  test('412 paymentMethod: a transaction that is not the one, which still may come', async () => {
    const { url } = await sentAway()
    for (const paymentMethodFields of [{}, { transaction: 'x' }, { transaction: { a: '1' } }]) {
      expect((await shopper.post('/payment-result', { paymentMethodFields })).status).toBe(412)
    }
    expect((await shopper.post('/payment-result', fieldsOf(url))).status).toBe(201)
  })

  test('412 paymentMethod: the amount changed while it was being paid', async () => {
    const { url } = await sentAway()
    await shopper.post('/items/1-1')
    expect((await shopper.post('/payment-result', fieldsOf(url))).status).toBe(412)
  })

  test('406 paymentMethodFields: missing or no object', async () => {
    await sentAway()
    for (const sent of [{}, { paymentMethodFields: 'x' }]) {
      const reply = await shopper.post('/payment-result', sent)
      expect(reply.status).toBe(406)
      expect(reply.at('errors')).toEqual({ paymentMethodFields: 'not valid' })
    }
  })

  test('410 stock: gone meanwhile, where stock is looked at on every change; the payment is given back', async () => {
    await backend.set({ stockMode: 'aggressive' })
    const { url } = await sentAway()
    const other = backend.shopper()
    await other.post('/items/1-1', { quantity: 10 })
    await other.post('/payment', payment)
    const reply = await shopper.post('/payment-result', fieldsOf(url))
    expect(reply.status).toBe(410)
    expect(reply.at('unavailable')).toMatchObject([{ item: '1-1', available: 0 }])
    expect(reply.at('cancellation')).toEqual({
      grandTotalPrice: '368.00\u00a0SEK',
      grandTotalPriceAsNumber: 368,
      currency: 'SEK',
    })
    expect(reply.at('selection.items')).toEqual([])
  })
})
