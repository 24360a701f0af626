import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ShopFacts } from '#src/commerce/contract/content.ts'
import { withTranslatedMethods, withTranslatedParts } from '#src/features/orders/translated-order.ts'

const order = {
  paymentMethod: 'card',
  paymentMethodName: 'Kort',
  shippingMethod: 'pickup',
  shippingMethodName: 'Utlämningsställe',
}
const selection = {
  paymentMethods: [{ paymentMethod: 'card', name: 'Card' }],
  shippingMethods: [{ shippingMethod: 'pickup', name: 'pickup' }],
}
const facts = v.parse(ShopFacts, { deliveryMethods: [{ shippingMethod: 'pickup', name: 'Service point' }] })

test('methods go by the names they have in the language of the page', () => {
  expect(withTranslatedMethods(order, { selection: null, facts })).toEqual({
    ...order,
    shippingMethodName: 'Service point',
  })
})

test('without a name in that language they keep the name of the order', () => {
  expect(withTranslatedMethods(order, { selection: null, facts: null })).toEqual(order)
  const unnamed = { selection: { ...selection, paymentMethods: [] }, facts: null }
  expect(withTranslatedMethods(order, unnamed)).toEqual(order)
})

test('without the catalogue parts keep the words of the order', async () => {
  const orders = [{ lines: [] }]
  expect(await withTranslatedParts(orders, null)).toBe(orders)
})
