import { expect, test } from 'vitest'
import { addItemAtom } from '#src/features/cart/commands/add.atoms.ts'
import {
  changeCountryAtom,
  countryChangeAtom,
  countrySlot,
  undoCountryChangeAtom,
} from '#src/features/cart/commands/change-country.atoms.ts'
import { cartErrorsAtom, wholeCart } from '#src/features/cart/state/messages.atoms.ts'
import { cartStatusAtom, selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { createCartWorld, createFilledCart } from '#tests/support/worlds/cart-world.ts'

/** A cart with a disc, sold everywhere, and two lamps, sold neither in Britain nor in Norway. */
async function filledCart() {
  const world = await createFilledCart({ '1-1': 1, '6-1': 2 })
  const { store, calls } = world
  const items = () => store.get(selectionAtom)?.lines.map(({ item, quantity }) => [item, quantity])
  const unavailable = () =>
    store.get(countryChangeAtom)?.unavailable.map(({ item, quantity }) => [item, quantity]) ?? null
  calls.length = 0
  return { ...world, items, unavailable }
}

test('a change of country is one call, and records removed lines and the former total', async () => {
  const { store, calls, unavailable } = await filledCart()
  const before = store.get(selectionAtom)
  expect(await store.set(changeCountryAtom, 'GB')).toBe(true)
  expect(calls.map(({ call }) => call)).toEqual(['PUT /countries/GB'])
  expect(store.get(selectionAtom)?.currency).toBe('GBP')
  expect(unavailable()).toEqual([['6-1', 2]])
  expect(store.get(countryChangeAtom)).toMatchObject({
    from: { country: 'SE' },
    to: 'GB',
    totalBefore: { amount: before?.totals.grandTotal, currency: 'SEK' },
    emptied: false,
  })
})

test('a change of country that leaves nothing in the cart says so', async () => {
  const { store } = createCartWorld()
  await store.set(addItemAtom, { item: '6-1', quantity: 1, name: 'Lamp' })
  await store.set(changeCountryAtom, 'NO')
  expect(store.get(countryChangeAtom)?.emptied).toBe(true)
})

test('undoing a change of country restores country, prices and lines', async () => {
  const { store, items } = await filledCart()
  const before = items()
  await store.set(changeCountryAtom, 'GB')
  expect(await store.set(undoCountryChangeAtom)).toBe(true)
  const after = store.get(selectionAtom)
  expect([after?.location.country, after?.currency]).toEqual(['SE', 'SEK'])
  expect(items()).toEqual(before)
  expect(store.get(countryChangeAtom)).toBeNull()
  expect(store.get(cartErrorsAtom).size).toBe(0)
})

test('choosing the first country again is an undo, also after a third country', async () => {
  const { store, items, unavailable } = await filledCart()
  const before = items()
  await store.set(changeCountryAtom, 'GB')
  await store.set(changeCountryAtom, 'NO')
  expect(unavailable()).toEqual([['6-1', 2]])
  expect(store.get(countryChangeAtom)?.from.country).toBe('SE')
  await store.set(changeCountryAtom, 'SE')
  expect(items()).toEqual(before)
  expect(store.get(countryChangeAtom)).toBeNull()
  expect(store.get(cartErrorsAtom).size).toBe(0)
})

test('a third country restores lines that the second one did not sell', async () => {
  const { store, items, unavailable } = await filledCart()
  const before = items()
  await store.set(changeCountryAtom, 'GB')
  await store.set(changeCountryAtom, 'FI')
  expect(items()).toEqual(before)
  expect(unavailable()).toEqual([])
})

test('countries chosen faster than the service answers put nothing back twice', async () => {
  const { store, items } = await filledCart()
  const before = items()
  await Promise.all(['GB', 'NO', 'FI', 'SE'].map((country) => store.set(changeCountryAtom, country)))
  expect(store.get(selectionAtom)?.location.country).toBe('SE')
  expect(items()).toEqual(before)
  expect(store.get(countryChangeAtom)).toBeNull()
})

test('a state is chosen with its country and restored with it', async () => {
  const { store, calls } = await filledCart()
  expect(await store.set(changeCountryAtom, 'IE', 'D')).toBe(true)
  expect(calls.at(-1)?.call).toBe('PUT /countries/IE/states/D')
  expect(store.get(selectionAtom)?.location).toMatchObject({ country: 'IE', state: 'D' })
})

test('a change of state within a country is not a change of country', async () => {
  const { store } = createCartWorld({ country: 'IE' })
  await store.set(addItemAtom, { item: '1-1', quantity: 1, name: 'Brake disc' })
  await store.set(changeCountryAtom, 'IE', 'D')
  expect(store.get(countryChangeAtom)).toBeNull()
  await store.set(changeCountryAtom, 'SE')
  await store.set(undoCountryChangeAtom)
  expect(store.get(selectionAtom)?.location).toMatchObject({ country: 'IE', state: 'D' })
})

test('a cart that cannot change its country stays, and nothing is undone', async () => {
  const { store, network } = await filledCart()
  network.loses = () => 'before'
  expect(await store.set(changeCountryAtom, 'GB')).toBe(false)
  expect(store.get(cartStatusAtom)).toBe('unreachable')
  expect(store.get(cartErrorsAtom).get(countrySlot)?.problem).toEqual({ kind: 'unclear' })
  expect(await store.set(undoCountryChangeAtom)).toBe(false)
  network.loses = () => null
  expect(store.get(selectionAtom)?.location.country).toBe('SE')
  const again = store.set(changeCountryAtom, 'GB')
  expect(store.get(cartErrorsAtom).has(countrySlot)).toBe(false)
  expect(await again).toBe(true)
})

test('a country the service does not know changes nothing and says so', async () => {
  const { store } = await filledCart()
  expect(await store.set(changeCountryAtom, 'XX')).toBe(false)
  expect(store.get(cartErrorsAtom).get(countrySlot)?.problem).toEqual({ kind: 'notDeliverable' })
  expect(store.get(countryChangeAtom)).toBeNull()
})

test('a line that cannot be put back is reported', async () => {
  const { store, network } = await filledCart()
  await store.set(changeCountryAtom, 'GB')
  network.loses = (call) => (call.startsWith('POST /items/') ? 'before' : null)
  expect(await store.set(undoCountryChangeAtom)).toBe(true)
  expect(store.get(cartErrorsAtom).get(countrySlot)?.problem).toEqual({ kind: 'unfinished' })
})

test('a shortage because of a change of country is reported for the whole cart', async () => {
  const { store, ports, nextDocument } = createCartWorld()
  await store.set(addItemAtom, { item: '1-1', quantity: 3, name: 'Brake disc' })
  const unavailable = [{ item: '1-1', product: '1', originalQuantity: 3, available: 2 }]
  const chooseCountry = async () => {
    const reply = await ports.checkout.chooseCountry('GB', 'en')
    return reply.ok ? { ok: true as const, value: { ...reply.value, unavailable } } : reply
  }
  const next = nextDocument({ ...ports, checkout: { ...ports.checkout, chooseCountry } })
  expect(await next.set(changeCountryAtom, 'GB')).toBe(true)
  expect([...next.get(cartErrorsAtom)].map(([slot, { problem }]) => [slot, problem.kind])).toEqual([
    [wholeCart, 'cut'],
  ])
})
