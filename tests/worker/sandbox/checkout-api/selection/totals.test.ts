import fc from 'fast-check'
import { expect, test } from 'vitest'
import { german, payment, swede } from '#tests/support/examples/addresses.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import type { Shopper } from '#tests/support/shop/shopper.ts'

const backend = setUpSandbox()

/** The selection of a business: a declined payment leaves the VAT number with it, which no other call takes. */
async function exemptSelection(shopper: Shopper, vatNumber = 'DE123456789') {
  const address = { ...german, email: 'decline@shopper.test', vatNumber }
  const declined = await shopper.post('/payment', { ...payment, paymentMethod: 'invoice', address })
  expect(declined.at('errors')).toEqual({ paymentMethod: 'failed' })
  return await shopper.get('/selection')
}

test('shipping and handling are taxed like the goods', async () => {
  const shopper = backend.shopper()
  await shopper.post('/items/12-1')
  const reply = await shopper.put('/payment-methods/invoice')
  expect(reply.at('selection.totals')).toMatchObject({
    itemsTotalPriceAsNumber: 100,
    shippingPriceAsNumber: 49,
    handlingCostPriceAsNumber: 19,
    grandTotalPriceAsNumber: 168,
    grandTotalPriceTaxAsNumber: 33.6,
    taxPercent: 25,
  })
})

test('the tax is that of the country the goods go to', async () => {
  const percents = { SE: 25, FI: 25.5, DK: 25, DE: 19, FR: 20, NL: 21, NO: 25, GB: 20, EE: 24, IE: 23 }
  for (const [country, taxPercent] of Object.entries(percents)) {
    const reply = await backend.shopper({ 'x-test-country': country }).post('/items/12-1')
    expect(reply.at('selection.totals.taxPercent')).toBe(taxPercent)
    expect(reply.at('selection.items.0.taxPercent')).toBe(taxPercent)
  }
})

test('an exempt business has the tax deducted from prices that contain it', async () => {
  const shopper = backend.shopper({ 'x-test-country': 'DE' })
  await shopper.post('/items/12-1')
  expect((await exemptSelection(shopper)).at('selection.vatExempt')).toBe(true)
  const reply = await shopper.put('/payment-methods/prepayment')
  // 10.00 and 7.90 with 19 percent within.
  expect(reply.at('selection.totals')).toMatchObject({
    taxDeductedAsNumber: -2.86,
    taxAddedAsNumber: false,
    taxPercent: 0,
    grandTotalPriceAsNumber: 15.04,
    grandTotalPriceTaxAsNumber: 0,
  })
  expect(reply.at('selection.items.0')).toMatchObject({
    taxPercent: 0,
    priceEachAsNumber: 10,
    priceEachWithoutTaxAsNumber: 8.4,
  })
})

test('a business of the country the shop is in pays the tax', async () => {
  const shopper = backend.shopper()
  await shopper.post('/items/12-1')
  const address = { ...swede, vatNumber: 'SE556677889901' }
  const placed = await shopper.post('/payment', { ...payment, address })
  expect([placed.status, placed.at('order.vatExempt')]).toEqual([201, false])
})

test('on the list without tax it is added, and for an exempt business not', async () => {
  const server = backend.server()
  await server.put('/selection', { country: 'DE', market: 7, pricelist: 17 })
  await server.put('/payment-methods/prepayment')
  const taxed = await server.post('/items/12-1', { quantity: 10 })
  // 80.00 and 7.90 and half as much again for the weight, none of it with tax.
  expect(taxed.at('selection.totals')).toMatchObject({
    itemsTotalPriceAsNumber: 80,
    shippingPriceAsNumber: 15.8,
    taxAddedAsNumber: 18.2,
    taxDeducted: false,
    grandTotalPriceAsNumber: 114,
    grandTotalPriceTaxAsNumber: 18.2,
    taxPercent: 19,
  })
  expect(taxed.at('selection.items.0')).toMatchObject({
    priceEachAsNumber: 8,
    priceEachWithoutTaxAsNumber: 8,
  })
  await exemptSelection(server)
  const exempt = await server.put('/payment-methods/prepayment')
  expect(exempt.at('selection.totals')).toMatchObject({
    taxAdded: false,
    taxDeducted: false,
    grandTotalPriceAsNumber: 95.8,
    taxPercent: 0,
  })
})

test('from 999 kronor of goods on shipping is free, and a deposit does not count', async () => {
  const shopper = backend.shopper()
  await shopper.post('/items/5-1')
  const below = await shopper.post('/items/9-1')
  expect(below.at('selection.totals')).toMatchObject({
    itemsTotalPriceAsNumber: 1150,
    shippingPriceAsNumber: 49,
  })
  const above = await shopper.post('/items/12-1')
  expect(above.at('selection.totals.shippingPriceAsNumber')).toBe(0)
})

test('an empty selection costs nothing to send', async () => {
  const reply = await backend.shopper().get('/selection')
  expect(reply.at('selection.totals')).toMatchObject({ shippingPriceAsNumber: 0, grandTotalPriceAsNumber: 0 })
})

test('any lines, order and parts agree to the cent', async () => {
  await backend.set({ stockMode: 'off', depositsRequired: false })
  const item = fc.constantFrom('1-1', '2-1', '2-2', '3-1', '4-1', '5-1', '9-1', '12-1', '14-1', '20-1')
  const goods = fc.array(fc.tuple(item, fc.integer({ min: 1, max: 12 })), { minLength: 1, maxLength: 6 })
  const codes = fc.subarray(['SAVE10', 'MINUS50', 'FREESHIP', 'BIG100', 'GRATIS'])
  await fc.assert(
    fc.asyncProperty(goods, codes, fc.constantFrom('', 'DE123456789'), async (lines, vouchers, vatNumber) => {
      const shopper = backend.shopper({ 'x-test-country': 'DE' })
      for (const [id, quantity] of lines) await shopper.post(`/items/${id}`, { quantity })
      for (const voucher of vouchers) await shopper.post('/vouchers', { voucher })
      const before = await shopper.put('/payment-methods/invoice')
      const placed = await shopper.post('/payment', { ...payment, address: { ...german, vatNumber } })
      const cents = (path: string, reply = placed) => Math.round(Number(reply.at(path)) * 100)
      const taxed = cents('order.totals.grandTotalPriceAsNumber') - cents('order.totals.taxDeductedAsNumber')
      expect(taxed).toBe(cents('selection.totals.grandTotalPriceAsNumber', before))
      const parts = ['itemsTotal', 'totalDiscount', 'shipping', 'handlingCost'].map(
        (name) => `${name}PriceAsNumber`,
      )
      const sum = [...parts, 'taxDeductedAsNumber', 'taxAddedAsNumber'].reduce(
        (total, name) => total + cents(`order.totals.${name}`),
        0,
      )
      expect(sum).toBe(cents('order.totals.grandTotalPriceAsNumber'))
      const items = Object.values(Object(placed.at('order.items')))
      const ofLines = items.reduce<number>(
        (total, line) => total + Math.round(Object(line).totalPriceAsNumber * 100),
        0,
      )
      expect(ofLines).toBe(cents('order.totals.itemsTotalPriceAsNumber'))
    }),
    { numRuns: 60 },
  )
})
