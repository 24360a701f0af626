import { expect, test, vi } from 'vitest'
import { loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import { changeDraftAtom, setFieldAtom } from '#src/features/checkout/form/form.atoms.ts'
import { payAtom } from '#src/features/checkout/payment/pay.atoms.ts'
import { payStateAtom } from '#src/features/checkout/payment/pay-state.atoms.ts'
import { completeStepAtom } from '#src/features/checkout/steps/step.atoms.ts'
import { createBrowser } from '#tests/support/cart-model/tabs.ts'
import { field, kim } from '#tests/support/examples/addresses.ts'
import { createCheckoutWorld, createPayableCheckout } from '#tests/support/worlds/checkout-world.ts'

test('an unanswered payment of one tab is not repeated in another', async () => {
  const { store, nextDocument, network, sent, timer } = await createPayableCheckout()
  network.loses = (call) => (call === 'POST /payment' ? 'before' : null)
  await store.set(payAtom, 'en')
  network.loses = () => null
  const other = nextDocument()
  await other.set(loadSelectionAtom, 'en')
  for (const [key, value] of Object.entries(kim)) other.set(setFieldAtom, field(key), value)
  await other.set(completeStepAtom, 'address')
  await other.set(completeStepAtom, 'delivery')
  other.set(changeDraftAtom, { terms: true })
  await other.set(payAtom, 'en')
  expect(other.get(payStateAtom)).toEqual({ kind: 'unknown', overdue: false })
  expect(sent('POST /payment')).toHaveLength(1)
  await vi.waitFor(
    () => {
      if (other.get(payStateAtom).kind === 'unknown') timer.advance(5_000)
      expect(other.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'notPlaced' })
    },
    { interval: 1, timeout: 10_000 },
  )
  await other.set(payAtom, 'en')
  expect(sent('POST /payment')).toHaveLength(2)
})

test('a cart that is paid in two tabs at the same time is ordered once, and the other tab says that it has changed', async () => {
  const { ports, nextDocument, sent, left } = await createCheckoutWorld()
  const browser = createBrowser(ports.now, queueMicrotask)
  async function openPaymentStep() {
    const store = nextDocument({ ...ports, tabs: browser.tabsOf({ alive: true }) })
    await store.set(loadSelectionAtom, 'en')
    for (const [key, value] of Object.entries(kim)) store.set(setFieldAtom, field(key), value)
    await store.set(completeStepAtom, 'address')
    await store.set(completeStepAtom, 'delivery')
    store.set(changeDraftAtom, { terms: true })
    return store
  }
  const tabs = [await openPaymentStep(), await openPaymentStep()]
  await Promise.all(tabs.map((tab) => tab.set(payAtom, 'en')))
  expect(sent('POST /payment')).toHaveLength(1)
  expect(left).toHaveLength(1)
  expect(tabs.map((tab) => tab.get(payStateAtom))).toMatchObject([
    { kind: 'leaving' },
    { kind: 'stopped', reason: 'changed' },
  ])
})
