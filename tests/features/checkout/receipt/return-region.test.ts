import { expect, test } from 'vitest'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import {
  deliverElsewhereAtom,
  setAddressCountryAtom,
} from '#src/features/checkout/form/address-country.atoms.ts'
import { changeDraftAtom, setFieldAtom } from '#src/features/checkout/form/form.atoms.ts'
import { payAtom } from '#src/features/checkout/payment/pay.atoms.ts'
import { receiptAtom } from '#src/features/checkout/receipt/receipt.atoms.ts'
import { readRegionBefore, rememberMove } from '#src/features/checkout/region-before.ts'
import { completeStepAtom } from '#src/features/checkout/steps/step.atoms.ts'
import { field, kim } from '#tests/support/examples/addresses.ts'
import { createCheckoutWorld } from '#tests/support/worlds/checkout-world.ts'

type CheckoutWorld = Awaited<ReturnType<typeof createCheckoutWorld>>

const finn = { firstName: 'Aino', lastName: 'Virta', address1: 'Katu 1', zipCode: '00100', city: 'Helsinki' }

/** Orders with the goods going to Finland, and shows the receipt. */
async function orderToFinland({ store, type }: CheckoutWorld, isGift: boolean) {
  type({ ...kim, phoneNumber: '+46 70 174 06 05' })
  if (isGift) {
    await store.set(deliverElsewhereAtom, true)
    for (const [key, value] of Object.entries(finn))
      store.set(setFieldAtom, field(key, 'shippingAddress'), value)
  } else type(finn)
  const kind = isGift ? 'shippingAddress' : 'address'
  await store.set(setAddressCountryAtom, field('country', kind), 'FI')
  expect(store.get(selectionAtom)?.location.country).toBe('FI')
  await store.set(completeStepAtom, 'address')
  await store.set(completeStepAtom, 'delivery')
  store.set(changeDraftAtom, { terms: true })
  await store.set(payAtom, 'en')
  await store.set(receiptAtom)
  expect(store.get(receiptAtom).kind).toBe('here')
}

const countryOf = ({ store }: CheckoutWorld) => store.get(selectionAtom)?.location.country

test('after a gift to another country the shop is in the country it had before the checkout', async () => {
  const world = await createCheckoutWorld()
  await orderToFinland(world, true)
  expect(countryOf(world)).toBe('SE')
  expect(world.sent('PUT /countries/SE')).toHaveLength(1)
  await world.store.set(receiptAtom)
  expect(world.store.get(receiptAtom).kind).toBe('here')
  expect(world.sent('PUT /countries/SE')).toHaveLength(1)
})

test('an order that is billed where it is delivered leaves the shop there', async () => {
  const world = await createCheckoutWorld()
  await orderToFinland(world, false)
  expect(countryOf(world)).toBe('FI')
})

/** Storage in memory. */
function createStore() {
  const texts = new Map<string, string>()
  return {
    read: (name: string) => texts.get(name) ?? null,
    write: (name: string, text: string | null) =>
      void (text === null ? texts.delete(name) : texts.set(name, text)),
  }
}

test('of several moves in a row the first country counts, and a move back is none', () => {
  const store = createStore()
  rememberMove(store, { country: 'SE', state: '' }, 'FI')
  rememberMove(store, { country: 'FI', state: '' }, 'DE')
  expect(readRegionBefore(store)).toEqual({ country: 'SE', state: '', to: 'DE' })
  rememberMove(store, { country: 'DE', state: '' }, 'SE')
  expect(readRegionBefore(store)).toBeNull()
})

test('a country that was chosen outside the checkout counts instead of a remembered one', () => {
  const store = createStore()
  rememberMove(store, { country: 'SE', state: '' }, 'FI')
  rememberMove(store, { country: 'IE', state: 'D' }, 'DE')
  expect(readRegionBefore(store)).toEqual({ country: 'IE', state: 'D', to: 'DE' })
})
