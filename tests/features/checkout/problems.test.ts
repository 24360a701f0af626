import { expect, test } from 'vitest'
import type { CheckoutDraft } from '#src/features/checkout/draft.ts'
import type { FormField } from '#src/features/checkout/fields.ts'
import { addressProblems, firstProblem } from '#src/features/checkout/problems.ts'
import { readRefusal } from '#src/features/checkout/refusal.ts'
import { looksLikePhone } from '#src/forms/phone.ts'

const draft = (address: Record<string, string>): CheckoutDraft => ({
  address,
  shippingAddress: {},
  elsewhere: false,
  newsletter: false,
  note: '',
  terms: false,
})

const field = (key: string, required = true): FormField => ({ name: `address.${key}`, key, required })
const judge = (address: Record<string, string>, fields: FormField[], country = 'SE') =>
  addressProblems({ draft: draft(address), fields, countryOf: () => country, isPhone: looksLikePhone })

test('what is required is missed, what is optional is not', () => {
  expect(judge({ firstName: '  ' }, [field('firstName'), field('company', false)])).toEqual({
    'address.firstName': 'required',
  })
})

test('what is typed must have its shape, required or not', () => {
  const fields = [field('email'), field('phoneNumber', false), field('identityNumber', false)]
  expect(judge({ email: 'a@b', phoneNumber: '1234', identityNumber: 'none' }, fields)).toEqual({
    'address.email': 'email',
    'address.phoneNumber': 'phone',
    'address.identityNumber': 'identity',
  })
  expect(judge({ email: 'a@b.se', phoneNumber: '', identityNumber: '' }, fields)).toEqual({})
})

test.each(['800101-9999', '19800101-9999', '131052-308T', '131052Y308T', '010165-1234', '01010012345'])(
  'the personal number %s is somebody’s',
  (identityNumber) => expect(judge({ identityNumber }, [field('identityNumber')])).toEqual({}),
)

test('the country is the one goods are sent to, typed or not', () => {
  expect(judge({}, [field('country')])).toEqual({})
  expect(judge({}, [field('country')], '')).toEqual({ 'address.country': 'required' })
})

test('the first problem is the first in the form', () => {
  const problems = judge({}, [field('city'), field('email')])
  expect(firstProblem(problems, ['address.email', 'address.city'])).toBe('address.email')
  expect(firstProblem({}, ['address.email'])).toBe(null)
})

const refusal = (errors: Record<string, string>, messages: string[] = []) =>
  readRefusal({ ok: false, status: 406, errors, messages, body: null })

test('what the service refuses lands at its field', () => {
  const { problems, whole } = refusal({
    'address.email': 'required',
    'address.vatNumber': 'Invalid VAT number',
    'shippingAddress.zipCode': 'not valid',
    'address.country': 'not the country of the selection',
    'address.gateCode': 'E_77',
    termsAndConditions: 'must be true',
    shippingMethod: 'not found',
  })
  expect(problems).toEqual({
    'address.email': 'required',
    'address.vatNumber': 'vatNumber',
    'shippingAddress.zipCode': 'zipCode',
    'address.country': 'country',
    'address.gateCode': 'notAccepted',
    termsAndConditions: 'terms',
    shippingMethod: 'choose',
  })
  expect(whole).toBe(null)
})

test('what concerns no field stands above the form', () => {
  expect(refusal({ stock: 'unavailable items' }).whole).toBe('stock')
  expect(refusal({ selection: 'empty' }).whole).toBe('empty')
  expect(refusal({ paymentMethod: 'failed' }, ['Declined.'])).toEqual({
    problems: {},
    whole: 'payment',
    messages: ['Declined.'],
  })
  expect(refusal({ __proto__: 'x', 'address.__proto__': 'x', weird: '' }).whole).toBe('other')
})
