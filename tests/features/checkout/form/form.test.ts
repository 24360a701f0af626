import { expect, test } from 'vitest'
import { businessKeys } from '#src/features/checkout/form/address-form-fields.ts'
import { addressesOf, draftFrom } from '#src/features/checkout/form/draft.ts'
import { checkoutForm, fieldNames, stepOf } from '#src/features/checkout/form/form.ts'
import { address, selectionOf, swedishFields } from '#tests/support/examples/selections.ts'

test('each problem belongs to the step of its field', () => {
  expect(stepOf('address.zipCode')).toBe('address')
  expect(stepOf('shippingAddress.city')).toBe('address')
  expect(stepOf('shippingMethod')).toBe('delivery')
  expect(stepOf('paymentMethod')).toBe('payment')
  expect(stepOf('termsAndConditions')).toBe('payment')
  expect(stepOf('address.identityNumber')).toBe('payment')
})

test('a bill is in the country of the delivery, unless the goods go elsewhere', () => {
  const selection = selectionOf()
  const draft = draftFrom(selection, { address: { country: 'FI' } })
  const countryOf = (elsewhere: boolean) =>
    checkoutForm(selection, { ...draft, elsewhere }).countryOf('address')
  expect([countryOf(false), countryOf(true)]).toEqual(['SE', 'FI'])
})

test('a method whose widget asks for the address leaves the country, and a state, to the form', () => {
  const method = { paymentMethod: 'klarna', name: 'Klarna', providesCustomerAddressAfterPayment: true }
  const selection = selectionOf([{ item: '1-1' }], {
    paymentMethods: [method],
    selection: { paymentMethod: 'klarna' },
    location: { country: 'IE' },
  })
  const { billing, shipping, identity, newsletter, keys } = checkoutForm(
    selection,
    draftFrom(selection, { elsewhere: true }),
  )
  expect(billing.map(({ key }) => key)).toEqual(['country', 'state'])
  expect([shipping, identity, newsletter, keys.shippingAddress]).toEqual([[], null, false, []])
})

test('the names of the inputs come in the order of the form', () => {
  const selection = selectionOf()
  const names = fieldNames(checkoutForm(selection, draftFrom(selection, { elsewhere: true })))
  expect(names[0]).toBe('address.email')
  expect(names.slice(-4)).toEqual([
    'shippingMethod',
    'paymentMethod',
    'address.identityNumber',
    'termsAndConditions',
  ])
  expect(names.findIndex((name) => name.startsWith('shipping'))).toBeGreaterThan(
    names.findLastIndex((name) => name.startsWith('address.') && name !== 'address.identityNumber'),
  )
})

test('a consumer is asked for neither company nor VAT number, and none is sent', () => {
  const saved = { ...address, company: 'Verkstad AB', vatNumber: 'SE556000475501' }
  const selection = selectionOf([], { selection: { address: saved } })
  const draft = draftFrom(selection, { business: false })
  const form = checkoutForm(selection, draft)
  expect(form.asksForBusiness).toBe(true)
  expect(form.billing.map(({ key }) => key)).not.toContain('company')
  expect(addressesOf(draft, form.keys, selection).address).toMatchObject({ company: '', vatNumber: '' })
})

test('a business gives its company first, which is then required', () => {
  const selection = selectionOf()
  const draft = draftFrom(selection, { business: true, address: { company: 'Verkstad AB' } })
  const { billing, keys } = checkoutForm(selection, draft)
  expect(billing.slice(0, 2).map(({ key, required }) => [key, required])).toEqual([
    ['company', true],
    ['vatNumber', false],
  ])
  expect(addressesOf(draft, keys, selection).address).toMatchObject({ company: 'Verkstad AB' })
})

test('a shop for businesses only does not ask who orders', () => {
  const company = { type: 'string' as const, required: true, visible: true }
  const paymentFields = { ...swedishFields, address: { ...swedishFields.address, company } }
  const selection = selectionOf([], { paymentFields })
  // An answer of before, when the service took orders of consumers too, does not count.
  for (const typed of [{}, { business: false }]) {
    const draft = draftFrom(selection, typed)
    const { asksForBusiness, billing } = checkoutForm(selection, draft)
    expect([draft.business, asksForBusiness, billing[0]?.key]).toEqual([true, false, 'company'])
  }
})

test('a service without these fields is not asked either', () => {
  const others = Object.entries(swedishFields.address ?? {}).filter(([key]) => !businessKeys.includes(key))
  const paymentFields = { ...swedishFields, address: Object.fromEntries(others) }
  const selection = selectionOf([], { paymentFields })
  expect(checkoutForm(selection, draftFrom(selection)).asksForBusiness).toBe(false)
})
