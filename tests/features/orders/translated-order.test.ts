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
const facts = v.parse(ShopFacts, {
  deliveryMethods: [{ shippingMethod: 'pickup', name: 'Service point' }],
  paymentMarks: [{ paymentMethod: 'card', mark: 'Cards' }],
})

test('methods go by the names they have in the language of the page', () => {
  expect(withTranslatedMethods(order, { selection, facts })).toEqual({
    ...order,
    paymentMethodName: 'Card',
    shippingMethodName: 'Service point',
  })
})

test('a payment method that the cart does not name goes by the shop’s word for it', () => {
  const names = [null, { ...selection, paymentMethods: [] }].map(
    (cart) => withTranslatedMethods(order, { selection: cart, facts }).paymentMethodName,
  )
  expect(names).toEqual(['Cards', 'Cards'])
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
