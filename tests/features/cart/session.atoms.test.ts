import { expect, test } from 'vitest'
import { addItemAtom } from '#src/features/cart/cart.atoms.ts'
import { cartErrorsAtom, wholeCart } from '#src/features/cart/messages.atoms.ts'
import { cartStatusAtom, selectionAtom } from '#src/features/cart/selection.atoms.ts'
import {
  chooseCountryAtom,
  choosePaymentAtom,
  chooseShippingAtom,
  countryPlace,
  shippingPlace,
} from '#src/features/cart/session.atoms.ts'
import { createTestVisit } from '#tests/support/test-visit.ts'

test('another country brings its own prices, and what is not sold there is named', async () => {
  const { store } = createTestVisit()
  await store.set(addItemAtom, { item: '1-1', quantity: 1, name: 'Brake disc' })
  await store.set(addItemAtom, { item: '6-1', quantity: 1, name: 'Lamp' })
  expect(await store.set(chooseCountryAtom, 'GB')).toBe(true)
  const selection = store.get(selectionAtom)
  expect([selection?.location.country, selection?.currency]).toEqual(['GB', 'GBP'])
  expect(store.get(cartErrorsAtom).get(wholeCart)?.problem).toEqual({
    kind: 'dropped',
    names: ['Part 6 in sv'],
  })
})

test('a part of a country is chosen with it', async () => {
  const { store, calls } = createTestVisit()
  expect(await store.set(chooseCountryAtom, 'IE', 'D')).toBe(true)
  expect(calls.at(-1)?.call).toBe('PUT /countries/IE/states/D')
  expect(store.get(selectionAtom)?.location).toMatchObject({ country: 'IE', state: 'D' })
})

test('a country nobody knows changes nothing and says so', async () => {
  const { store } = createTestVisit()
  await store.set(addItemAtom, { item: '1-1', quantity: 1, name: 'Brake disc' })
  expect(await store.set(chooseCountryAtom, 'XX')).toBe(false)
  expect(store.get(cartErrorsAtom).get(countryPlace)?.problem).toEqual({ kind: 'notDeliverable' })
  expect(store.get(selectionAtom)?.location.country).toBe('SE')
})

test('ways of delivery and payment are chosen by call', async () => {
  const { store } = createTestVisit()
  await store.set(addItemAtom, { item: '1-1', quantity: 1, name: 'Brake disc' })
  expect(await store.set(chooseShippingAtom, 'express')).toBe(true)
  expect(await store.set(choosePaymentAtom, 'invoice')).toBe(true)
  expect(store.get(selectionAtom)).toMatchObject({ shippingMethod: 'express', paymentMethod: 'invoice' })
  expect(await store.set(chooseShippingAtom, 'rocket')).toBe(false)
  expect(store.get(cartErrorsAtom).get(shippingPlace)?.problem).toEqual({ kind: 'refused' })
})

test('a choice nobody confirmed counts where the server has made it', async () => {
  const { store, network } = createTestVisit()
  await store.set(addItemAtom, { item: '1-1', quantity: 1, name: 'Brake disc' })
  network.loses = (call) => (call.startsWith('PUT') ? 'after' : null)
  expect(await store.set(chooseShippingAtom, 'express')).toBe(true)
  expect(await store.set(choosePaymentAtom, 'invoice')).toBe(true)
  expect(await store.set(chooseCountryAtom, 'GB')).toBe(true)
  expect(store.get(cartErrorsAtom).size).toBe(0)
  network.loses = (call) => (call.startsWith('PUT') ? 'before' : null)
  expect(await store.set(chooseCountryAtom, 'SE')).toBe(false)
  expect(await store.set(chooseShippingAtom, 'standard')).toBe(false)
  expect(store.get(cartErrorsAtom).get(countryPlace)?.problem).toEqual({ kind: 'unfinished' })
})

test('a choice nobody answers leaves the cart out of reach, and what was said goes when it is made again', async () => {
  const { store, network } = createTestVisit()
  await store.set(addItemAtom, { item: '1-1', quantity: 1, name: 'Brake disc' })
  network.loses = () => 'before'
  expect(await store.set(chooseCountryAtom, 'GB')).toBe(false)
  expect(store.get(cartStatusAtom)).toBe('unreachable')
  expect(store.get(cartErrorsAtom).get(countryPlace)?.problem).toEqual({ kind: 'unreachable' })
  network.loses = () => null
  const again = store.set(chooseCountryAtom, 'GB')
  expect(store.get(cartErrorsAtom).has(countryPlace)).toBe(false)
  expect(await again).toBe(true)
  expect(store.get(cartStatusAtom)).toBe('here')
})

test('what ran short because of a choice is said of the whole cart', async () => {
  const { store, ports, nextDocument } = createTestVisit()
  await store.set(addItemAtom, { item: '1-1', quantity: 3, name: 'Brake disc' })
  const unavailable = [{ item: '1-1', product: '1', originalQuantity: 3, available: 2 }]
  const chooseCountry = async () => {
    const reply = await ports.checkout.chooseCountry('GB', 'en')
    return reply.ok ? { ok: true as const, value: { ...reply.value, unavailable } } : reply
  }
  const next = nextDocument({ ...ports, checkout: { ...ports.checkout, chooseCountry } })
  expect(await next.set(chooseCountryAtom, 'GB')).toBe(true)
  expect([...next.get(cartErrorsAtom)].map(([place, { problem }]) => [place, problem.kind])).toEqual([
    [wholeCart, 'cut'],
  ])
})
