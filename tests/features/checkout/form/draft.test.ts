import { expect, test } from 'vitest'
import { addressesOf, draftFrom } from '#src/features/checkout/form/draft.ts'
import { address, customer, selectionOf } from '#tests/support/examples/selections.ts'

test.each([
  ['no address of their own', {}, false],
  ['a street of their own', { address1: 'Lilla gatan 2' }, true],
  ['a name of their own', { lastName: 'Berg' }, true],
  ['a country alone', { country: 'SE' }, false],
])('the choice of a delivery address for goods with %s', (_, parcel, elsewhere) => {
  const shippingAddress = { ...address, ...parcel }
  const saved = selectionOf([], { selection: { shippingAddress } })
  expect(draftFrom(saved).elsewhere).toBe(elsewhere)
  expect(draftFrom(saved, { elsewhere: !elsewhere }).elsewhere).toBe(!elsewhere)
})

test('a typed delivery address replaces the saved one field by field', () => {
  const shippingAddress = { ...address, address1: 'Lilla gatan 2', city: 'Lund' }
  const saved = selectionOf([], { selection: { shippingAddress } })
  const { shippingAddress: known } = draftFrom(saved, { shippingAddress: { city: 'Malmö' } })
  expect(known).toEqual({ address1: 'Lilla gatan 2', city: 'Malmö' })
})

test('a saved name replaces that of the customer’s account', () => {
  const saved = { ...address, firstName: 'Robin' }
  const known = selectionOf([], { selection: { address: saved }, loggedIn: customer })
  expect(draftFrom(known).address).toEqual({ ...customer, firstName: 'Robin' })
})

test('a saved company makes a business, and what it typed returns with the choice', () => {
  const saved = selectionOf([], { selection: { address: { ...address, company: 'Verkstad AB' } } })
  expect(draftFrom(saved)).toMatchObject({ business: true, address: { company: 'Verkstad AB' } })
  const typed = { address: { vatNumber: 'SE556000475501' } }
  const consumer = draftFrom(saved, { ...typed, business: false })
  expect(Object.keys(consumer.address)).not.toContain('company')
  expect(Object.keys(consumer.address)).not.toContain('vatNumber')
  expect(draftFrom(saved, { ...typed, business: true }).address).toMatchObject({
    company: 'Verkstad AB',
    vatNumber: 'SE556000475501',
  })
  expect(draftFrom(selectionOf()).business).toBe(false)
})

test('a VAT number that the service has kept from an earlier try makes no business', () => {
  const kept = selectionOf([], { selection: { address: { ...address, vatNumber: 'SE556000475501' } } })
  expect(draftFrom(kept)).toMatchObject({ business: false })
  expect(Object.keys(draftFrom(kept).address)).not.toContain('vatNumber')
})

test('a bill keeps to the country it was saved with while the goods go to another', () => {
  const location = { country: 'DE', name: 'Germany', shipTo: true, market: 1, pricelist: 3 }
  const selection = { address: { ...address, country: 'SE' } }
  const known = selectionOf([], { selection, loggedIn: customer, location })
  expect(draftFrom(known, { elsewhere: true }).address).toMatchObject({ address1: 'Storgatan 1' })
  expect(draftFrom(known, { elsewhere: false }).address).not.toHaveProperty('address1')
})

test('a billing address without a country is in the delivery country', () => {
  const location = { country: 'FI', name: 'Finland', shipTo: true, market: 2, pricelist: 12 }
  const selection = selectionOf([], { location })
  const draft = { ...draftFrom(selection), elsewhere: true }
  const keys = { address: ['city', 'country'], shippingAddress: ['city', 'country'] }
  expect(addressesOf(draft, keys, selection)).toEqual({
    address: { city: '', country: 'FI' },
    shippingAddress: { city: '', country: 'FI' },
  })
})

test('a form with only the country leaves a saved delivery address unchanged', () => {
  const shippingAddress = { ...address, lastName: 'Berg', address1: 'Lilla gatan 2' }
  const selection = selectionOf([], { selection: { shippingAddress } })
  const draft = draftFrom(selection, { elsewhere: false })
  expect(addressesOf(draft, { address: ['country'], shippingAddress: [] }, selection)).toEqual({
    address: { country: 'SE' },
    shippingAddress: null,
  })
})
