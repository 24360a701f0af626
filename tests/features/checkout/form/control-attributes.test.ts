import { expect, test } from 'vitest'
import { attributesOf } from '#src/features/checkout/form/control-attributes.ts'

test('browsers may fill in an address, the right one of the two', () => {
  expect(attributesOf('address', 'zipCode').autoComplete).toBe('billing postal-code')
  expect(attributesOf('shippingAddress', 'city').autoComplete).toBe('shipping address-level2')
  expect(attributesOf('address', 'email')).toMatchObject({ type: 'email', autoComplete: 'email' })
})

test('identity number, VAT number and unknown fields have no autocomplete', () => {
  for (const key of ['identityNumber', 'vatNumber', 'favouriteColour']) {
    expect(attributesOf('address', key).autoComplete).toBe('off')
  }
})

test('an identity number can be read while it is typed', () => {
  expect(attributesOf('address', 'identityNumber').type).toBeUndefined()
})

test('every field has a maximum length', () => {
  expect(attributesOf('address', 'zipCode').maxLength).toBe(12)
  expect(attributesOf('address', 'favouriteColour').maxLength).toBe(100)
})
