import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import {
  hintOf,
  labelOf,
  listedProblem,
  nameOfField,
  problemText,
} from '#src/features/checkout/form/field-text.ts'

const { t } = createTestI18n('en')

test('a field has its own name and its own hint, and most have none', () => {
  expect(labelOf(t, 'zipCode')).toBe(t('checkout.field.zipCode'))
  expect(hintOf(t, 'address', 'vatNumber')).toBe(t('checkout.hint.vatNumber'))
  expect(hintOf(t, 'address', 'city')).toBeNull()
})

test('only the billing email says that it receives the order confirmation', () => {
  expect(hintOf(t, 'address', 'email')).toBe(t('checkout.hint.email'))
  expect(hintOf(t, 'shippingAddress', 'email')).toBeNull()
})

test('a field unknown to the shop is labelled by its key, in words', () => {
  expect(labelOf(t, 'socialSecurity_number')).toBe('Social security number')
})

test('the number of a person is called as the country of the address calls it', () => {
  const swedish = createTestI18n('sv')
  expect(labelOf(swedish.t, 'identityNumber', 'SE')).toBe('Personnummer')
  expect(labelOf(swedish.t, 'identityNumber', 'FI')).toBe('Personbeteckning')
  expect(labelOf(createTestI18n('da').t, 'identityNumber', 'DK')).toBe('CPR-nummer')
  expect(labelOf(t, 'identityNumber', 'FI')).toBe('Personal identity number (henkilötunnus)')
  expect(labelOf(t, 'identityNumber', 'DE')).toBe('Personal identity number')
  expect(nameOfField(t, 'address.identityNumber', () => 'NO')).toContain('fødselsnummer')
})

test('in a list of problems everything is called as it is on the page', () => {
  expect(nameOfField(t, 'shippingAddress.city')).toBe(t('checkout.field.city'))
  expect(nameOfField(t, 'paymentMethod')).toBe(t('checkout.paymentMethod'))
  expect(nameOfField(t, 'termsAndConditions')).toBe(t('checkout.terms'))
})

test('a problem names an example where there is one', () => {
  expect(problemText(t, 'zipCode')).toBe('This postcode does not match the country')
  expect(problemText(t, { name: 'zipCode', example: '114 55' })).toBe(
    'This postcode does not match the country. For example: 114\u00a055',
  )
})

test('a list of problems says what to enter in an empty field, and otherwise what is wrong with which', () => {
  const label = t('checkout.field.zipCode')
  expect(listedProblem(t, { name: 'shippingAddress.zipCode', label, problem: 'required' })).toEqual({
    link: 'Enter the postcode',
    rest: '',
  })
  expect(listedProblem(t, { name: 'address.zipCode', label, problem: 'zipCode' })).toEqual({
    link: 'Postcode',
    rest: ' – This postcode does not match the country',
  })
  const identity = { name: 'address.identityNumber', label: 'Personnummer', problem: 'required' } as const
  expect(listedProblem(t, identity)).toEqual({ link: 'Personnummer', rest: ' – This field is required' })
})
