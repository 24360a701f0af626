import { expect, vi } from 'vitest'
import { addItemAtom, loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import { cartQueueAtom } from '#src/features/cart/state/selection.atoms.ts'
import { changeDraftAtom, setFieldAtom } from '#src/features/checkout/form/form.atoms.ts'
import { payStateAtom } from '#src/features/checkout/payment/pay-state.atoms.ts'
import { completeStepAtom } from '#src/features/checkout/steps/step.atoms.ts'
import { field, kim } from '../examples/addresses.ts'
import { type CartWorld, createCartWorld } from './cart-world.ts'

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

/** Lets time pass until this holds, but not during a call for the outcome of a payment. */
export function passUntil({ store, timer }: Pick<CartWorld, 'store' | 'timer'>, hold: () => boolean) {
  return vi.waitFor(
    () => {
      if (store.get(payStateAtom).kind === 'unknown') timer.advance(5_000)
      expect(hold()).toBe(true)
    },
    { interval: 1, timeout: 10_000 },
  )
}
