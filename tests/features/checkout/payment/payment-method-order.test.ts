import { expect, test } from 'vitest'
import { loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import { choosePaymentAtom } from '#src/features/cart/commands/choose-methods.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { chosenPaymentAtom } from '#src/features/checkout/payment/chosen-payment.atoms.ts'
import {
  chosenPaymentMethod,
  orderedPaymentMethods,
} from '#src/features/checkout/payment/payment-method-order.ts'
import { validateStep } from '#src/features/checkout/steps/step.atoms.ts'
import { selectionOf } from '#tests/support/examples/selections.ts'
import { createCheckoutWorld } from '#tests/support/worlds/checkout-world.ts'

type Types = Record<string, string>

/** A cart in a country with payment methods, as id and type; the first is the selection's. */
function offerOf(country: string, types: Types) {
  const { location, paymentMethods } = selectionOf([{ item: '1-1' }])
  const [template] = paymentMethods
  if (!template) throw new Error('no payment method')
  return {
    location: { ...location, country },
    paymentMethod: Object.keys(types)[0] ?? '',
    paymentMethods: Object.entries(types).map(([paymentMethod, paymentMethodType]) => ({
      ...template,
      paymentMethod,
      paymentMethodType,
    })),
  }
}

const types: Types = {
  invoice: 'invoice',
  swish: 'redirect',
  'pay-later': 'pay_later',
  'credit-card': 'creditcard',
}

test.each(['SE', 'FI'])('in %s credit is listed last, and cards are no credit', (country) => {
  const listed = orderedPaymentMethods(offerOf(country, types))
  expect(listed.map(({ paymentMethod }) => paymentMethod)).toEqual([
    'swish',
    'credit-card',
    'invoice',
    'pay-later',
  ])
})

test('in other countries payment methods stay in the order of the service', () => {
  const listed = orderedPaymentMethods(offerOf('DE', types))
  expect(listed.map(({ paymentMethod }) => paymentMethod)).toEqual(Object.keys(types))
})

test('express methods are neither listed nor chosen in the form', () => {
  const offer = offerOf('EE', { 'stripe-payment-intents': 'stripe_payment_intents', ...types })
  const paymentMethods = offer.paymentMethods.map((method) => ({ ...method, supportsInitiateOnly: true }))
  const listed = orderedPaymentMethods({ ...offer, paymentMethods })
  expect(listed.map(({ paymentMethod }) => paymentMethod)).toEqual(Object.keys(types))
  expect(chosenPaymentMethod({ ...offer, paymentMethods }, 'stripe-payment-intents')).toBe('')
  // One whose payment cannot be started before the form is filled in stays in it.
  expect(orderedPaymentMethods(offer)).toHaveLength(5)
})

test('credit is preselected nowhere in Sweden but where there is nothing else, or the shopper picked it', () => {
  const offer = offerOf('SE', types)
  expect(chosenPaymentMethod(offer, null)).toBe('')
  expect(chosenPaymentMethod(offer, 'swish')).toBe('')
  expect(chosenPaymentMethod(offer, 'invoice')).toBe('invoice')
  expect(chosenPaymentMethod(offerOf('SE', { invoice: 'invoice' }), null)).toBe('invoice')
  expect(chosenPaymentMethod(offerOf('SE', { swish: 'redirect', invoice: 'invoice' }), null)).toBe('swish')
  expect(chosenPaymentMethod(offerOf('DE', types), null)).toBe('invoice')
})

test('an invoice that the service preselects has to be chosen in Sweden before it is paid by', async () => {
  const { store, ports } = await createCheckoutWorld({ country: 'SE' })
  const problem = async () => (await validateStep(store.get, store.set, 'payment')).paymentMethod
  await ports.checkout.choosePayment('invoice')
  await store.set(loadSelectionAtom, 'en')
  expect(store.get(selectionAtom)?.paymentMethod).toBe('invoice')
  expect(store.get(chosenPaymentAtom)).toBe('')
  expect(await problem()).toBe('choose')
  await store.set(choosePaymentAtom, 'invoice')
  expect(store.get(chosenPaymentAtom)).toBe('invoice')
  expect(await problem()).toBeUndefined()
})
