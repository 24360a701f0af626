import { expect, test } from 'vitest'
import { addItemAtom } from '#src/features/cart/commands/add.atoms.ts'
import { changeCountryAtom, countrySlot } from '#src/features/cart/commands/change-country.atoms.ts'
import {
  choosePaymentAtom,
  chooseShippingAtom,
  shippingSlot,
} from '#src/features/cart/commands/choose-methods.atoms.ts'
import { cartErrorsAtom } from '#src/features/cart/state/messages.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { createCartWorld } from '#tests/support/worlds/cart-world.ts'

test('ways of delivery and payment are chosen by call', async () => {
  const { store } = createCartWorld()
  await store.set(addItemAtom, { item: '1-1', quantity: 1, name: 'Brake disc' })
  expect(await store.set(chooseShippingAtom, 'express')).toBe(true)
  expect(await store.set(choosePaymentAtom, 'invoice')).toBe(true)
  expect(store.get(selectionAtom)).toMatchObject({ shippingMethod: 'express', paymentMethod: 'invoice' })
  expect(await store.set(chooseShippingAtom, 'rocket')).toBe(false)
  expect(store.get(cartErrorsAtom).get(shippingSlot)?.problem).toEqual({ kind: 'refused' })
})

test('a choice whose reply is lost counts when the selection has it', async () => {
  const { store, network } = createCartWorld()
  await store.set(addItemAtom, { item: '1-1', quantity: 1, name: 'Brake disc' })
  network.loses = (call) => (call.startsWith('PUT') ? 'after' : null)
  expect(await store.set(chooseShippingAtom, 'express')).toBe(true)
  expect(await store.set(choosePaymentAtom, 'invoice')).toBe(true)
  expect(await store.set(changeCountryAtom, 'GB')).toBe(true)
  expect(store.get(cartErrorsAtom).size).toBe(0)
  network.loses = (call) => (call.startsWith('PUT') ? 'before' : null)
  expect(await store.set(changeCountryAtom, 'SE')).toBe(false)
  expect(await store.set(chooseShippingAtom, 'standard')).toBe(false)
  expect(store.get(cartErrorsAtom).get(countrySlot)?.problem).toEqual({ kind: 'unfinished' })
})
