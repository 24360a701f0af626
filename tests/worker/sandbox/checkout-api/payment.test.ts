import { beforeEach, describe, expect, test } from 'vitest'
import { german, openShopCounter, payment, swede } from '#tests/support/shop-counter.ts'
import type { Shopper } from '#tests/support/shopper.ts'

const counter = openShopCounter()
let shopper: Shopper

beforeEach(async () => {
  shopper = counter.shopper()
  await shopper.post('/items/1-1', { quantity: 2 })
})

const pay = (changes: object = {}) => shopper.post('/payment', { ...payment, ...changes })

describe('POST /payment that places the order', () => {
  test('by invoice answers 201 with action success and the order', async () => {
    const reply = await pay()
    expect(reply.status).toBe(201)
    expect(reply.at('action')).toBe('success')
    expect(reply.at('order')).toMatchObject({
      order: '1001',
      status: 'untouched',
      statusDescription: 'Pending',
      date: '2026-11-21 13:00:00',
      paymentMethod: 'invoice',
      paymentMethodName: 'Faktura, 14 dagar',
      affiliateHtml: '',
      totals: { grandTotalPriceAsNumber: 692.5, handlingCostPriceAsNumber: 19 },
      address: { email: 'astrid@shopper.test', countryName: 'Sweden' },
      shippingAddress: { zipCode: '114 55', countryName: 'Sweden' },
    })
    for (const key of ['countries', 'languages', 'location']) expect(reply.at(key)).toBeDefined()
    for (const key of ['message', 'shipments']) expect(reply.at(`order.${key}`)).toBeUndefined()
  })

  test('by bank transfer in advance does too, and needs no personal number', async () => {
    const { identityNumber: _, ...address } = swede
    const reply = await pay({ paymentMethod: 'prepayment', address })
    expect(reply.status).toBe(201)
    expect(reply.at('order.totals.handlingCostPriceAsNumber')).toBe(0)
  })

  test('with nothing to pay is free, whatever the method', async () => {
    await shopper.post('/vouchers', { voucher: 'GRATIS' })
    const reply = await pay()
    expect(reply.status).toBe(201)
    expect(reply.at('order.totals')).toMatchObject({ grandTotalPriceAsNumber: 0, totalDiscountPrice: false })
  })

  test('uses the selection’s own methods and earlier fields where it repeats none', async () => {
    await shopper.put('/payment-fields', {
      address: swede,
      additionalNotes: 'Personal number: 19900101-0017',
    })
    const reply = await shopper.post('/payment', { termsAndConditions: 'true' })
    expect(reply.status).toBe(201)
    expect(reply.at('order.paymentMethod')).toBe('prepayment')
  })

  test('takes a personal number from the notes', async () => {
    const { identityNumber: _, ...address } = swede
    const reply = await pay({ address, additionalNotes: 'Personal number: 19900101-0017, ring twice' })
    expect(reply.status).toBe(201)
    expect(reply.at('order.additionalNotes')).toBe('Personal number: 19900101-0017, ring twice')
  })

  test('asks no business for a personal number', async () => {
    const { identityNumber: _, ...address } = swede
    expect((await pay({ address: { ...address, company: 'Berg Bil AB' } })).status).toBe(201)
  })

  test('with another shipping method changes to it', async () => {
    expect((await pay({ shippingMethod: 'home' })).at('order.shippingMethod')).toBe('home')
  })

  test('sends to the shipping address when there is one', async () => {
    const shippingAddress = {
      firstName: 'Bo',
      lastName: 'Ek',
      address1: 'Hamngatan 2',
      zipCode: '21122',
      city: 'Malmö',
    }
    const reply = await pay({ shippingAddress })
    expect(reply.at('order.shippingAddress')).toMatchObject({
      city: 'Malmö',
      country: 'SE',
      email: swede.email,
    })
    expect(reply.at('order.address.city')).toBe('Stockholm')
  })

  test('cuts the lines to single pieces with ids of their own', async () => {
    await shopper.post('/items/2-1', { quantity: 3 })
    const before = await shopper.get('/selection')
    const reply = await pay()
    const lines = [0, 1, 2, 3, 4].map((index) => reply.at(`order.items.${index}`))
    expect(lines.map((line) => Object(line).quantity)).toEqual([1, 1, 1, 1, 1])
    const ids = new Set(lines.map((line) => Object(line).line))
    expect(ids.size).toBe(5)
    expect(ids.has(before.at('selection.items.0.line'))).toBe(false)
  })

  test('moves a voucher into the prices of the pieces; the total is the same', async () => {
    await shopper.post('/items/14-1', { quantity: 3 })
    const before = await shopper.post('/vouchers', { voucher: 'MINUS50' })
    const reply = await pay({ paymentMethod: 'prepayment' })
    expect(reply.at('order.totals.grandTotalPriceAsNumber')).toBe(
      before.at('selection.totals.grandTotalPriceAsNumber'),
    )
    expect(reply.at('order.totals.totalDiscountPriceAsNumber')).toBe(false)
    expect(reply.at('order.discounts')).toMatchObject({
      anyDiscount: false,
      vouchers: [{ priceOffAsNumber: 0 }],
    })
    expect(reply.at('order.items.0')).toMatchObject({
      anyDiscount: true,
      discounts: { vouchers: [{ voucher: 'MINUS50', hasAffectedItemPrice: true }] },
    })
  })

  test('leaves an empty selection in the same place under the same token', async () => {
    await shopper.put('/languages/de')
    const { token } = shopper
    await pay()
    const next = await shopper.get('/selection')
    expect(next.at('token')).toBe(token)
    expect(next.at('selection')).toMatchObject({ items: [], language: 'de' })
    expect(next.at('location.country')).toBe('SE')
    expect(next.at('order')).toBeUndefined()
  })

  test('takes the goods off the shelf, those in a set too', async () => {
    await pay()
    await shopper.post('/items/20-1', { quantity: 4 })
    expect((await pay()).status).toBe(201)
    await shopper.post('/items/1-1')
    expect((await pay()).at('unavailable')).toMatchObject([{ item: '1-1', available: 0 }])
  })

  test('numbers orders one after the other', async () => {
    await pay()
    await shopper.post('/items/1-1')
    expect((await pay()).at('order.order')).toBe('1002')
  })

  test('sends a confirmation in the language of the selection, without the notes', async () => {
    await shopper.put('/languages/de')
    await pay({ additionalNotes: 'Personal number: 19900101-0017' })
    expect(counter.sandbox.sent).toHaveLength(1)
    const [mail] = counter.sandbox.sent
    expect(mail).toMatchObject({ kind: 'mail', to: 'astrid@shopper.test', subject: 'Bestellung 1001' })
    expect(mail!.text).toContain('2 × Part 1 in de: 600.00\u00a0SEK')
    expect(mail!.text).not.toContain('19900101')
  })

  test('confirms amounts that add up: goods, less the discount, shipping, fee and total', async () => {
    await shopper.post('/vouchers', { voucher: 'TAPPET10' })
    await shopper.put('/languages/en')
    await pay()
    const amounts = counter.sandbox.sent[0]!.text.split('\n').slice(1)
    expect(amounts.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      '2 × Part 1 in en: 600.00 SEK',
      'Shipping: 73.50 SEK',
      'Discount: -60.00 SEK',
      'Fee: 19.00 SEK',
      'Total: 632.50 SEK (of which VAT 126.50 SEK)',
    ])
  })

  test('keeps the lines of a very large order whole', async () => {
    await shopper.post('/items/4-1', { quantity: 500 })
    const before = await shopper.post('/vouchers', { voucher: 'TAPPET10' })
    const reply = await pay({ paymentMethod: 'prepayment' })
    expect(reply.at('order.items')).toHaveLength(2)
    expect(reply.at('order.totals.grandTotalPriceAsNumber')).toBe(
      before.at('selection.totals.grandTotalPriceAsNumber'),
    )
  })
})

describe('POST /payment that does not', () => {
  test('action failed: the invoice is declined, with a sentence for people; nothing is lost', async () => {
    const reply = await pay({ address: { ...swede, email: 'decline@shopper.test' } })
    expect(reply.status).toBe(406)
    expect(reply.at('action')).toBe('failed')
    expect(reply.at('errors')).toEqual({ paymentMethod: 'failed' })
    expect(reply.at('messages')).toEqual([expect.stringMatching(/\w+/)])
    expect((await shopper.get('/selection')).at('selection.items.0.quantity')).toBe(2)
  })

  test('412 selection: it is empty, or there is none', async () => {
    for (const visitor of [counter.shopper(), counter.shopper({ 'API-token': 'none' })]) {
      const reply = await visitor.post('/payment', payment)
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

  test('406 shippingAddress: what is missing in the one that was begun', async () => {
    const reply = await pay({ shippingAddress: { firstName: 'Bo', lastName: 'Ek', zipCode: '2112' } })
    expect(reply.at('errors')).toEqual({
      'shippingAddress.address1': 'required',
      'shippingAddress.city': 'required',
      'shippingAddress.zipCode': 'not valid',
    })
  })

  test('406 address.state: missing where there are states', async () => {
    await shopper.put('/countries/IE')
    const address = { ...german, country: 'IE', zipCode: 'D02 X285' }
    expect((await pay({ address })).at('errors')).toEqual({ 'address.state': 'required' })
    expect((await pay({ address: { ...address, state: 'D' } })).status).toBe(201)
  })

  test('406: an e-mail address, postcode or VAT number out of its country’s form', async () => {
    const reply = await pay({ address: { ...swede, email: 'astrid@', zipCode: '1145', vatNumber: 'SE1' } })
    expect(reply.at('errors')).toEqual({
      'address.email': 'not valid',
      'address.zipCode': 'not valid',
      'address.vatNumber': 'Invalid VAT number',
    })
  })

  test('406 address.vatNumber: well formed and registered to nobody', async () => {
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

  test('400: an address field nobody knows', async () => {
    const reply = await pay({ address: { ...swede, companyName: 'Berg AB' } })
    expect(reply.status).toBe(400)
    expect(reply.at('errors')).toEqual({ 'address.companyName': 'unknown' })
  })

  test('406: a field of the wrong kind', async () => {
    expect((await pay({ termsAndConditions: 'yes' })).at('errors')).toEqual({
      termsAndConditions: 'not valid',
    })
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
