import { describe, expect, test } from 'vitest'
import { payment } from '#tests/support/examples/addresses.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'

const backend = setUpSandbox()

/** A shopper with 300 kronor of goods and 49 of shipping. */
async function createShopperWithCart() {
  const shopper = backend.shopper()
  await shopper.post('/items/1-1')
  return shopper
}

describe('POST /vouchers', () => {
  test('10 % off: the discount is on the order, the price of the line is unchanged', async () => {
    const shopper = await createShopperWithCart()
    const reply = await shopper.post('/vouchers', { voucher: 'SAVE10' })
    expect(reply.status).toBe(200)
    expect(reply.at('selection.discounts')).toMatchObject({
      anyDiscount: true,
      vouchers: [{ voucher: 'SAVE10', type: 'code', priceOffAsNumber: -30, priceOff: '-30.00\u00a0SEK' }],
    })
    expect(reply.at('selection.discounts.vouchers.0.lines')).toEqual([reply.at('selection.items.0.line')])
    expect(reply.at('selection.items.0')).toMatchObject({
      priceEachAsNumber: 300,
      discounts: { vouchers: [{ priceOffAsNumber: -30, hasAffectedItemPrice: false }] },
    })
    expect(reply.at('selection.totals')).toMatchObject({
      totalDiscountPriceAsNumber: -30,
      grandTotalPriceAsNumber: 319,
    })
  })

  test('a fixed amount, free shipping and a tenth combine', async () => {
    const shopper = await createShopperWithCart()
    await shopper.post('/vouchers', { voucher: 'MINUS50' })
    await shopper.post('/vouchers', { voucher: 'FREESHIP' })
    const reply = await shopper.post('/vouchers', { voucher: 'save10' })
    expect(reply.at('selection.discounts.vouchers')).toMatchObject([
      { voucher: 'MINUS50', priceOffAsNumber: -50 },
      { voucher: 'FREESHIP', priceOffAsNumber: 0, shippingDiscountAsNumber: -49 },
      { voucher: 'SAVE10', priceOffAsNumber: -25 },
    ])
    expect(reply.at('selection.totals')).toMatchObject({
      totalDiscountPriceAsNumber: -75,
      shippingPriceAsNumber: 0,
      grandTotalPriceAsNumber: 225,
    })
  })

  test('a voucher added twice counts once', async () => {
    const shopper = await createShopperWithCart()
    await shopper.post('/vouchers', { voucher: 'SAVE10' })
    const reply = await shopper.post('/vouchers', { voucher: 'SAVE10' })
    expect(reply.at('selection.discounts.vouchers')).toHaveLength(1)
  })

  test('a voucher for everything leaves nothing to pay, not even for the invoice', async () => {
    const shopper = await createShopperWithCart()
    await shopper.put('/payment-methods/invoice')
    const reply = await shopper.post('/vouchers', { voucher: 'GRATIS' })
    expect(reply.at('selection.totals')).toMatchObject({
      grandTotalPriceAsNumber: 0,
      grandTotalPriceTaxAsNumber: 0,
    })
  })

  test('takes nothing off a deposit', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/5-1')
    await shopper.post('/items/9-1')
    const reply = await shopper.post('/vouchers', { voucher: 'SAVE10' })
    expect(reply.at('selection.totals.totalDiscountPriceAsNumber')).toBe(-90)
    expect(reply.at('selection.items.1.discounts')).toBeUndefined()
  })

  test('404 voucher: unknown, expired, or one that tolerates no other; the selection stays', async () => {
    const shopper = await createShopperWithCart()
    await shopper.post('/vouchers', { voucher: 'SAVE10' })
    for (const voucher of ['nothing', 'SUMMER25', 'ALONE25', '', '__proto__']) {
      const reply = await shopper.post('/vouchers', { voucher })
      expect(reply.status).toBe(404)
      expect(reply.body).toEqual({ token: shopper.token, errors: { voucher: 'not found' } })
    }
    expect((await shopper.get('/selection')).at('selection.discounts.vouchers')).toHaveLength(1)
  })

  test('a voucher that cannot be combined is accepted as the only one', async () => {
    const shopper = await createShopperWithCart()
    await shopper.post('/vouchers', { voucher: 'ALONE25' })
    expect((await shopper.get('/selection')).at('selection.totals.totalDiscountPriceAsNumber')).toBe(-75)
    expect((await shopper.post('/vouchers', { voucher: 'FREESHIP' })).status).toBe(404)
  })

  test('406 voucher: without a code', async () => {
    const reply = await backend.shopper().post('/vouchers', {})
    expect(reply.status).toBe(406)
    expect(reply.at('errors')).toHaveProperty('voucher')
  })

  test('500 server: the voucher service is down', async () => {
    const reply = await (await createShopperWithCart()).post('/vouchers', { voucher: 'BREAKS' })
    expect(reply.status).toBe(500)
    expect(reply.at('errors')).toHaveProperty('server')
  })
})

describe('a gift certificate', () => {
  const added = async (code: string, item = '1-1') => {
    const shopper = backend.shopper()
    await shopper.post(`/items/${item}`)
    const reply = await shopper.post('/vouchers', { voucher: code })
    return { shopper, reply }
  }

  test('is a voucher whose value pays for goods and shipping: nothing is left to pay', async () => {
    const { reply } = await added('gift-a001')
    expect(reply.status).toBe(200)
    expect(reply.at('selection.discounts.vouchers')).toMatchObject([
      {
        voucher: 'GIFT-A001',
        type: 'code',
        description: 'Presentkort',
        priceOffAsNumber: -300,
        shippingDiscountAsNumber: -49,
      },
    ])
    expect(reply.at('selection.totals')).toMatchObject({
      totalDiscountPriceAsNumber: -300,
      shippingPriceAsNumber: 0,
      grandTotalPriceAsNumber: 0,
    })
  })

  test('pays for what the discounts leave, in whatever order they are entered', async () => {
    const { shopper } = await added('GIFT-A002')
    const reply = await shopper.post('/vouchers', { voucher: 'SAVE10' })
    expect(reply.at('selection.discounts.vouchers')).toMatchObject([
      { voucher: 'SAVE10', priceOffAsNumber: -30 },
      { voucher: 'GIFT-A002', priceOffAsNumber: -270, shippingDiscountAsNumber: -49 },
    ])
  })

  test('keeps what an order did not use, and is not found once it is used up', async () => {
    const first = await added('GIFT-A003')
    const order = await first.shopper.post('/payment', payment)
    expect([order.status, order.at('order.totals.grandTotalPriceAsNumber')]).toEqual([201, 0])
    const second = await added('GIFT-A003')
    expect(second.reply.at('selection.discounts.vouchers')).toMatchObject([
      { priceOffAsNumber: -151, shippingDiscountAsNumber: 0 },
    ])
    const waiting = await added('GIFT-A003')
    expect((await second.shopper.post('/payment', payment)).status).toBe(201)
    expect((await added('GIFT-A003')).reply.at('errors')).toEqual({ voucher: 'not found' })
    // A cart that has it already has no use of it.
    expect((await waiting.shopper.get('/selection')).at('selection.discounts.vouchers')).toMatchObject([
      { voucher: 'GIFT-A003', priceOffAsNumber: 0 },
    ])
  })

  test('pays for no deposit', async () => {
    const { shopper } = await added('GIFT-A004')
    await shopper.post('/items/9-1')
    const reply = await shopper.get('/selection')
    expect(reply.at('selection.items.1.discounts')).toBeUndefined()
    expect(reply.at('selection.totals.grandTotalPriceAsNumber')).toBeGreaterThan(0)
  })
})

describe('DELETE /vouchers', () => {
  async function withThree() {
    const shopper = await createShopperWithCart()
    for (const voucher of ['MINUS50', 'FREESHIP', 'SAVE10']) await shopper.post('/vouchers', { voucher })
    return shopper
  }

  test('removes the one in the body', async () => {
    const reply = await (await withThree()).remove('/vouchers', { voucher: 'minus50' })
    expect(reply.status).toBe(200)
    expect(reply.at('selection.discounts.vouchers')).toMatchObject([
      { voucher: 'FREESHIP' },
      { voucher: 'SAVE10' },
    ])
  })

  test('removes the one in the path', async () => {
    const reply = await (await withThree()).remove('/vouchers/FREESHIP')
    expect(reply.status).toBe(200)
    expect(reply.at('selection.totals.shippingPriceAsNumber')).toBe(49)
  })

  test('without a voucher removes all', async () => {
    const reply = await (await withThree()).remove('/vouchers')
    expect(reply.at('selection.discounts')).toMatchObject({ anyDiscount: false, vouchers: [] })
    expect((await (await withThree()).remove('/vouchers', {})).at('selection.discounts.vouchers')).toEqual([])
  })

  test('200 for removing a voucher that exists but is not in the selection', async () => {
    const shopper = await createShopperWithCart()
    expect((await shopper.remove('/vouchers', { voucher: 'SUMMER25' })).status).toBe(200)
    expect((await shopper.remove('/vouchers/SAVE10')).status).toBe(200)
  })

  test('404 voucher: a voucher that never existed, in the body or in the path', async () => {
    const shopper = await createShopperWithCart()
    for (const reply of [
      await shopper.remove('/vouchers', { voucher: 'x' }),
      await shopper.remove('/vouchers/x'),
    ]) {
      expect(reply.status).toBe(404)
      expect(reply.body).toEqual({ token: shopper.token, errors: { voucher: 'not found' } })
    }
  })

  test('406 voucher: no text', async () => {
    expect((await (await createShopperWithCart()).remove('/vouchers', { voucher: 7 })).status).toBe(406)
  })
})
