import { beforeEach, describe, expect, test } from 'vitest'
import { german, payment, swede } from '#tests/support/examples/addresses.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import type { Shopper } from '#tests/support/shop/shopper.ts'

const backend = setUpSandbox()
let shopper: Shopper

beforeEach(async () => {
  shopper = backend.shopper()
  await shopper.post('/items/1-1', { quantity: 2 })
})

const pay = (changes: object = {}) => shopper.post('/payment', { ...payment, ...changes })

describe('POST /payment that does not', () => {
  test('action failed: the invoice is declined, with a sentence for people; nothing is lost', async () => {
    const reply = await pay({ address: { ...swede, email: 'decline@shopper.test' } })
    expect(reply.status).toBe(406)
    expect(reply.at('action')).toBe('failed')
    expect(reply.at('errors')).toEqual({ paymentMethod: 'failed' })
    expect(reply.at('messages')).toEqual([expect.stringMatching(/\w+/)])
    expect((await shopper.get('/selection')).at('selection.items.0.quantity')).toBe(2)
  })

  test('412 selection: the selection is empty or missing', async () => {
    for (const shopper of [backend.shopper(), backend.shopper({ 'API-token': 'none' })]) {
      const reply = await shopper.post('/payment', payment)
      expect(reply.status).toBe(412)
      expect(reply.at('errors')).toHaveProperty('selection')
    }
  })

  test('404 paymentMethod and shippingMethod: unknown', async () => {
    const payment404 = await pay({ paymentMethod: 'barter' })
    expect(payment404.status).toBe(404)
    expect(payment404.at('errors')).toEqual({ paymentMethod: 'not found' })
    expect((await pay({ shippingMethod: 'drone' })).at('errors')).toEqual({ shippingMethod: 'not found' })
  })

  test('406 termsAndConditions: not agreed to', async () => {
    for (const termsAndConditions of [false, undefined, null]) {
      const reply = await pay({ termsAndConditions })
      expect(reply.status).toBe(406)
      expect(reply.at('errors')).toEqual({ termsAndConditions: 'must be true' })
    }
  })

  test('406 address: every required field that is missing, by name', async () => {
    const reply = await pay({ address: { country: 'SE' } })
    expect(reply.status).toBe(406)
    const fields = [
      'email',
      'firstName',
      'lastName',
      'address1',
      'zipCode',
      'city',
      'phoneNumber',
      'identityNumber',
    ]
    expect(reply.at('errors')).toEqual(
      Object.fromEntries(fields.map((field) => [`address.${field}`, 'required'])),
    )
  })

  test('406 shippingAddress: names missing fields of an incomplete address', async () => {
    const reply = await pay({ shippingAddress: { firstName: 'Bo', lastName: 'Ek', zipCode: '2112' } })
    expect(reply.at('errors')).toEqual({
      'shippingAddress.address1': 'required',
      'shippingAddress.city': 'required',
      'shippingAddress.zipCode': 'not valid',
    })
  })

  test.each(['D', 'Dublin'])(
    '406 address.state: missing or unknown where there are states; not %s',
    async (state) => {
      await shopper.put('/countries/IE')
      const address = { ...german, country: 'IE', zipCode: 'D02 X285' }
      expect((await pay({ address })).at('errors')).toEqual({ 'address.state': 'required' })
      const unknown = await pay({ address: { ...address, state: 'ZZ' } })
      expect([unknown.status, unknown.at('errors')]).toEqual([406, { 'address.state': 'not valid' }])
      expect((await pay({ address: { ...address, state } })).status).toBe(201)
    },
  )

  test('406: an e-mail address, postcode or VAT number out of its country’s form', async () => {
    const reply = await pay({ address: { ...swede, email: 'astrid@', zipCode: '1145', vatNumber: 'SE1' } })
    expect(reply.at('errors')).toEqual({
      'address.email': 'not valid',
      'address.zipCode': 'not valid',
      'address.vatNumber': 'Invalid VAT number',
    })
  })

  test('406 address.vatNumber: well formed but not registered', async () => {
    await shopper.put('/countries/DE')
    const reply = await pay({ address: { ...german, vatNumber: 'DE404040412' } })
    expect(reply.at('errors')).toEqual({ 'address.vatNumber': 'Invalid VAT number' })
  })

  test('406 country: another than the prices were made for, or one nothing is sent to', async () => {
    expect((await pay({ address: german })).at('errors')).toMatchObject({
      'address.country': 'not the country of the selection',
    })
    await shopper.put('/countries/US')
    const address = { ...german, country: 'US', zipCode: '10001' }
    expect((await pay({ address })).at('errors')).toEqual({ 'address.country': 'not shipped to' })
  })

  test('406 paymentReturnPage: no web address', async () => {
    const reply = await pay({ paymentReturnPage: 'javascript:alert(1)', paymentFailedPage: '/checkout' })
    expect(reply.at('errors')).toEqual({ paymentReturnPage: 'not valid', paymentFailedPage: 'not valid' })
  })

  test('406 paymentInitiateOnly: neither method has anything to initiate; the method stays', async () => {
    const reply = await pay({ paymentInitiateOnly: true, termsAndConditions: undefined })
    expect(reply.status).toBe(406)
    expect(reply.at('errors')).toEqual({ paymentInitiateOnly: 'not supported' })
    expect((await shopper.get('/selection')).at('selection.paymentMethod')).toBe('prepayment')
  })

  test('400: an unknown address field', async () => {
    const reply = await pay({ address: { ...swede, companyName: 'Berg AB' } })
    expect(reply.status).toBe(400)
    expect(reply.at('errors')).toEqual({ 'address.companyName': 'unknown' })
  })

  test.each([false, 0, '0', '', null, 'false', 'yes', 2, [true], {}])(
    '406 termsAndConditions must be true: for a box that was not ticked, as %j',
    async (termsAndConditions) => {
      const reply = await pay({ termsAndConditions })
      expect([reply.status, reply.at('errors')]).toEqual([406, { termsAndConditions: 'must be true' }])
    },
  )

  test.each([true, 1, '1', 'true'])('201: the terms are accepted by a ticked box, as %j', async (ticked) => {
    expect((await pay({ termsAndConditions: ticked })).status).toBe(201)
  })

  test('406: a field of the wrong kind', async () => {
    expect((await pay({ giftMessage: 7 })).at('errors')).toEqual({ giftMessage: 'not valid' })
  })

  test('410 stock: fewer than wanted, and the selection is already corrected', async () => {
    await shopper.post('/items/1-1', { quantity: 9 })
    await shopper.post('/items/8-1')
    const reply = await pay()
    expect(reply.status).toBe(410)
    expect(reply.at('errors')).toEqual({ stock: 'unavailable items' })
    expect(reply.at('unavailable')).toEqual([
      { item: '1-1', product: '1', originalQuantity: 11, unavailable: 1, available: 10 },
      { item: '8-1', product: '8', originalQuantity: 1, unavailable: 1, available: 0 },
    ])
    expect(reply.at('selection.items')).toHaveLength(1)
    expect(reply.at('selection.items.0.quantity')).toBe(10)
    expect(reply.at('selection.address.city')).toBe('Stockholm')
    expect((await pay()).status).toBe(201)
  })
})
