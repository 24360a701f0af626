import { expect, test, vi } from 'vitest'
import type { ShopEvent } from '#src/effects/events/event-port.ts'
import { choosePaymentAtom } from '#src/features/cart/commands/choose-methods.atoms.ts'
import { addVoucherAtom } from '#src/features/cart/commands/voucher.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { changeDraftAtom } from '#src/features/checkout/form/form.atoms.ts'
import { payAtom } from '#src/features/checkout/payment/pay.atoms.ts'
import { payStateAtom } from '#src/features/checkout/payment/pay-state.atoms.ts'
import { completeStepAtom } from '#src/features/checkout/steps/step.atoms.ts'
import { createPayableCheckout } from '#tests/support/worlds/checkout-world.ts'

const ofPayment = (events: readonly ShopEvent[]) => events.filter(({ kind }) => kind === 'paymentStarted')

test('an accepted payment call is reported once, with the goods and the names of the methods', async () => {
  const { store, events } = await createPayableCheckout({ quantity: 3 })
  const cart = store.get(selectionAtom)
  const line = cart?.lines[0]
  await Promise.all([store.set(payAtom, 'en'), store.set(payAtom, 'en')])
  const articles = [expect.objectContaining({ id: line?.sku || line?.item, price: line?.price, quantity: 3 })]
  expect(ofPayment(events)).toEqual([
    {
      kind: 'paymentStarted',
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      goods: { currency: 'SEK', value: cart?.totals.items, articles },
      delivery: cart?.shippingMethodName,
      payment: cart?.paymentMethodName,
    },
  ])
  expect(cart?.totals.items).toBe((line?.price ?? 0) * 3)
})

test('an order that costs nothing names no way to pay it', async () => {
  const { store, events } = await createPayableCheckout()
  await store.set(addVoucherAtom, 'GRATIS')
  await store.set(payAtom, 'en')
  expect(ofPayment(events)).toMatchObject([{ payment: 'Nothing to pay' }])
})

test('a form with problems, a lost call and a declined payment report nothing', async () => {
  const { store, events, network, type, sent, timer } = await createPayableCheckout()
  store.set(changeDraftAtom, { terms: false })
  await store.set(payAtom, 'en')
  store.set(changeDraftAtom, { terms: true })
  network.loses = (call) => (call === 'POST /payment' ? 'before' : null)
  await store.set(payAtom, 'en')
  network.loses = () => null
  await vi.waitFor(
    () => {
      if (store.get(payStateAtom).kind === 'unknown') timer.advance(5_000)
      expect(store.get(payStateAtom)).toMatchObject({ reason: 'notPlaced' })
    },
    { interval: 1, timeout: 10_000 },
  )
  type({ email: 'decline@example.se', identityNumber: '850709-9805' })
  await store.set(choosePaymentAtom, 'invoice')
  await store.set(completeStepAtom, 'address')
  await store.set(completeStepAtom, 'delivery')
  type({ identityNumber: '850709-9805' })
  await store.set(payAtom, 'en')
  expect(store.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'refused' })
  expect(sent('POST /payment')).toHaveLength(2)
  expect(ofPayment(events)).toEqual([])
})

test('events carry neither discount codes nor anything about the shopper', async () => {
  const { store, events } = await createPayableCheckout()
  expect(await store.set(addVoucherAtom, 'SAVE10')).toBe(true)
  await store.set(payAtom, 'en')
  expect(ofPayment(events)).toHaveLength(1)
  expect(JSON.stringify(events)).not.toMatch(/SAVE10|kim|Storgatan|114 ?55/i)
})
