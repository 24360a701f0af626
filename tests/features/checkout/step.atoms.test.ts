import { expect, test } from 'vitest'
import { loadSelectionAtom } from '#src/features/cart/cart.atoms.ts'
import { selectionAtom } from '#src/features/cart/selection.atoms.ts'
import { focusAtom } from '#src/features/checkout/focus.atoms.ts'
import { draftAtom, listedAtom, problemsAtom, stepAtom } from '#src/features/checkout/form.atoms.ts'
import { completeStepAtom } from '#src/features/checkout/step.atoms.ts'
import { createBuyer, kim } from '#tests/support/buyer.ts'

test('an unfinished address does not go on: its problems stand at their fields, the first has the keyboard', async () => {
  const { store, type, calls } = await createBuyer()
  type({ email: 'kim@', phoneNumber: '12' })
  const before = calls.length
  await store.set(completeStepAtom, 'address')
  expect(store.get(problemsAtom)).toMatchObject({
    'address.email': 'email',
    'address.phoneNumber': 'phone',
    'address.firstName': 'required',
    'address.zipCode': 'required',
  })
  expect(store.get(focusAtom)).toEqual({ name: 'address.email' })
  expect(store.get(listedAtom)).toContain('address.zipCode')
  expect([store.get(stepAtom), calls.length]).toEqual(['address', before])

  type({ email: 'kim@example.se' })
  expect(store.get(problemsAtom)).not.toHaveProperty(['address.email'])
})

test('a finished address is saved and the next step opens', async () => {
  const { store, type, sent } = await createBuyer()
  type(kim)
  await store.set(completeStepAtom, 'address')
  expect(sent('PUT /payment-fields')).toEqual([
    { address: expect.objectContaining({ ...kim, country: 'SE', newsletter: false }) },
  ])
  expect(store.get(selectionAtom)?.address).toMatchObject(kim)
  expect([store.get(stepAtom), store.get(focusAtom)]).toEqual(['delivery', { name: 'step-delivery' }])
})

test('who comes back with a saved address goes on where they left', async () => {
  const { store, type, nextDocument } = await createBuyer()
  expect(store.get(stepAtom)).toBe('address')
  type(kim)
  expect(store.get(stepAtom)).toBe('address')
  await store.set(completeStepAtom, 'address')
  const next = nextDocument()
  await next.set(loadSelectionAtom, 'en')
  expect(next.get(draftAtom)?.address).toMatchObject(kim)
  expect(next.get(stepAtom)).toBe('delivery')
})
