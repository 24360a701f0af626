import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { addItemAtom } from '#src/features/cart/commands/add.atoms.ts'
import { addVoucherAtom } from '#src/features/cart/commands/voucher.atoms.ts'
import { createCart } from '#src/features/cart/start/open-cart.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { payAtom } from '#src/features/checkout/payment/pay.atoms.ts'
import { resetAfterReturnAtom } from '#src/features/checkout/payment/pay-state.atoms.ts'
import { receiptAtom } from '#src/features/checkout/receipt/receipt.atoms.ts'
import { createCartWorld } from '#tests/support/worlds/cart-world.ts'
import { createPayableCheckout } from '#tests/support/worlds/checkout-world.ts'
import { createTestStore, noStore } from '#tests/support/worlds/test-device.ts'

/** A shopper who has ordered three pieces; the events of paying are forgotten. */
async function createOrder() {
  const world = await createPayableCheckout({ quantity: 3 })
  const cart = world.store.get(selectionAtom)
  await world.store.set(payAtom, 'en')
  world.events.length = 0
  return { ...world, cart }
}

test('the receipt reports the purchase, with the pieces of an item as one entry', async () => {
  const { nextDocument, events, cart } = await createOrder()
  const store = nextDocument()
  await store.set(receiptAtom)
  const state = store.get(receiptAtom)
  if (state.kind !== 'here') throw new Error('there is no receipt')
  expect(state.order.lines).toHaveLength(3)
  expect(events).toEqual([
    {
      kind: 'ordered',
      number: state.order.orderNumber,
      goods: {
        currency: 'SEK',
        value: cart?.totals.items,
        articles: [expect.objectContaining({ quantity: 3, price: cart?.lines[0]?.price })],
      },
      tax: state.order.totals.grandTotalTax,
      shipping: cart?.totals.shipping,
    },
  ])
  expect(JSON.stringify(events)).not.toMatch(/kim|Storgatan/i)
})

test('the event of a purchase carries no discount code', async () => {
  const { store, nextDocument, events } = await createPayableCheckout()
  expect(await store.set(addVoucherAtom, 'SAVE10')).toBe(true)
  await store.set(payAtom, 'en')
  events.length = 0
  await nextDocument().set(receiptAtom)
  expect(events.map(({ kind }) => kind)).toEqual(['ordered'])
  expect(JSON.stringify(events)).not.toContain('SAVE10')
})

test('a purchase is reported once, in several tabs at the same time, after reloads and in the next browser session', async () => {
  const { nextDocument, ports, events } = await createOrder()
  const tabs = [nextDocument(), nextDocument(), nextDocument()]
  await Promise.all(tabs.map((tab) => tab.set(receiptAtom)))
  await tabs[0]?.set(receiptAtom)
  const nextDay = createStore()
  createCart(nextDay, { ...ports, store: createTestStore() })
  await nextDay.set(receiptAtom)
  expect(nextDay.get(receiptAtom)).toMatchObject({ kind: 'here' })
  expect(events).toHaveLength(1)
})

test('each order is reported under its own number', async () => {
  const { store, nextDocument, events } = await createOrder()
  await nextDocument().set(receiptAtom)
  store.set(resetAfterReturnAtom)
  await store.set(addItemAtom, { item: '2-1', quantity: 1, name: 'Part' })
  await store.set(payAtom, 'en')
  await nextDocument().set(receiptAtom)
  const numbers = events.flatMap((event) => (event.kind === 'ordered' ? [event.number] : []))
  expect(new Set(numbers).size).toBe(2)
  expect(numbers).toHaveLength(2)
})

test('without storage the purchase is not reported, so that it is never reported twice', async () => {
  const { ports, events } = await createOrder()
  const store = createStore()
  createCart(store, { ...ports, browserStore: noStore })
  await store.set(receiptAtom)
  expect(store.get(receiptAtom)).toMatchObject({ kind: 'here' })
  expect(events).toEqual([])
})

test('a visit without an order reports no purchase', async () => {
  const { store, events } = createCartWorld()
  await store.set(receiptAtom)
  expect(store.get(receiptAtom)).toEqual({ kind: 'none' })
  expect(events).toEqual([])
})
