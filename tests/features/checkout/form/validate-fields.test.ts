import { expect, test } from 'vitest'
import type { FormField } from '#src/features/checkout/form/address-form-fields.ts'
import type { CheckoutDraft } from '#src/features/checkout/form/draft.ts'
import { loadFieldParser } from '#src/features/checkout/form/field-parsers.ts'
import { firstProblem, validateFields } from '#src/features/checkout/form/validate-fields.ts'
import { parseRefusal } from '#src/features/checkout/payment/refusal.ts'

const draft = (address: Record<string, string>): CheckoutDraft => ({
  address,
  shippingAddress: {},
  business: false,
  elsewhere: false,
  newsletter: false,
  note: '',
  terms: false,
})

const field = (key: string, required = true): FormField => ({ name: `address.${key}`, key, required })
const keys = ['email', 'phoneNumber', 'zipCode', 'vatNumber', 'identityNumber']
const loaded = await Promise.all(keys.map(async (key) => ({ key, parser: await loadFieldParser(key) })))
const parsers = new Map(loaded.flatMap(({ key, parser }) => (parser ? [[key, parser]] : [])))

const judge = (
  address: Record<string, string>,
  fields: FormField[],
  country = 'SE',
  deliveryCountry = country,
) =>
  validateFields({
    draft: draft(address),
    fields,
    countryOf: (kind) => (kind === 'address' ? country : deliveryCountry),
    parsers,
  }).problems

test('required fields may not be empty, optional ones may', () => {
  expect(judge({ firstName: '  ' }, [field('firstName'), field('company', false)])).toEqual({
    'address.firstName': 'required',
  })
})

test('typed values must be well-formed, required or not', () => {
  const fields = [field('email'), field('phoneNumber', false), field('identityNumber', false)]
  expect(judge({ email: 'a@b', phoneNumber: '1234', identityNumber: 'none' }, fields)).toEqual({
    'address.email': 'email',
    'address.phoneNumber': 'phone',
    'address.identityNumber': { name: 'identity', example: '121212-1212' },
  })
  expect(judge({ email: 'a@b.se', phoneNumber: '', identityNumber: '' }, fields)).toEqual({})
})

test.each([
  ['850709-9805', 'SE'],
  ['131052-308T', 'FI'],
  ['010165-1234', 'DK'],
  ['13097248022', 'NO'],
])('the identity number %s is valid in %s', (identityNumber, country) =>
  expect(judge({ identityNumber }, [field('identityNumber')], country)).toEqual({}),
)

test('an identity number may be that of the country the goods go to', () => {
  const fields = [field('identityNumber')]
  expect(judge({ identityNumber: '850709-9805' }, fields, 'FI', 'SE')).toEqual({})
  expect(judge({ identityNumber: '850709-9806' }, fields, 'FI', 'SE')).toEqual({
    'address.identityNumber': { name: 'identity', example: '131052-308T' },
  })
})

test('a business may write any text in place of a personal number', () => {
  const fields = [field('identityNumber')]
  expect(judge({ identityNumber: '556036-0793', company: 'Verkstad AB' }, fields)).toEqual({})
})

test('the country is that of the delivery if none is typed', () => {
  expect(judge({}, [field('country')])).toEqual({})
  expect(judge({}, [field('country')], '')).toEqual({ 'address.country': 'required' })
})

test('the first problem is the first in the form', () => {
  const problems = judge({}, [field('city'), field('email')])
  expect(firstProblem(problems, ['address.email', 'address.city'])).toBe('address.email')
  expect(firstProblem({}, ['address.email'])).toBe(null)
})

const refusal = (errors: Record<string, string>, messages: string[] = []) =>
  parseRefusal({ ok: false, status: 406, errors, messages, body: null })

test('a refusal of the service is shown at its field', () => {
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

test('refusals that concern no field are shown above the form', () => {
  expect(refusal({ stock: 'unavailable items' }).whole).toBe('stock')
  expect(refusal({ selection: 'empty' }).whole).toBe('empty')
  expect(refusal({ paymentMethod: 'failed' }, ['Declined.'])).toEqual({
    problems: {},
    whole: 'payment',
    messages: ['Declined.'],
  })
  expect(refusal({ __proto__: 'x', 'address.__proto__': 'x', weird: '' }).whole).toBe('other')
  expect(refusal({}, ['Order blocked.'])).toEqual({
    problems: {},
    whole: 'other',
    messages: ['Order blocked.'],
  })
})
