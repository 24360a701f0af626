import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import type { ApiResponse } from '#tests/support/shop/shopper.ts'

const backend = setUpSandbox()

interface Region {
  country: string
  zipCode: string
  vatPercent: number
  /** A business: prices without tax. */
  net?: boolean
}

const places: Region[] = [
  { country: 'SE', zipCode: '114 55', vatPercent: 25 },
  { country: 'FI', zipCode: '00100', vatPercent: 25.5 },
  { country: 'DK', zipCode: '1050', vatPercent: 25 },
  { country: 'DE', zipCode: '10115', vatPercent: 19 },
  { country: 'FR', zipCode: '75001', vatPercent: 20 },
  { country: 'NO', zipCode: '0150', vatPercent: 25 },
  { country: 'GB', zipCode: 'SW1A 1AA', vatPercent: 20 },
  { country: 'NL', zipCode: '1012 AB', vatPercent: 21, net: true },
]

const item = fc.constantFrom('1-1', '2-1', '2-2', '3-1', '4-1', '5-1', '10-1', '12-1', '14-1', '20-1')
const goods = fc.array(fc.tuple(item, fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 5 })
const codes = fc.shuffledSubarray(['SAVE10', 'MINUS50', 'FREESHIP', 'BIG100'])

/** Amounts of a reply in hundredths; `false` is nothing. */
function amounts(reply: ApiResponse, of: 'selection' | 'order') {
  const cents = (path: string) => Math.round(Number(reply.at(`${of}.${path}AsNumber`)) * 100)
  const list = (path: string) => Object.values(Object(reply.at(`${of}.${path}`)))
  const sum = (values: unknown[], name: string) =>
    values.reduce<number>((total, entry) => total + Math.round(Object(entry)[name] * 100), 0)
  return {
    items: cents('totals.itemsTotalPrice'),
    ofLines: sum(list('items'), 'totalPriceAsNumber'),
    discount: cents('totals.totalDiscountPrice'),
    ofVouchers: sum(list('discounts.vouchers'), 'priceOffAsNumber'),
    carriage: cents('totals.shippingPrice') + cents('totals.handlingCostPrice'),
    deducted: cents('totals.taxDeducted'),
    added: cents('totals.taxAdded'),
    grand: cents('totals.grandTotalPrice'),
    tax: cents('totals.grandTotalPriceTax'),
  }
}

test('in every price list amounts add up to the cent, and the order has the total of the selection', async () => {
  await backend.set({ stockMode: 'off', depositsRequired: false })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), goods, codes, async (region, lines, vouchers) => {
      const { country, zipCode, vatPercent, net } = region
      const shopper = backend.server()
      await shopper.put('/selection', { country, ...(net ? { market: 7, pricelist: 17 } : {}) })
      for (const [id, quantity] of lines) await shopper.post(`/items/${id}`, { quantity })
      await shopper.put('/payment-methods/invoice')
      for (const voucher of vouchers) await shopper.post('/vouchers', { voucher })
      const selection = amounts(await shopper.get('/selection'), 'selection')
      const asked = selection.items + selection.discount + selection.carriage
      const tax = Math.round((asked * vatPercent) / (net ? 100 : 100 + vatPercent))
      expect(selection).toEqual({
        ...selection,
        ofLines: selection.items,
        ofVouchers: selection.discount,
        deducted: 0,
        added: net ? tax : 0,
        grand: net ? asked + tax : asked,
        tax,
      })
      const name = { firstName: 'A', lastName: 'B', company: 'Garage', email: 'a@shopper.test' }
      const address = { ...name, address1: 'x', city: 'y', phoneNumber: '+46701234567', zipCode, country }
      const placed = await shopper.post('/payment', { address, termsAndConditions: true })
      const order = amounts(placed, 'order')
      expect(order).toMatchObject({ grand: selection.grand, tax, carriage: selection.carriage })
      expect(order.ofLines + order.discount).toBe(selection.items + selection.discount)
      expect(order).toMatchObject({ items: order.ofLines, discount: order.ofVouchers })
    }),
    { numRuns: 80 },
  )
})
