import { expect, test } from 'vitest'
import { loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { requestNoticeAtom } from '#src/features/stock-notice/request-notice.atoms.ts'
import { createCartWorld } from '#tests/support/worlds/cart-world.ts'

const path = 'POST /back-in-stock-subscription'
const request = { item: '1-1', email: 'kim@example.se' }

async function createVisitor() {
  const world = createCartWorld()
  await world.store.set(loadSelectionAtom, 'en')
  return world
}

test('a notice is asked for with the country and language of the visit', async () => {
  const { store, calls } = await createVisitor()
  expect(await store.set(requestNoticeAtom, request)).toBe('sent')
  const country = store.get(selectionAtom)?.location.country
  expect(calls.at(-1)).toMatchObject({
    call: path,
    body: { item: '1-1', email: 'kim@example.se', shipTo: { country }, language: 'en' },
  })
})

test('without a known country the service is not asked', async () => {
  const { store, calls } = await createVisitor()
  const selection = store.get(selectionAtom)
  if (!selection) throw new Error('No selection')
  store.set(selectionAtom, { ...selection, location: { ...selection.location, country: null } })
  expect(await store.set(requestNoticeAtom, request)).toBe('country')
  expect(calls.map(({ call }) => call)).not.toContain(path)
})

test('an address that the service refuses, or a guest without one, is invalid', async () => {
  const { store } = await createVisitor()
  expect(await store.set(requestNoticeAtom, { ...request, email: 'kim@' })).toBe('invalid')
  expect(await store.set(requestNoticeAtom, { ...request, email: '' })).toBe('invalid')
})

test('a country with states needs one', async () => {
  const { store } = await createVisitor()
  const selection = store.get(selectionAtom)
  if (!selection) throw new Error('No selection')
  const at = (state?: string) => ({ ...selection, location: { ...selection.location, country: 'IE', state } })
  store.set(selectionAtom, at())
  expect(await store.set(requestNoticeAtom, request)).toBe('state')
  store.set(selectionAtom, at('D'))
  expect(await store.set(requestNoticeAtom, request)).toBe('sent')
})

test('a repeated request is answered like the first', async () => {
  const { store } = await createVisitor()
  expect(await store.set(requestNoticeAtom, request)).toBe('sent')
  expect(await store.set(requestNoticeAtom, request)).toBe('sent')
})

test('a service that fails or does not answer can be asked again', async () => {
  const { store, network } = await createVisitor()
  network.loses = () => 'before'
  expect(await store.set(requestNoticeAtom, request)).toBe('failed')
  network.loses = () => null
  expect(await store.set(requestNoticeAtom, { ...request, item: '999-1' })).toBe('failed')
  expect(await store.set(requestNoticeAtom, request)).toBe('sent')
})
