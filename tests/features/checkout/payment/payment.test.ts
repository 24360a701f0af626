import { expect, test } from 'vitest'
import { draftFrom, fieldsToSave, withTyped } from '#src/features/checkout/form/draft.ts'
import { nextStep } from '#src/features/checkout/payment/payment-action.ts'
import { providerFollows } from '#src/features/checkout/payment/payment-kind.ts'
import { paymentRequest } from '#src/features/checkout/payment/payment-request.ts'
import { address, customer, selectionOf } from '#tests/support/examples/selections.ts'

const selection = selectionOf([{ item: '1-1' }], {
  selection: {
    address: { ...address, email: 'kim@example.se', firstName: 'Kim', city: 'Borås', vatNumber: 'SE1' },
    additionalNotes: 'Personal number: 800101-9999, Ring the bell, Car: Volvo 240, B21A, 1979',
  },
})
const keys = {
  address: ['email', 'firstName', 'city', 'country', 'identityNumber'],
  shippingAddress: ['city', 'country'],
}
const origin = 'https://shop.test'

test('a draft begins with saved values, without the personal number', () => {
  const draft = draftFrom(selection)
  expect(draft).toMatchObject({
    address: { email: 'kim@example.se', firstName: 'Kim', city: 'Borås' },
    business: false,
    elsewhere: false,
    note: 'Ring the bell',
    terms: false,
    newsletter: false,
  })
  expect(JSON.stringify(draft)).not.toContain('800101')
})

test('a customer’s own address fills a form nothing was typed into, and nothing that was typed', () => {
  const known = selectionOf([], { loggedIn: customer })
  expect(draftFrom(known).address).toEqual(customer)
  const typed = { address: { firstName: 'Robin', city: '' } }
  expect(draftFrom(known, typed).address).toEqual({ ...customer, ...typed.address })
})

test('an address that was saved is never mixed with the customer’s own', () => {
  const saved = { ...address, address1: 'Lilla gatan 2', zipCode: '222 22', city: 'Lund' }
  const known = selectionOf([], { selection: { address: saved }, loggedIn: customer })
  expect(draftFrom(known).address).toEqual({ address1: 'Lilla gatan 2', zipCode: '222 22', city: 'Lund' })
})

test('an address in another country than the delivery only gives name and contact', () => {
  const { email, firstName, lastName, phoneNumber } = customer
  const known = selectionOf([], { loggedIn: { ...customer, country: 'DE' } })
  expect(draftFrom(known).address).toEqual({ email, firstName, lastName, phoneNumber })
})

test('a bill stays with the customer’s own address when the goods go to another country', () => {
  const abroad = { country: 'DE', name: 'Germany', shipTo: true, market: 1, pricelist: 3 }
  const known = selectionOf([], { loggedIn: customer, location: abroad })
  const typed = { elsewhere: true, address: { country: 'SE' } }
  expect(draftFrom(known, typed).address).toEqual(customer)
})

test('the payment call contains exactly the fields of the service', () => {
  const typed = withTyped(draftFrom(selection), 'address', 'identityNumber', '800101-9999')
  const draft = { ...typed, terms: true }
  expect(
    paymentRequest({
      draft,
      selection,
      keys,
      locale: 'de',
      origin,
      token: 'a token',
      car: 'Volvo 240, B21A, 1979',
    }),
  ).toEqual({
    paymentMethod: 'invoice',
    paymentReturnPage: 'https://shop.test/api/process-payment?checkoutToken=a%20token&locale=de',
    paymentFailedPage: 'https://shop.test/de/checkout/?failed=1&reason=cancelled',
    termsAndConditions: true,
    address: {
      email: 'kim@example.se',
      firstName: 'Kim',
      city: 'Borås',
      country: 'SE',
      identityNumber: '800101-9999',
      newsletter: false,
    },
    additionalNotes: 'Personal number: 800101-9999, Ring the bell, Car: Volvo 240, B21A, 1979',
  })
})

test('a personal number typed before another way of payment was chosen is not sent', () => {
  const draft = withTyped(draftFrom(selection), 'address', 'identityNumber', '800101-9999')
  const without = { ...keys, address: ['email'] }
  const request = paymentRequest({
    draft,
    selection,
    keys: without,
    locale: 'en',
    origin,
    token: 'token',
    car: '',
  })
  expect(request.address).toEqual({ email: 'kim@example.se', country: 'SE', newsletter: false })
  expect(request.additionalNotes).toBe('Ring the bell')
  expect(request.paymentReturnPage).toBe(
    'https://shop.test/api/process-payment?checkoutToken=token&locale=en',
  )
})

test('goods with a delivery address go to the country of the prices, and the bill to its own country', () => {
  const base = withTyped(draftFrom(selection), 'address', 'country', 'FI')
  const draft = { ...withTyped(base, 'shippingAddress', 'city', ' Lund '), elsewhere: true }
  const request = paymentRequest({ draft, selection, keys, locale: 'en', origin, token: 'token', car: '' })
  expect(request.address).toMatchObject({ city: 'Borås', country: 'FI' })
  expect(request.shippingAddress).toEqual({ city: 'Lund', country: 'SE' })
})

test('saving an incomplete form sends only fields the service documents for that call', () => {
  const typed = { identityNumber: '800101-9999', vatNumber: 'SE1', houseNumber: '7', pickupPointCode: 'X1' }
  const draft = draftFrom(selection, { address: { city: 'Borås', ...typed } })
  const shown = { ...keys, address: [...keys.address, ...Object.keys(typed)] }
  expect(fieldsToSave(draft, shown, selection)).toEqual({
    address: { email: 'kim@example.se', firstName: 'Kim', city: 'Borås', country: 'SE', newsletter: false },
  })
})

const elsewhere = { ...address, lastName: 'Berg', address1: 'Lilla gatan 2', city: 'Lund' }
const keysOfBoth = {
  address: ['lastName', 'address1', 'city'],
  shippingAddress: ['lastName', 'address1', 'city'],
}
const bill = { lastName: 'Ek', address1: 'Storgatan 1', city: 'Borås' }

test('a delivery address that is given up is replaced by the bill’s, on the way and with the payment', () => {
  const saved = selectionOf([{ item: '1-1' }], { selection: { shippingAddress: elsewhere } })
  const draft = draftFrom(saved, { elsewhere: false, address: bill })
  expect(fieldsToSave(draft, keysOfBoth, saved).shippingAddress).toEqual({ ...bill, country: 'SE' })
  const request = paymentRequest({
    draft,
    selection: saved,
    keys: keysOfBoth,
    locale: 'en',
    origin,
    token: 'token',
    car: '',
  })
  expect(request.shippingAddress).toEqual({ ...bill, country: 'SE' })
})

test('a delivery address that is the bill’s does not count as another one', () => {
  const saved = selectionOf([], {
    selection: { address: { ...address, ...bill }, shippingAddress: { ...address, ...bill, country: 'SE' } },
  })
  expect(draftFrom(saved).elsewhere).toBe(false)
  const moved = { ...saved, shippingAddress: { ...saved.shippingAddress, address1: 'Lilla gatan 2' } }
  expect(draftFrom(moved).elsewhere).toBe(true)
})

const paymentHosts = ['https://psp.example']

test.each(['https://psp.example/pay?t=1', 'https://shop.test/api/process-payment?a=1'])(
  'a redirect to %s, a payment host or this shop, is followed',
  (url) => {
    expect(nextStep({ action: 'redirect', url }, { locale: 'en', origin, paymentHosts })).toEqual({
      kind: 'leave',
      address: url,
    })
  },
)

test('success leads to the confirmation with the way of payment', () => {
  const success = { action: 'success' as const, order: { order: '7', paymentMethod: 'invoice' } }
  expect(nextStep(success, { locale: 'fi', origin, paymentHosts: [] })).toEqual({
    kind: 'leave',
    address: 'https://shop.test/fi/checkout/confirmation?centraPaymentMethod=invoice',
  })
})

const noForm = { action: 'form' as const, formHtml: '', formType: '', formUrl: '', formFields: {} }

test('a form that comes as HTML is run as it is', () => {
  const reply = { ...noForm, formHtml: '<form></form>', formUrl: 'https://psp.example/pay' }
  expect(nextStep(reply, { locale: 'en', origin, paymentHosts })).toEqual({
    kind: 'start',
    start: { kind: 'html', html: '<form></form>' },
  })
})

test('a form that comes as address and fields is built from its texts, numbers and booleans', () => {
  const formFields = {
    transaction: 'a1',
    amount: 12.5,
    test: true,
    session: { id: 1 },
    list: ['x'],
    none: null,
  }
  const reply = { ...noForm, formUrl: 'https://psp.example/pay', formFields }
  expect(nextStep(reply, { locale: 'en', origin, paymentHosts })).toEqual({
    kind: 'start',
    start: {
      kind: 'form',
      url: 'https://psp.example/pay',
      fields: { transaction: 'a1', amount: '12.5', test: 'true' },
    },
  })
})

test('code is run as it is', () => {
  const reply = { action: 'javascript' as const, code: 'pay()', formType: '', formFields: {} }
  expect(nextStep(reply, { locale: 'en', origin, paymentHosts })).toEqual({
    kind: 'start',
    start: { kind: 'code', code: 'pay()' },
  })
})

test.each([
  noForm,
  { ...noForm, formHtml: ' ' },
  { ...noForm, formUrl: 'https://evil.example/pay' },
  { ...noForm, formUrl: 'javascript:alert(1)' },
  { action: 'javascript' as const, code: ' ', formType: '', formFields: {} },
  { action: 'redirect' as const, url: 'https://psp.example.evil.example/pay?t=1' },
  { action: 'redirect' as const, url: 'http://psp.example/pay?t=1' },
  { action: 'redirect' as const, url: 'javascript:alert(1)' },
  { action: 'redirect' as const, url: '/checkout/' },
  { action: 'external' as const },
])('the reply %o is no way to pay here', (reply) => {
  expect(nextStep(reply, { locale: 'en', origin, paymentHosts })).toEqual({ kind: 'unavailable' })
})

test('a provider follows the button unless the way is direct or the order free', () => {
  const paidBy = (paymentMethodType: string, total = 100) =>
    selectionOf([], {
      paymentMethods: [{ paymentMethod: 'invoice', name: 'X', paymentMethodType }],
      selection: {
        totals: {
          itemsTotalPriceAsNumber: total,
          shippingPriceAsNumber: 0,
          grandTotalPriceAsNumber: total,
          grandTotalPriceTaxAsNumber: 0,
        },
      },
    })
  expect(providerFollows(paidBy('invoice'))).toBe(false)
  expect(providerFollows(paidBy('prepayment'))).toBe(false)
  expect(providerFollows(paidBy('adyen_drop_in'))).toBe(true)
  expect(providerFollows(paidBy('adyen_drop_in', 0))).toBe(false)
})

test('the payment call accepts the terms only when the shopper has', () => {
  const draft = draftFrom(selection)
  const accepted = (terms: boolean) =>
    paymentRequest({
      draft: { ...draft, terms },
      selection,
      keys,
      locale: 'en',
      origin,
      token: 'token',
      car: '',
    }).termsAndConditions
  expect([accepted(false), accepted(true)]).toEqual([false, true])
})
