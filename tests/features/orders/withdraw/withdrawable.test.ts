import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PastOrder } from '#src/commerce/contract/payment/past-order.ts'
import { isWithdrawable, orderedParts } from '#src/features/orders/withdraw/withdrawable.ts'

const part = {
  line: 'a',
  item: '1-1',
  quantity: 2,
  sku: 'BD-1',
  product: { name: 'Disc', deposit_item: '9-9', media: { standard: ['/disc.svg'] } },
}
const deposit = { line: 'b', item: '9-9', quantity: 2, product: {} }

const orderWith = (fields: object) =>
  v.parse(PastOrder, {
    order: '1',
    date: '2026-01-01 12:00:00',
    status: 'ok',
    items: [part, deposit],
    ...fields,
  })

const delivered = (day: string, shippedDate = '') => ({
  trackingId: 'T1',
  shippedDate,
  deliveredDate: `${day} 10:00:00`,
})

test.each([
  [
    'on the way',
    { shipments: [{ trackingId: 'T1', shippedDate: '2026-01-02 08:00:00' }] },
    '2026-02-15',
    true,
  ],
  [
    'sent long ago',
    { shipments: [{ trackingId: 'T1', shippedDate: '2026-01-02 08:00:00' }] },
    '2026-03-01',
    false,
  ],
  ['delivered', { shipments: [delivered('2026-01-05')] }, '2026-01-19', true],
  ['delivered before holidays', { shipments: [delivered('2026-01-05')] }, '2026-01-23', true],
  ['delivered long ago', { shipments: [delivered('2026-01-05')] }, '2026-01-24', false],
  [
    'delivered in two parcels, by the last of them',
    { shipments: [delivered('2026-02-05'), delivered('2026-01-05')] },
    '2026-02-20',
    true,
  ],
  [
    'half delivered',
    { shipments: [delivered('2026-01-05', '2026-01-02'), { trackingId: 'T2', shippedDate: '2026-01-10' }] },
    '2026-02-20',
    true,
  ],
  ['completed without parcels', {}, '2026-03-10', true],
  ['completed without parcels long ago', {}, '2026-04-01', false],
  ['not sent yet', { status: 'untouched', statusDescription: 'Confirmed' }, '2027-01-01', true],
  ['without a readable date', { date: '' }, '2027-01-01', true],
  ['cancelled', { status: 'failed', statusDescription: 'Cancelled' }, '2026-01-02', false],
  ['never completed', { statusDescription: 'Incomplete' }, '2026-01-02', false],
  ['given back', { returns: [{ lines: ['a'] }], shipments: [delivered('2026-01-05')] }, '2026-01-06', false],
])('an order %s', (_, fields, today, expected) => {
  expect(isWithdrawable(orderWith(fields), Date.parse(`${today}T12:00:00Z`))).toBe(expected)
})

test('parts are given back without their deposits, which follow them', () => {
  expect(orderedParts(orderWith({}))).toEqual([
    { name: 'Disc', sku: 'BD-1', item: '1-1', picture: '/disc.svg', ordered: 2 },
  ])
})

test('a part on two lines is one', () => {
  const lines = orderWith({ items: [part, { ...part, line: 'c', quantity: 1 }] })
  expect(orderedParts(lines)).toMatchObject([{ name: 'Disc', sku: 'BD-1', item: '1-1', ordered: 3 }])
})

test('parts are not offered one by one when some are unreadable, or there are too many', () => {
  expect(orderedParts({ ...orderWith({}), unreadableLines: 1 })).toEqual([])
  const many = Array.from({ length: 101 }, (_, index) => ({ ...part, line: `l${index}` }))
  expect(orderedParts(orderWith({ items: many }))).toEqual([])
})
