import { expect, test } from 'vitest'
import { addItemAtom, loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import { refreshCartAtom } from '#src/features/cart/commands/refresh-cart.atoms.ts'
import { cartStatusAtom, selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { createTestVisit } from '#tests/support/test-visit.ts'

/** Someone with a part in the cart, of whose calls from now on the test is told. */
async function createBuyer() {
  const visit = createTestVisit()
  await visit.store.set(addItemAtom, { item: '1-1', quantity: 2, name: 'Brake disc' })
  await visit.store.set(loadSelectionAtom, 'en')
  visit.calls.length = 0
  const reads = () => visit.calls.map(({ call }) => call)
  return { ...visit, reads }
}

test('whoever comes back to the page sees the cart as it is now', async () => {
  const { store, ports, reads } = await createBuyer()
  await ports.checkout.addItem('1-1', 3)
  await store.set(refreshCartAtom, 'back', 'en')
  expect(reads().slice(1)).toEqual(['GET /selection'])
  expect(store.get(selectionAtom)?.lines[0]?.quantity).toBe(5)
})

test('page, window and network that come back together are one look', async () => {
  const { store, reads } = await createBuyer()
  await Promise.all([1, 2, 3].map(() => store.set(refreshCartAtom, 'back', 'en')))
  expect(reads()).toEqual(['GET /selection'])
  await store.set(refreshCartAtom, 'back', 'en')
  expect(reads()).toEqual(['GET /selection', 'GET /selection'])
})

test('a look that failed is no reason not to look again', async () => {
  const { store, network, reads } = await createBuyer()
  network.loses = () => 'before'
  await store.set(refreshCartAtom, 'back', 'en')
  expect(store.get(cartStatusAtom)).toBe('unreachable')
  network.loses = () => null
  const failed = reads().length
  await store.set(refreshCartAtom, 'back', 'en')
  expect(reads().slice(failed)).toEqual(['GET /selection'])
  expect(store.get(cartStatusAtom)).toBe('here')
})

test('without a network nobody looks', async () => {
  const { store, connection, reads } = await createBuyer()
  connection.setOnline(false)
  await store.set(refreshCartAtom, 'back', 'en')
  expect(reads()).toEqual([])
})

test.each(['before', 'after'] as const)(
  'told %s a change of another tab, one looks where it was made',
  async (when) => {
    const { store, nextDocument, ports, reads } = await createBuyer()
    await store.set(refreshCartAtom, when, 'en')
    expect(reads()).toEqual([])
    const next = nextDocument(ports)
    await next.set(refreshCartAtom, when, 'en')
    expect(reads()).toEqual(['GET /selection'])
    expect(next.get(selectionAtom)?.lines[0]?.quantity).toBe(2)
  },
)
