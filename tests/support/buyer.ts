import { addItemAtom, loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import { cartQueueAtom } from '#src/features/cart/state/selection.atoms.ts'
import type { AddressKind, FormField } from '#src/features/checkout/form/fields.ts'
import { changeDraftAtom, setFieldAtom } from '#src/features/checkout/form/form.atoms.ts'
import { completeStepAtom } from '#src/features/checkout/steps/step.atoms.ts'
import { createTestVisit } from './test-visit.ts'

/** Who buys, and where they live. */
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

/** Someone with an article in the cart at the checkout; `type` fills fields of the bill. */
export async function createBuyer({ item = '1-1', quantity = 1, country = 'SE' } = {}) {
  const visit = createTestVisit({ country })
  const { store, calls } = visit
  await store.set(loadSelectionAtom, 'en')
  await store.set(addItemAtom, { item, quantity, name: 'Part' })
  await store.get(cartQueueAtom)?.keepDeposits()
  const type = (values: Record<string, string>) => {
    for (const [key, value] of Object.entries(values)) store.set(setFieldAtom, field(key), value)
  }
  const sent = (call: string) => calls.filter((entry) => entry.call === call).map(({ body }) => body)
  return { ...visit, type, sent }
}

/** The same with everything filled in and the payment step open. */
export async function createReadyBuyer(options: Parameters<typeof createBuyer>[0] = {}) {
  const buyer = await createBuyer(options)
  buyer.type(kim)
  await buyer.store.set(completeStepAtom, 'address')
  await buyer.store.set(completeStepAtom, 'delivery')
  buyer.store.set(changeDraftAtom, { terms: true })
  return buyer
}
