import { expect, test } from 'vitest'
import type { PaymentMethod } from '#src/commerce/contract/selection/method.ts'
import { expressMethods } from '#src/features/cart/express-methods.ts'
import { selectionOf } from '#tests/support/examples/selections.ts'
import { cartText } from '#tests/support/shop/render-cart.tsx'

const method = (paymentMethodType: string, supportsInitiateOnly = true): PaymentMethod => ({
  paymentMethod: paymentMethodType.replaceAll('_', '-'),
  name: `By ${paymentMethodType}`,
  paymentMethodType,
  supportsInitiateOnly,
  providesCustomerAddressAfterPayment: false,
  handlingCost: 0,
})

/** A cart that may be paid by these methods. */
const cartWith = (...paymentMethods: PaymentMethod[]) => ({
  ...selectionOf([{ item: '1-1', price: 100 }]),
  paymentMethods,
})
const stripe = method('stripe_payment_intents')
const paypal = method('paypal_commerce')

test('the payment buttons of Stripe and PayPal are express; their other payments and card fields are not', () => {
  const others = [method('stripe_checkout'), method('adyen_drop_in'), method('paypal_commerce', false)]
  expect(expressMethods(cartWith(stripe, ...others, paypal))).toEqual([stripe, paypal])
})

test('a cart that is free, has no known total or no lines has no express payment', () => {
  const cart = cartWith(stripe)
  const totalling = (grandTotal: number | null) => ({ ...cart, totals: { ...cart.totals, grandTotal } })
  expect([totalling(0), totalling(null), { ...cart, lines: [] }].map(expressMethods)).toEqual([[], [], []])
  expect(expressMethods(totalling(100))).toEqual([stripe])
})

test('the panel and the page of the cart lead to express buttons, which are no choice of the form', () => {
  const others = [method('invoice', false)]
  const shown = cartText(cartWith(stripe, ...others))
  // Above the form of the checkout, in the panel and on the page.
  expect(shown.split('Express checkout')).toHaveLength(4)
  expect(shown).toContain('By invoice')
  expect(shown).not.toContain('By stripe')
  expect(cartText(cartWith(...others))).not.toContain('Express checkout')
})
