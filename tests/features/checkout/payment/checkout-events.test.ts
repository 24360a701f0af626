import { expect, test } from 'vitest'
import { choosePaymentAtom } from '#src/features/cart/commands/session.atoms.ts'
import { addVoucherAtom } from '#src/features/cart/commands/voucher.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { changeDraftAtom } from '#src/features/checkout/form/form.atoms.ts'
import { payAtom } from '#src/features/checkout/payment/pay.atoms.ts'
import { payStateAtom } from '#src/features/checkout/payment/pay-state.atoms.ts'
import { completeStepAtom } from '#src/features/checkout/steps/step.atoms.ts'
import { createPayableCheckout } from '#tests/support/checkout-world.ts'

test('an accepted payment call reports checkout, delivery and payment once, in this order', async () => {
  const { store, events } = await createPayableCheckout({ quantity: 3 })
  const cart = store.get(selectionAtom)
  const line = cart?.lines[0]
  await Promise.all([store.set(payAtom, 'en'), store.set(payAtom, 'en')])
  const ecommerce = {
    currency: 'SEK',
    value: cart?.totals.items,
    items: [
      expect.objectContaining({
        item_id: line?.sku || line?.product.sku,
        affiliation: 'B2C',
        price: line?.price,
        quantity: 3,
      }),
    ],
  }
  expect(events).toEqual([
    { event: 'begin_checkout', ecommerce },
    { event: 'add_shipping_info', ecommerce: { ...ecommerce, shipping_tier: cart?.shippingMethodName } },
    { event: 'add_payment_info', ecommerce: { ...ecommerce, payment_type: cart?.paymentMethodName } },
  ])
  expect(cart?.totals.items).toBe((line?.price ?? 0) * 3)
})

test('a form with problems, a lost call and a declined payment report nothing', async () => {
  const { store, events, network, type, sent } = await createPayableCheckout()
  store.set(changeDraftAtom, { terms: false })
  await store.set(payAtom, 'en')
  store.set(changeDraftAtom, { terms: true })
  network.loses = (call) => (call === 'POST /payment' ? 'before' : null)
  await store.set(payAtom, 'en')
  network.loses = () => null
  type({ email: 'decline@example.se', identityNumber: '850709-9805' })
  await store.set(choosePaymentAtom, 'invoice')
  await store.set(completeStepAtom, 'address')
  await store.set(completeStepAtom, 'delivery')
  type({ identityNumber: '850709-9805' })
  await store.set(payAtom, 'en')
  expect(store.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'refused' })
  expect(sent('POST /payment')).toHaveLength(2)
  expect(events).toEqual([])
})

test('events carry neither discount codes nor anything about the shopper', async () => {
  const { store, events } = await createPayableCheckout()
  expect(await store.set(addVoucherAtom, 'TAPPET10')).toBe(true)
  await store.set(payAtom, 'en')
  expect(events).toHaveLength(3)
  expect(JSON.stringify(events)).not.toMatch(/TAPPET10|kim|Storgatan|114 ?55/i)
})
