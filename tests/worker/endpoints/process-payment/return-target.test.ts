import { expect, test } from 'vitest'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'
import { checkReturnTargets } from '#tests/support/properties/return.ts'
import { returnTarget } from '#worker/endpoints/process-payment/return-target.ts'

const origin = 'https://shop.example'

test.each([
  ['en', 'placed', 'card', '/checkout/confirmation?centraPaymentMethod=card'],
  ['sv', 'placed', 'adyen-drop-in', '/sv/checkout/confirmation?centraPaymentMethod=adyen-drop-in'],
  ['sv', 'placed', '', '/sv/checkout/confirmation'],
  ['sv', 'placed', 'a&b=c', '/sv/checkout/confirmation'],
  ['de', 'failed', 'card', '/de/checkout/?failed=1'],
  ['de', 'declined', 'card', '/de/checkout/?failed=1&reason=declined'],
  ['fi', 'unknown', 'card', '/fi/checkout/?failed=1&unknown=1'],
  ['//evil.example', 'failed', '', '/checkout/?failed=1'],
] as const)(
  'the language %s and the result %s with method %j lead to %4$s',
  (locale, result, method, path) => {
    expect(returnTarget(origin, locale, result, method)).toBe(origin + path)
  },
)

test('for any return address the target is one of the shop’s forty-two, and the method is well-formed', () => {
  expect(() => checkReturnTargets({ numRuns: propertyRuns })).not.toThrow()
})
