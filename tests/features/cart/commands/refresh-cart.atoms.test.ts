import { expect, test } from 'vitest'
import { loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import { refreshCartAtom } from '#src/features/cart/commands/refresh-cart.atoms.ts'
import { cartStatusAtom, selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { createFilledCart } from '#tests/support/cart-world.ts'

/** A loaded cart with one part; `callNames` starts empty. */
async function createLoadedCart() {
  const world = await createFilledCart({ '1-1': 2 })
  await world.store.set(loadSelectionAtom, 'en')
  world.calls.length = 0
  return world
}

test('whoever comes back to the page sees the cart as it is now', async () => {
  const { store, ports, callNames } = await createLoadedCart()
  await ports.checkout.addItem('1-1', 3)
  await store.set(refreshCartAtom, 'back', 'en')
  expect(callNames().slice(1)).toEqual(['GET /selection'])
  expect(store.get(selectionAtom)?.lines[0]?.quantity).toBe(5)
})

test('page, window and network that come back together are one look', async () => {
  const { store, callNames } = await createLoadedCart()
  await Promise.all([1, 2, 3].map(() => store.set(refreshCartAtom, 'back', 'en')))
  expect(callNames()).toEqual(['GET /selection'])
  await store.set(refreshCartAtom, 'back', 'en')
  expect(callNames()).toEqual(['GET /selection', 'GET /selection'])
})

test('a look that failed is no reason not to look again', async () => {
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

test('without a network nobody looks', async () => {
  const { store, connection, callNames } = await createLoadedCart()
  connection.setOnline(false)
  await store.set(refreshCartAtom, 'back', 'en')
  expect(callNames()).toEqual([])
})

test.each(['before', 'after'] as const)(
  'told %s a change of another tab, one looks where it was made',
  async (when) => {
    const { store, nextDocument, ports, callNames } = await createLoadedCart()
    await store.set(refreshCartAtom, when, 'en')
    expect(callNames()).toEqual([])
    const next = nextDocument(ports)
    await next.set(refreshCartAtom, when, 'en')
    expect(callNames()).toEqual(['GET /selection'])
    expect(next.get(selectionAtom)?.lines[0]?.quantity).toBe(2)
  },
)
