import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PastOrder } from '#src/commerce/contract/payment/past-order.ts'
import { orderState } from '#src/features/orders/order-state.ts'
import { dayOfState, orderSteps } from '#src/features/orders/order-steps.ts'

const orderWith = (fields: object) =>
  v.parse(PastOrder, {
    order: '1',
    date: '2026-01-02 09:00:00',
    items: [{ line: 'a', item: '1-1', quantity: 1, product: {} }],
    ...fields,
  })
const stepsOf = (fields: object) =>
  orderSteps(orderWith(fields)).map(({ step, progress, days }) => [step, progress, ...days].join(' '))

const sent = { shippedDate: '2026-01-03 10:00:00' }
const arrived = { ...sent, deliveredDate: '2026-01-05 10:00:00' }

test.each([
  ['untouched', [], ['packed open', 'sent open', 'delivered open']],
  ['progress', [], ['packed now', 'sent open', 'delivered open']],
  ['progress', [sent], ['packed done', 'sent now 2026-01-03', 'delivered open']],
  ['ok', [sent], ['packed done', 'sent done 2026-01-03', 'delivered open']],
  ['ok', [arrived], ['packed done', 'sent done 2026-01-03', 'delivered done 2026-01-05']],
  ['ok', [arrived, sent], ['packed done', 'sent done 2026-01-03', 'delivered open 2026-01-05']],
  ['archived', [], ['packed done', 'sent done', 'delivered done']],
])('the steps of an order that is %s with parcels %j', (status, shipments, steps) => {
  expect(stepsOf({ status, shipments })).toEqual(['ordered done 2026-01-02', ...steps])
})

test('parcels of several days are named by each', () => {
  const later = { shippedDate: '2026-01-04 10:00:00' }
  expect(stepsOf({ status: 'ok', shipments: [sent, later, sent] })).toContain(
    'sent done 2026-01-03 2026-01-04',
  )
})

test.each(['failed', 'unheard-of'])('an order that is %s has no steps', (status) => {
  expect(stepsOf({ status })).toEqual([])
})

test.each([
  ['untouched', [], null],
  ['progress', [sent], '2026-01-03'],
  ['ok', [sent, { shippedDate: '2026-01-04 10:00:00' }], '2026-01-04'],
  ['ok', [arrived], '2026-01-05'],
  ['archived', [arrived], '2026-01-05'],
  ['archived', [], null],
  ['failed', [], null],
])('the day of an order that is %s with parcels %j is %s', (status, shipments, day) => {
  const order = orderWith({ status, shipments })
  expect(dayOfState(orderState(order), orderSteps(order))).toBe(day)
})
