import { expect, test } from 'vitest'
import { stepOf } from '#src/features/checkout/form.ts'

test('every problem is told in the step where it can be mended', () => {
  expect(stepOf('address.zipCode')).toBe('address')
  expect(stepOf('shippingAddress.city')).toBe('address')
  expect(stepOf('shippingMethod')).toBe('delivery')
  expect(stepOf('paymentMethod')).toBe('payment')
  expect(stepOf('termsAndConditions')).toBe('payment')
  expect(stepOf('address.identityNumber')).toBe('payment')
})
