import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { paymentKey } from '#src/config.ts'
import { choosePaymentAtom } from '#src/features/cart/commands/choose-methods.atoms.ts'
import { createCart } from '#src/features/cart/start/open-cart.ts'
import { payAtom } from '#src/features/checkout/payment/pay.atoms.ts'
import { findOrderAtom, OrderNotice } from '#src/features/checkout/receipt/found-order.tsx'
import { orderNoticeAtom } from '#src/features/checkout/receipt/order-notice.atoms.ts'
import { receiptAtom } from '#src/features/checkout/receipt/receipt.atoms.ts'
import { I18nProvider } from '#src/i18n/use-i18n.tsx'
import type { Visit } from '#src/visit.ts'
import { createPayableCheckout } from '#tests/support/worlds/checkout-world.ts'
import { onlyTab } from '#tests/support/worlds/test-device.ts'

/** A shopper whose order was placed, but whose browser knows only that a payment was started. */
async function createLostReturn() {
  const world = await createPayableCheckout()
  await world.store.set(payAtom, 'en')
  world.events.length = 0
  world.ports.browserStore.write(paymentKey, '1')
  const signals: string[] = []
  const visit: Visit = {
    ...world.ports,
    tabs: { ...onlyTab, broadcast: (signal) => void signals.push(signal) },
  }
  /** The store of the next document the shopper opens. */
  const nextVisit = () => {
    const store = createStore()
    createCart(store, visit)
    return store
  }
  return { ...world, signals, nextVisit, mark: () => visit.browserStore.read(paymentKey) }
}

test('an order that is found on the next visit is shown once, reported once, and announced to the other tabs', async () => {
  const { nextVisit, events, signals, mark } = await createLostReturn()
  const [first, second] = [nextVisit(), nextVisit()]
  await Promise.all([first.set(findOrderAtom), second.set(findOrderAtom)])
  await nextVisit().set(findOrderAtom)
  const shown = [first, second].filter((store) => store.get(orderNoticeAtom) !== null)
  expect(shown).toHaveLength(1)
  expect(mark()).toBeNull()
  expect(events.map(({ kind }) => kind)).toEqual(['ordered'])
  expect(signals).toEqual(['after'])
})

test('an order whose receipt was already shown is not shown again', async () => {
  const { nextVisit } = await createLostReturn()
  await nextVisit().set(receiptAtom)
  const store = nextVisit()
  await store.set(findOrderAtom)
  expect(store.get(orderNoticeAtom)).toBeNull()
})

test('a receipt on the screen ends the search for its order', async () => {
  const { nextVisit, mark } = await createLostReturn()
  await nextVisit().set(receiptAtom)
  expect(mark()).toBeNull()
})

test('a service that does not answer is asked again on the next visit', async () => {
  const { nextVisit, network, mark } = await createLostReturn()
  network.loses = () => 'before'
  const store = nextVisit()
  await expect(store.set(findOrderAtom)).rejects.toThrow()
  expect([store.get(orderNoticeAtom), mark()]).toEqual([null, '1'])
})

test('without an order the search ends silently', async () => {
  const { ports, store } = await createPayableCheckout()
  ports.browserStore.write(paymentKey, '1')
  await store.set(findOrderAtom)
  expect([store.get(orderNoticeAtom), ports.browserStore.read(paymentKey)]).toEqual([null, null])
})

test('a payment is marked as started when it continues at a provider or has no answer, not when it is settled', async () => {
  const direct = await createPayableCheckout()
  await direct.store.set(payAtom, 'en')
  expect(direct.ports.browserStore.read(paymentKey)).toBeNull()

  const atProvider = await createPayableCheckout()
  await atProvider.store.set(choosePaymentAtom, 'card')
  await atProvider.store.set(payAtom, 'en')
  expect(atProvider.ports.browserStore.read(paymentKey)).not.toBeNull()

  const unanswered = await createPayableCheckout()
  unanswered.network.loses = (call) => (call === 'POST /payment' ? 'before' : null)
  await unanswered.store.set(payAtom, 'en')
  expect(unanswered.ports.browserStore.read(paymentKey)).not.toBeNull()
})

test('the notice names the order and links to its receipt in the shopper’s language', () => {
  const page = renderToStaticMarkup(
    <I18nProvider i18n={createTestI18n('sv')}>
      <Provider>
        <OrderNotice order={{ orderNumber: '1234', paymentMethod: 'card' }} />
      </Provider>
    </I18nProvider>,
  )
  expect(page).toContain('Din beställning 1234 har gått igenom.')
  expect(page).toContain('href="/sv/checkout/confirmation?centraPaymentMethod=card"')
})
