import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PastOrder } from '#src/commerce/contract/payment/past-order.ts'
import { orderState } from '#src/features/orders/order-state.ts'

const goods = { line: 'a', item: '1-1', quantity: 1, product: { deposit_item: '9-9' } }
const deposit = { line: 'b', item: '9-9', quantity: 1, product: {} }
const other = { line: 'c', item: '2-2', quantity: 1, product: {} }

const stateOf = (fields: object) =>
  orderState(v.parse(PastOrder, { order: '1', items: [goods, deposit, other], ...fields }))

const sent = { trackingId: 'T1' }
const delivered = { trackingId: 'T1', deliveredDate: '2026-01-05 10:00:00' }

test.each([
  [{ status: 'untouched', statusDescription: 'Pending' }, 'received'],
  [{ status: 'untouched', statusDescription: 'Confirmed' }, 'confirmed'],
  [{ status: 'progress', statusDescription: 'Processing' }, 'processing'],
  [{ status: 'progress', statusDescription: 'Processing', shipments: [sent] }, 'partlyShipped'],
  [{ status: 'ok', statusDescription: 'Completed' }, 'completed'],
  [{ status: 'ok', statusDescription: 'Completed', shipments: [sent, delivered] }, 'shipped'],
  [{ status: 'ok', statusDescription: 'Completed', shipments: [delivered] }, 'delivered'],
  [{ status: 'archived', statusDescription: 'Archived', shipments: [sent] }, 'completed'],
  [{ status: 'failed', statusDescription: 'Canceled' }, 'cancelled'],
  [{ status: 'failed', statusDescription: 'Cancelled', shipments: [sent] }, 'cancelled'],
  [{ status: 'failed', statusDescription: 'Incomplete' }, 'incomplete'],
  [{ status: 'ok', statusDescription: '' }, 'completed'],
  [{ status: 'constructor', statusDescription: '__proto__' }, null],
  [{ status: 'ok', returns: [{ lines: ['a', 'b'] }] }, 'partlyReturned'],
  [{ status: 'ok', returns: [{ lines: ['a'] }, { lines: ['c'] }] }, 'returned'],
  [{ status: 'ok', returns: [{ lines: ['b'] }], shipments: [delivered] }, 'delivered'],
])('an order with %j is %s', (fields, state) => {
  expect(stateOf(fields)).toBe(state)
})
