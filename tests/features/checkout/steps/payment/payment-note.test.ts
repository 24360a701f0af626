import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { ShopFacts } from '#src/commerce/contract/content.ts'
import { PaymentMethod } from '#src/commerce/contract/selection/method.ts'
import { paymentNote } from '#src/features/checkout/steps/payment/payment-note.ts'
import { locales } from '#src/i18n/locales.ts'

const i18n = createTestI18n('en')
const methodOf = (paymentMethodType: string, rest: object = {}) =>
  v.parse(PaymentMethod, { paymentMethod: 'one', name: 'One', paymentMethodType, ...rest })
const transferFacts = (terms: object) =>
  v.parse(ShopFacts, {
    bankTransfers: [
      {
        paymentMethod: 'one',
        recipient: 'Tappet',
        accounts: [{ name: 'IBAN', number: 'SE35 5000 0000 0549 1000 0003' }],
        ...terms,
      },
    ],
  })
const signFacts = (sign: string) =>
  v.parse(ShopFacts, { paymentMarks: [{ paymentMethod: 'one', mark: 'One', sign }] })

test.each([
  ['redirect', {}, 'You pay on the provider’s page.'],
  ['adyen_drop_in', { supportsInitiateOnly: true }, 'You pay on this page.'],
  [
    'klarna_checkout',
    { providesCustomerAddressAfterPayment: true },
    'You enter your address and pay on this page.',
  ],
  ['invoice', {}, ''],
])('the note of a method of type %s says where it is paid', (type, rest, note) => {
  expect(paymentNote(methodOf(type, rest), null, i18n)).toBe(note)
})

test.each([
  [{ days: 14 }, 'Transfer the amount within 14 days of ordering.'],
  [{ days: 1 }, 'Transfer the amount within 1 day of ordering.'],
  [{}, 'You’ll find our bank details in your confirmation.'],
  [
    { days: 10, inAdvance: true },
    'Transfer the amount within 10 days of ordering. Sent once your payment has arrived.',
  ],
])('the note of a bank transfer says by when it is due', (terms, note) => {
  expect(paymentNote(methodOf('prepayment'), transferFacts(terms), i18n)).toBe(note)
})

test('a method at a provider is paid there, even if the shop has an account', () => {
  expect(paymentNote(methodOf('redirect'), transferFacts({ days: 14 }), i18n)).toContain('provider')
})

test('a method with another sign than the known ones says where it is paid', () => {
  expect(paymentNote(methodOf('redirect'), signFacts('invoice'), i18n)).toBe(
    'You pay on the provider’s page.',
  )
})

test.each(locales)('methods at a provider say what the shopper does, each its own, in %s', (locale) => {
  const { t } = createTestI18n(locale)
  const signs = ['', 'card', 'bank', 'phone', 'wallet']
  const notes = [
    ...signs.map((sign) => paymentNote(methodOf('redirect'), signFacts(sign), { t })),
    paymentNote(methodOf('x', { supportsInitiateOnly: true }), signFacts('card'), { t }),
  ]
  expect(new Set(notes).size).toBe(notes.length)
  expect(notes).not.toContain('')
})

test.each(locales)('each place has a sentence in %s', (locale) => {
  const { t } = createTestI18n(locale)
  const sentences = [methodOf('form'), methodOf('x', { supportsInitiateOnly: true })].map((method) =>
    paymentNote(method, null, { t }),
  )
  expect(new Set(sentences).size).toBe(2)
})
