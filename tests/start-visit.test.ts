import { expect, test } from 'vitest'
import { paymentKey, paymentLifetime } from '#src/config.ts'
import { orderNoticeAtom } from '#src/features/checkout/receipt/order-notice.atoms.ts'
import { findOrder } from '#src/start-visit.ts'
import { createFilledCart } from '#tests/support/worlds/cart-world.ts'

test('a started payment is expected to become an order for a day while the cart stays filled', async () => {
  const { store, ports, timer, callNames } = await createFilledCart({ '1-1': 1 })
  const { browserStore } = ports
  browserStore.write(paymentKey, String(timer.now()))
  timer.advance(paymentLifetime - 1)
  await findOrder(store)
  expect(browserStore.read(paymentKey)).not.toBeNull()
  timer.advance(1)
  await findOrder(store)
  expect(browserStore.read(paymentKey)).toBeNull()
  expect(callNames()).not.toContain('GET /receipt')
  expect(store.get(orderNoticeAtom)).toBeNull()
})

test('an unreadable time of a payment counts as over', async () => {
  const { store, ports } = await createFilledCart({ '1-1': 1 })
  ports.browserStore.write(paymentKey, 'soon')
  await findOrder(store)
  expect(ports.browserStore.read(paymentKey)).toBeNull()
})
