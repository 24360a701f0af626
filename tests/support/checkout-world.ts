import { addItemAtom, loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import { cartQueueAtom } from '#src/features/cart/state/selection.atoms.ts'
import type { AddressKind, FormField } from '#src/features/checkout/form/fields.ts'
import { changeDraftAtom, setFieldAtom } from '#src/features/checkout/form/form.atoms.ts'
import { completeStepAtom } from '#src/features/checkout/steps/step.atoms.ts'
import { createCartWorld } from './cart-world.ts'

/** A Swedish shopper's address, as typed. */
export const kim = {
  email: 'kim@example.se',
  phoneNumber: '070-174 06 05',
  firstName: 'Kim',
  lastName: 'Ek',
  address1: 'Storgatan 1',
  zipCode: '114 55',
  city: 'Stockholm',
}

export const field = (key: string, kind: AddressKind = 'address'): FormField => ({
  name: `${kind}.${key}`,
  key,
  required: true,
})

/** A shopper at the checkout with one article in the cart; `type` fills fields of the address step. */
export async function createCheckoutWorld({ item = '1-1', quantity = 1, country = 'SE' } = {}) {
  const world = createCartWorld({ country })
  const { store, calls } = world
  await store.set(loadSelectionAtom, 'en')
  await store.set(addItemAtom, { item, quantity, name: 'Part' })
  await store.get(cartQueueAtom)?.keepDeposits()
  const type = (values: Record<string, string>) => {
    for (const [key, value] of Object.entries(values)) store.set(setFieldAtom, field(key), value)
  }
  const sent = (call: string) => calls.filter((entry) => entry.call === call).map(({ body }) => body)
  return { ...world, type, sent }
}

/** A checkout with the address complete, the terms accepted and the payment step open. */
export async function createPayableCheckout(options: Parameters<typeof createCheckoutWorld>[0] = {}) {
  const world = await createCheckoutWorld(options)
  world.type(kim)
  await world.store.set(completeStepAtom, 'address')
  await world.store.set(completeStepAtom, 'delivery')
  world.store.set(changeDraftAtom, { terms: true })
  return world
}
