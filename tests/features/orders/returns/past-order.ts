import * as v from 'valibot'
import { PastOrder } from '#src/commerce/contract/payment/past-order.ts'

const disc = { sku: 'BD-1', product: { name: 'Disc' } }
const deposit = { item: '9-9', quantity: 1, priceEachAsNumber: 336, product: { name: 'Deposit' } }

/**
 * A delivered order of two discs on two lines, an alternator with a deposit, and a deposit that belongs to a part in a
 * set, with other fields as the service sends them.
 */
export function pastOrder(fields: object = {}): PastOrder {
  return v.parse(PastOrder, {
    order: '1010',
    date: '2026-01-01 12:00:00',
    status: 'ok',
    currency: 'SEK',
    items: [
      { line: 'a', item: '1-1', quantity: 1, ...disc },
      { line: 'b', item: '1-1', quantity: 1, ...disc },
      {
        line: 'c',
        item: '2-1',
        quantity: 1,
        sku: 'ALT-1',
        product: { name: 'Alternator', deposit_item: '9-9' },
      },
      { line: 'd', ...deposit },
      { line: 'e', ...deposit, item: '8-8', product: { name: 'Deposit of a set', deposit_item: '8-8' } },
    ],
    shipments: [{ trackingId: 'T1', deliveredDate: '2026-01-05 10:00:00' }],
    ...fields,
  })
}
