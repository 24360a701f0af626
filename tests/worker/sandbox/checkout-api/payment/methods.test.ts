import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import { createTestCatalogue } from '#tests/support/sandbox/test-catalogue.ts'
import { createTestSandbox } from '#tests/support/sandbox/test-sandbox.ts'
import { createShopper } from '#tests/support/shop/shopper.ts'

const backend = setUpSandbox()

const Totals = v.object({
  itemsTotalPriceAsNumber: v.number(),
  handlingCostPriceAsNumber: v.number(),
  grandTotalPriceAsNumber: v.number(),
})

describe('PUT /shipping-methods/{shippingMethod}', () => {
  test('chooses how it travels, and the total follows; the body may repeat it', async () => {
    const shopper = backend.shopper()
    const before = await shopper.post('/items/1-1')
    expect(before.at('selection.shippingMethod')).toBe('service-point')
    const reply = await shopper.put('/shipping-methods/home', { shippingMethod: 'home' })
    expect(reply.status).toBe(200)
    expect(reply.at('selection')).toMatchObject({ shippingMethod: 'home', shippingMethodName: 'Hemleverans' })
    expect(reply.at('selection.totals')).toMatchObject({
      shippingPriceAsNumber: 79,
      grandTotalPriceAsNumber: 379,
    })
  })

  test('404 shippingMethod: unknown or not offered, with only a token in the reply', async () => {
    const shopper = backend.shopper()
    for (const method of ['drone', 'letter', 'freight']) {
      const reply = await shopper.put(`/shipping-methods/${method}`)
      expect(reply.status).toBe(404)
      expect(reply.body).toEqual({ token: shopper.token, errors: { shippingMethod: 'not found' } })
    }
  })

  test('a choice that the goods or the country forbid is withdrawn', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/1-1')
    await shopper.put('/shipping-methods/locker')
    const hazardous = await shopper.post('/items/4-1')
    expect(hazardous.at('selection.shippingMethod')).toBe('service-point')
    expect(JSON.stringify(hazardous.at('shippingMethods'))).not.toContain('locker')
    const bulky = await shopper.post('/items/3-1')
    expect(bulky.at('selection.shippingMethod')).toBe('freight')
    expect((await shopper.put('/countries/US')).at('selection.shippingMethod')).toBe('')
  })

  test('a set has the weight of its parts: one is a parcel, three are freight', async () => {
    const shopper = backend.shopper()
    expect((await shopper.post('/items/20-1')).at('selection.shippingMethod')).toBe('service-point')
    const three = await shopper.post('/items/20-1', { quantity: 2 })
    expect(three.at('selection.shippingMethod')).toBe('freight')
  })

  test('names are in the language of the selection', async () => {
    const reply = await backend.shopper().put('/languages/fi')
    expect(reply.at('shippingMethods.0.name')).toBe('Noutopiste')
  })
})

describe('PUT /payment-methods/{paymentMethod}', () => {
  test('chooses how it is paid, and its cost joins the total', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/1-1')
    const reply = await shopper.put('/payment-methods/invoice')
    expect(reply.status).toBe(200)
    expect(reply.at('selection')).toMatchObject({
      paymentMethod: 'invoice',
      paymentMethodName: 'Faktura, 14 dagar',
    })
    expect(reply.at('selection.totals')).toMatchObject({
      handlingCostPriceAsNumber: 19,
      grandTotalPriceAsNumber: 368,
    })
  })

  test('404 paymentMethod: unknown, with only a token in the reply', async () => {
    const shopper = backend.shopper()
    const reply = await shopper.put('/payment-methods/barter')
    expect(reply.status).toBe(404)
    expect(reply.body).toEqual({ token: shopper.token, errors: { paymentMethod: 'not found' } })
  })

  test('as long as no country is known all are listed, the first is chosen and its handling is charged', async () => {
    const nowhere = createTestSandbox({ catalogue: createTestCatalogue(), defaultCountry: null })
    const shopper = createShopper(nowhere)
    const reply = await shopper.post('/items/1-1')
    expect(reply.at('location.country')).toBeNull()
    expect(reply.at('shippingMethods')).toEqual([])
    expect([0, 1, 2, 3, 4, 5, 6].map((index) => reply.at(`paymentMethods.${index}.paymentMethod`))).toEqual([
      'prepayment',
      'card',
      'bank',
      'mobile',
      'wallet',
      'adyen-drop-in',
      'invoice',
    ])
    expect(reply.at('selection.paymentMethod')).toBe('prepayment')
    const invoiced = await shopper.put('/payment-methods/invoice')
    const { itemsTotalPriceAsNumber, handlingCostPriceAsNumber, grandTotalPriceAsNumber } = v.parse(
      Totals,
      invoiced.at('selection.totals'),
    )
    expect(handlingCostPriceAsNumber).toBeGreaterThan(0)
    expect(grandTotalPriceAsNumber).toBe(itemsTotalPriceAsNumber + handlingCostPriceAsNumber)
    nowhere.close()
  })

  test('the first one is preselected, and credit is never first in Sweden and Finland', async () => {
    for (const country of ['SE', 'FI', 'DE', 'DK', 'NO', 'GB', 'FR', 'NL']) {
      const reply = await backend.shopper({ 'x-test-country': country }).get('/selection')
      const first = reply.at('paymentMethods.0.paymentMethod')
      expect(reply.at('selection.paymentMethod')).toBe(first)
      expect(first).toBe(['SE', 'FI'].includes(country) ? 'prepayment' : 'invoice')
    }
  })
})
