import { expect, test } from 'vitest'
import { cartErrorsAtom } from '#src/features/cart/state/messages.atoms.ts'
import { clearErrorAtom, showErrorAtom } from '#src/features/cart/state/show-message.atoms.ts'
import { createCartWorld } from '#tests/support/worlds/cart-world.ts'

test('clearing the message of one slot keeps those of others', () => {
  const { store } = createCartWorld()
  const places = () => [...store.get(cartErrorsAtom).keys()]
  store.set(showErrorAtom, '1-1', { kind: 'unreachable' })
  store.set(showErrorAtom, '2-1', { kind: 'unreachable' })
  expect(places()).toEqual(['1-1', '2-1'])
  store.set(clearErrorAtom, '1-1')
  expect(places()).toEqual(['2-1'])
  store.set(clearErrorAtom, '3-1')
  expect(places()).toEqual(['2-1'])
})
