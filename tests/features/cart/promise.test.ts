import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { ShopFacts } from '#src/commerce/contract/content.ts'
import { ReceiptReply } from '#src/commerce/contract/payment/order.ts'
import { cartPromise, methodArrival, orderArrival } from '#src/features/cart/promise.ts'
import { selectionOf, wireSelection } from '#tests/support/examples/selections.ts'

const i18n = createTestI18n('en')
/** Thursday 26 November 2026, 11:00 in Stockholm. */
const thursday = Date.UTC(2026, 10, 26, 10)

const calendar = {
  timeZone: 'Europe/Stockholm',
  workingDays: [1, 2, 3, 4, 5],
  years: [2026, 2027],
  holidays: ['2026-12-24', '2026-12-25'],
}
const wireFacts = {
  currency: 'SEK',
  deliveryMethods: [
    { shippingMethod: 'home', name: 'Home delivery', days: { min: 1, max: 2 } },
    { shippingMethod: 'collect', name: 'Collect it', days: { min: 0, max: 0 } },
    { shippingMethod: 'ship', name: 'By ship' },
  ],
  bankTransfers: [
    {
      paymentMethod: 'prepayment',
      recipient: 'Parts AB',
      accounts: [{ name: 'IBAN', number: '1' }],
      inAdvance: true,
    },
  ],
  dispatch: { ...calendar, cutOff: '15:00' },
  delivery: calendar,
  returnDays: 30,
  paymentMarks: [
    { paymentMethod: 'invoice', mark: 'Invoice' },
    { paymentMethod: 'card', mark: 'Card' },
  ],
}
const facts = v.parse(ShopFacts, wireFacts)

const waiting = (product: object) => [{ item: '1-1' }, { item: '2-1', product }]
const expectedOf = (...[lines, changes]: Parameters<typeof selectionOf>) =>
  cartPromise(selectionOf(lines, changes), facts, i18n, thursday).arrivals.map(({ expected, orderBy }) =>
    `${expected} ${orderBy}`.replaceAll('\u2009', ' ').trim(),
  )

test('a cart has the days of its method by the next cut-off times', () => {
  expect(expectedOf([{ item: '1-1' }])).toEqual([
    'Expected Fri 27 – Mon 30 Nov Order by Thu, 26 Nov, 15:00',
    'Expected Mon 30 Nov – Tue 1 Dec Order by Fri, 27 Nov, 15:00',
    'Expected Tue 1 – Wed 2 Dec Order by Mon, 30 Nov, 15:00',
  ])
})

test.each([
  [
    { availability_kind: 'supplier', availability_days: '3' },
    'Expected Wed 2 – Thu 3 Dec Order by Thu, 26 Nov, 15:00',
  ],
  [{ availability_kind: 'preorder', availability_date: '2026-12-23' }, 'Expected Mon 28 – Tue 29 Dec'],
  [{ availability_kind: 'on_order', availability_date: '2026-11-01' }, undefined],
  [{ availability_kind: 'supplier' }, undefined],
])('a cart waits for its slowest part: %o', (product, expected) => {
  expect(expectedOf(waiting(product))[0]).toBe(expected)
})

test('the deposit of a part is not waited for', () => {
  const lines = [
    { item: '1-1', product: { deposit_item: '9-1' } },
    { item: '9-1', product: { deposit_item: '9-1', availability_kind: 'supplier' } },
  ]
  expect(expectedOf(lines)[0]).toContain('Fri 27')
})

test.each([
  ['a method without days', { selection: { shippingMethod: 'ship' } }],
  ['an unknown method', { selection: { shippingMethod: 'pigeon' } }],
  ['no method', { selection: { shippingMethod: '' } }],
  ['another currency', { selection: { currencyFormat: { currency: 'EUR' } } }],
])('a cart with %s has no day', (_, changes) => {
  expect(expectedOf([{ item: '1-1' }], changes)).toEqual([])
})

test('a cart with a line that cannot be read has no day', () => {
  const selection = selectionOf([{ item: '1-1' }])
  expect(cartPromise({ ...selection, unreadableLines: 1 }, facts, i18n, thursday).arrivals).toEqual([])
})

test('a cart names the payment methods it has, and the return period', () => {
  const promise = cartPromise(selectionOf([{ item: '1-1' }]), facts, i18n, thursday)
  expect([promise.marks, promise.returns]).toEqual([['Invoice'], 'Returns within 30 days'])
  const none = cartPromise(selectionOf([{ item: '1-1' }]), null, i18n, thursday)
  expect([none.arrivals, none.marks, none.returns]).toEqual([[], [], ''])
})

test('each method of the checkout has days of its own', () => {
  const selection = selectionOf([{ item: '1-1' }])
  const of = (method: string, now = thursday) => methodArrival(selection, method, facts, now)
  expect(of('home')).toMatchObject({ first: '2026-11-27', last: '2026-11-30' })
  expect(of('collect')).toMatchObject({ first: '2026-11-26', last: '2026-11-26' })
  expect(of('home', thursday + 4 * 3_600_000)).toMatchObject({ first: '2026-11-30', last: '2026-12-01' })
  expect([of('ship'), of('pigeon'), methodArrival(selection, 'home', null, thursday)]).toEqual([
    null,
    null,
    null,
  ])
})

function orderOf(changes: object) {
  const { selection } = wireSelection([{ item: '1-1' }])
  return v.parse(ReceiptReply, {
    order: { ...selection, order: '1001', date: '2026-11-26 14:59:59', ...changes },
  })
}

test('an order has the days of the time it was placed, whenever it is read', () => {
  expect(orderArrival(orderOf({}), facts)).toMatchObject({ first: '2026-11-27', last: '2026-11-30' })
  expect(orderArrival(orderOf({ date: '2026-11-26 15:00:00' }), facts)).toMatchObject({ first: '2026-11-30' })
})

test.each([
  ['a transfer in advance', { paymentMethod: 'prepayment' }],
  ['no date', { date: '' }],
  ['a date of a year without holidays', { date: '2025-03-03 10:00:00' }],
  ['an unknown method', { shippingMethod: 'pigeon' }],
])('an order with %s has no day', (_, changes) => {
  expect(orderArrival(orderOf(changes), facts)).toBeNull()
})

test('a free order waits for no transfer', () => {
  const free = orderOf({ paymentMethod: 'prepayment', totals: { grandTotalPriceAsNumber: 0 } })
  expect(orderArrival(free, facts)).not.toBeNull()
})
