import { expect, test } from 'vitest'
import { endOfRefusal, endOfReturn } from '#src/commerce/contract/payment/payment-end.ts'

test.each<[body: unknown, end: string | null]>([
  [{ code: 'DECLINED', errors: { paymentMethod: 'failed' } }, 'declined'],
  [{ code: 'CARD_REFUSED' }, 'declined'],
  [{ code: 'cancelled' }, 'cancelled'],
  [{ code: 'SESSION_EXPIRED' }, 'expired'],
  [{ code: 'COUNTRY_MISMATCH' }, null],
  [{ code: 7 }, null],
  [{ errors: { paymentMethod: 'declined' } }, null],
  [null, null],
])('the refusal %j has the end %s', (body, end) => {
  expect(endOfRefusal(body)).toBe(end)
})

test.each<[fields: unknown, end: string | null]>([
  [{ transaction: '1', result: 'declined' }, 'declined'],
  [{ resultCode: 'Refused' }, 'declined'],
  [{ details: { result: 'Cancelled', reference: ['1'] } }, 'cancelled'],
  [{ checkoutResult: 'canceled' }, 'cancelled'],
  [{ status: 'timed_out' }, 'expired'],
  [{ result: 'approved' }, null],
  [{ reason: 'declined', result: '' }, null],
  [{ result: { deeper: { result: 'declined' } } }, null],
  [null, null],
])('the return %j has the end %s', (fields, end) => {
  expect(endOfReturn(fields)).toBe(end)
})
