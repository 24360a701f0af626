import { expect, test } from 'vitest'
import {
  addressFields,
  hasNewsletter,
  identityField,
  needsTerms,
  readableKey,
} from '#src/features/checkout/form/address-form-fields.ts'
import { selectionOf, swedishFields } from '#tests/support/examples/selections.ts'

const fieldsOf = (paymentFields = swedishFields) => selectionOf([], { paymentFields }).paymentFields
const text = (required: boolean, visible: boolean) => ({ type: 'string' as const, required, visible })

test('the service decides which fields are shown, the shop their order', () => {
  const names = addressFields(fieldsOf(), 'address', false).map(
    ({ key, required }) => `${key}${required ? '*' : ''}`,
  )
  expect(names).toEqual([
    'company',
    'vatNumber',
    'email*',
    'phoneNumber*',
    'country*',
    'firstName*',
    'lastName*',
    'address1*',
    'address2',
    'zipCode*',
    'city*',
  ])
})

test('a delivery address begins with a person, and their company follows', () => {
  const shippingAddress = { ...swedishFields.shippingAddress, company: text(false, true) }
  const fields = fieldsOf({ ...swedishFields, shippingAddress })
  expect(addressFields(fields, 'shippingAddress', false).map(({ key }) => key)).toEqual([
    'country',
    'firstName',
    'lastName',
    'company',
    'address1',
    'zipCode',
    'city',
  ])
})

test('an unknown field is shown when it is required, labelled by its key in words', () => {
  const fields = fieldsOf({
    ...swedishFields,
    address: {
      city: text(true, true),
      pickupPointCode: text(true, true),
      favouriteColour: text(false, true),
    },
  })
  expect(addressFields(fields, 'address', false).map(({ name }) => name)).toEqual([
    'address.city',
    'address.pickupPointCode',
  ])
  expect(readableKey('pickupPointCode')).toBe('Pickup point code')
  expect(readableKey('gate_code')).toBe('Gate code')
})

test('a delivery address asks for an email only when the order needs it', () => {
  const keysWith = (email: ReturnType<typeof text>) =>
    addressFields(
      fieldsOf({ ...swedishFields, shippingAddress: { email, phoneNumber: text(false, true) } }),
      'shippingAddress',
      false,
    ).map(({ key }) => key)
  expect(keysWith(text(false, true))).toEqual(['phoneNumber'])
  expect(keysWith(text(true, true))).toEqual(['email', 'phoneNumber'])
})

test('a required field is shown even when the service calls it invisible', () => {
  const fields = fieldsOf({
    ...swedishFields,
    address: { city: text(true, false), address2: text(false, false) },
  })
  expect(addressFields(fields, 'address', false).map(({ key }) => key)).toEqual(['city'])
})

test('the address of a country with states asks for one', () => {
  expect(addressFields(fieldsOf(), 'address', true).at(-1)).toEqual({
    name: 'address.state',
    key: 'state',
    required: true,
  })
})

test('the personal number is a field of the payment, and never of a business', () => {
  expect(identityField(fieldsOf(), '')).toEqual({
    name: 'address.identityNumber',
    key: 'identityNumber',
    required: true,
  })
  expect(identityField(fieldsOf(), 'Verkstad AB')?.required).toBe(false)
  const hidden = { ...swedishFields, address: { identityNumber: text(false, false) } }
  expect(identityField(fieldsOf(hidden), '')).toBe(null)
  expect(addressFields(fieldsOf(), 'address', false).some(({ key }) => key === 'identityNumber')).toBe(false)
})

test('terms are asked for unless the service says otherwise, news only if it does', () => {
  const off = { type: 'boolean' as const, required: false, visible: false }
  expect([needsTerms(fieldsOf()), needsTerms(fieldsOf({}))]).toEqual([true, true])
  expect(needsTerms(fieldsOf({ termsAndConditions: off }))).toBe(false)
  expect([hasNewsletter(fieldsOf()), hasNewsletter(fieldsOf({}))]).toEqual([true, false])
})
