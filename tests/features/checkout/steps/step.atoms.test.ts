import { expect, test } from 'vitest'
import { loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import { cartErrorsAtom } from '#src/features/cart/state/messages.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { focusAtom } from '#src/features/checkout/form/focus.atoms.ts'
import { draftAtom, listedAtom, problemsAtom, stepAtom } from '#src/features/checkout/form/form.atoms.ts'
import {
  completeStepAtom,
  restoreStepAtom,
  returnToStepAtom,
  stepSlot,
} from '#src/features/checkout/steps/step.atoms.ts'
import { kim } from '#tests/support/examples/addresses.ts'
import { createCheckoutWorld } from '#tests/support/worlds/checkout-world.ts'

test('an incomplete address keeps its step open, with problems at the fields and focus on the first', async () => {
  const { store, type, calls } = await createCheckoutWorld()
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
  const { store, type, sent } = await createCheckoutWorld()
  type(kim)
  await store.set(completeStepAtom, 'address')
  expect(sent('PUT /payment-fields')).toEqual([
    { address: expect.objectContaining({ ...kim, country: 'SE', newsletter: false }) },
  ])
  expect(store.get(selectionAtom)?.address).toMatchObject(kim)
  expect([store.get(stepAtom), store.get(focusAtom)]).toEqual(['delivery', { name: 'step-delivery' }])
})

test('a new page with a saved address opens at the delivery step', async () => {
  const { store, type, nextDocument } = await createCheckoutWorld()
  expect(store.get(stepAtom)).toBe('address')
  type(kim)
  expect(store.get(stepAtom)).toBe('address')
  await store.set(completeStepAtom, 'address')
  const next = nextDocument()
  await next.set(loadSelectionAtom, 'en')
  expect(next.get(draftAtom)?.address).toMatchObject(kim)
  expect(next.get(stepAtom)).toBe('delivery')
})

test('going back opens an earlier step as it was left and moves the focus to it', async () => {
  const { store, type, calls } = await createCheckoutWorld()
  type(kim)
  await store.set(completeStepAtom, 'address')
  await store.set(completeStepAtom, 'delivery')
  const before = calls.length
  expect(await store.set(returnToStepAtom, 'address')).toBe('address')
  expect(store.get(focusAtom)).toEqual({ name: 'step-address' })
  expect(store.get(draftAtom)?.address).toMatchObject(kim)
  expect(calls).toHaveLength(before)
})

test('forward opens a later step once pending changes are saved', async () => {
  const { store, type, sent } = await createCheckoutWorld()
  type(kim)
  await store.set(completeStepAtom, 'address')
  await store.set(completeStepAtom, 'delivery')
  await store.set(returnToStepAtom, 'address')
  type({ city: 'Solna' })
  expect(await store.set(returnToStepAtom, 'payment')).toBe('payment')
  expect(sent('PUT /payment-fields').at(-1)).toMatchObject({ address: { city: 'Solna' } })
})

test('forward does not pass an unfinished step', async () => {
  const { store, type } = await createCheckoutWorld()
  type(kim)
  await store.set(completeStepAtom, 'address')
  await store.set(returnToStepAtom, 'address')
  type({ zipCode: 'ABC' })
  expect(await store.set(returnToStepAtom, 'payment')).toBe('address')
  expect(store.get(focusAtom)).toEqual({ name: 'address.zipCode' })
})

test('a page loaded at a step stays there when all steps before it are valid, and leaves without a message otherwise', async () => {
  const { store, type, nextDocument } = await createCheckoutWorld()
  expect(await store.set(restoreStepAtom, 'payment')).toBe('address')
  expect([store.get(problemsAtom), store.get(focusAtom)]).toEqual([{}, null])
  type(kim)
  await store.set(completeStepAtom, 'address')
  const next = nextDocument()
  await next.set(loadSelectionAtom, 'en')
  expect(await next.set(restoreStepAtom, 'payment')).toBe('payment')
  expect(next.get(focusAtom)).toBeNull()
})

test('a step whose address the service refuses stays open, with the problem at its field', async () => {
  const { store, type, relay } = await createCheckoutWorld()
  relay.on(/PUT .*payment-fields$/, () =>
    Response.json({ errors: { 'address.zipCode': 'invalid' } }, { status: 406 }),
  )
  type(kim)
  await store.set(completeStepAtom, 'address')
  expect([store.get(stepAtom), store.get(problemsAtom)]).toEqual([
    'address',
    { 'address.zipCode': 'zipCode' },
  ])
})

test.each([
  ['request', 'before'],
  ['reply', 'after'],
] as const)('a step whose address may not be saved, its %s lost, stays open and says so', async (_, loss) => {
  const { store, type, network } = await createCheckoutWorld()
  network.loses = (call) => (call === 'PUT /payment-fields' ? loss : null)
  type(kim)
  await store.set(completeStepAtom, 'address')
  expect(store.get(stepAtom)).toBe('address')
  expect(store.get(cartErrorsAtom).get(stepSlot)?.problem).toEqual({ kind: 'unfinished' })
  network.loses = () => null
  await store.set(completeStepAtom, 'address')
  expect([store.get(stepAtom), store.get(cartErrorsAtom).size]).toEqual(['delivery', 0])
})
