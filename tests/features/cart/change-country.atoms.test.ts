import { expect, test } from 'vitest'
import { addItemAtom } from '#src/features/cart/cart.atoms.ts'
import { changeCountryAtom, undoCountryChangeAtom } from '#src/features/cart/change-country.atoms.ts'
import { cartErrorsAtom, wholeCart } from '#src/features/cart/messages.atoms.ts'
import { selectionAtom } from '#src/features/cart/selection.atoms.ts'
import { countryPlace } from '#src/features/cart/session.atoms.ts'
import { createTestVisit } from '#tests/support/test-visit.ts'

async function filledCart() {
  const visit = createTestVisit()
  await visit.store.set(addItemAtom, { item: '1-1', quantity: 1, name: 'Brake disc' })
  await visit.store.set(addItemAtom, { item: '6-1', quantity: 2, name: 'Lamp' })
  return visit
}

test('a change of country is one call, and tells what it took', async () => {
  const { store, calls } = await filledCart()
  calls.length = 0
  const change = await store.set(changeCountryAtom, 'GB')
  expect(calls.map(({ call }) => call)).toEqual(['PUT /countries/GB'])
  expect(change?.from).toBe('SE')
  expect(change?.dropped.map(({ item, quantity }) => [item, quantity])).toEqual([['6-1', 2]])
})

test('it can be undone: country, prices and lines are as before', async () => {
  const { store } = await filledCart()
  const before = store.get(selectionAtom)
  const change = await store.set(changeCountryAtom, 'GB')
  if (!change) throw new Error('the cart stayed')
  expect(await store.set(undoCountryChangeAtom, change)).toBe(true)
  const after = store.get(selectionAtom)
  expect([after?.location.country, after?.currency]).toEqual(['SE', 'SEK'])
  expect(after?.lines.map(({ item, quantity }) => [item, quantity])).toEqual(
    before?.lines.map(({ item, quantity }) => [item, quantity]),
  )
  expect(store.get(cartErrorsAtom).has(wholeCart)).toBe(false)
})

test('a cart that cannot change its country stays, and nothing is undone', async () => {
  const { store, network } = await filledCart()
  network.loses = () => 'before'
  expect(await store.set(changeCountryAtom, 'GB')).toBeNull()
  network.loses = () => null
  expect(store.get(selectionAtom)?.location.country).toBe('SE')
})

test('what does not come back is not lost without a word', async () => {
  const { store, network } = await filledCart()
  const change = await store.set(changeCountryAtom, 'GB')
  if (!change) throw new Error('the cart stayed')
  network.loses = (call) => (call.startsWith('POST /items/') ? 'before' : null)
  expect(await store.set(undoCountryChangeAtom, change)).toBe(true)
  expect(store.get(cartErrorsAtom).get(countryPlace)?.problem).toEqual({ kind: 'unfinished' })
})
