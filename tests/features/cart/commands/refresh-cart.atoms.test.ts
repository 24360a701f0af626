import { expect, test } from 'vitest'
import { loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import { refreshCartAtom } from '#src/features/cart/commands/refresh-cart.atoms.ts'
import { cartStatusAtom, selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { createFilledCart } from '#tests/support/worlds/cart-world.ts'

/** A loaded cart with one part; `callNames` starts empty. */
async function createLoadedCart() {
  const world = await createFilledCart({ '1-1': 2 })
  await world.store.set(loadSelectionAtom, 'en')
  world.calls.length = 0
  return world
}

test('coming back to the page reads the cart again', async () => {
  const { store, ports, callNames } = await createLoadedCart()
  await ports.checkout.addItem('1-1', 3)
  await store.set(refreshCartAtom, 'back', 'en')
  expect(callNames().slice(1)).toEqual(['GET /selection'])
  expect(store.get(selectionAtom)?.lines[0]?.quantity).toBe(5)
})

test('page, window and network that come back together read the cart once', async () => {
  const { store, callNames } = await createLoadedCart()
  await Promise.all([1, 2, 3].map(() => store.set(refreshCartAtom, 'back', 'en')))
  expect(callNames()).toEqual(['GET /selection'])
  await store.set(refreshCartAtom, 'back', 'en')
  expect(callNames()).toEqual(['GET /selection', 'GET /selection'])
})

test('a failed read does not prevent the next one', async () => {
  const { store, network, callNames } = await createLoadedCart()
  network.loses = () => 'before'
  await store.set(refreshCartAtom, 'back', 'en')
  expect(store.get(cartStatusAtom)).toBe('unreachable')
  network.loses = () => null
  const failed = callNames().length
  await store.set(refreshCartAtom, 'back', 'en')
  expect(callNames().slice(failed)).toEqual(['GET /selection'])
  expect(store.get(cartStatusAtom)).toBe('here')
})

test('the cart is not read while offline', async () => {
  const { store, connection, callNames } = await createLoadedCart()
  connection.setOnline(false)
  await store.set(refreshCartAtom, 'back', 'en')
  expect(callNames()).toEqual([])
})

test('a signal that another tab is about to change the cart reads it only where its version is new', async () => {
  const { store, nextDocument, ports, callNames } = await createLoadedCart()
  await store.set(refreshCartAtom, 'before', 'en')
  expect(callNames()).toEqual([])
  const next = nextDocument(ports)
  await next.set(refreshCartAtom, 'before', 'en')
  expect(callNames()).toEqual(['GET /selection'])
  expect(next.get(selectionAtom)?.lines[0]?.quantity).toBe(2)
})

test('a signal that another tab has changed the cart always reads it', async () => {
  const { store, callNames } = await createLoadedCart()
  await store.set(refreshCartAtom, 'after', 'en')
  expect(callNames()).toEqual(['GET /selection'])
})
