import { expect, test } from 'vitest'
import {
  isAboutGoods,
  parseReturnedPayment,
  returnedQuery,
  stepAfter,
} from '#src/features/checkout/returned-payment.ts'

test.each([
  ['', null],
  ['?failed=0&error=stock_mismatch', null],
  ['?failed=1', { result: 'failed', error: null }],
  ['?failed=1&unknown=1&error=stock_mismatch', { result: 'unknown', error: null }],
  ['?failed=1&error=stock_mismatch', { result: 'failed', error: 'stock_mismatch' }],
  ['?failed=1&error=order_total_mismatch', { result: 'failed', error: 'order_total_mismatch' }],
  ['?failed=1&error=country_mismatch', { result: 'failed', error: 'country_mismatch' }],
  ['?failed=1&error=voucher_error', { result: 'failed', error: 'voucher_error' }],
  ['?failed=1&error=empty_selection', { result: 'failed', error: 'empty_selection' }],
  ['?failed=1&reason=declined', { result: 'failed', error: 'declined' }],
  ['?failed=1&reason=cancelled', { result: 'failed', error: 'cancelled' }],
  ['?failed=1&reason=expired', { result: 'failed', error: 'expired' }],
  ['?failed=1&reason=cancelled&error=stock_mismatch', { result: 'failed', error: 'stock_mismatch' }],
  ['?failed=1&reason=stock_mismatch', { result: 'failed', error: null }],
  ['?failed=1&error=declined', { result: 'failed', error: null }],
  ['?failed=1&error=constructor', { result: 'failed', error: null }],
  ['?failed=1&error=<b>', { result: 'failed', error: null }],
])('the address %s is parsed', (query, returned) => {
  expect(parseReturnedPayment(query)).toEqual(returned)
})

test.each(['', 'failed=1', 'failed=1&unknown=1', 'failed=1&error=voucher_error', 'failed=1&reason=expired'])(
  'the checkout without script is opened with the same result: %s',
  (query) => {
    expect(String(new URLSearchParams(returnedQuery(parseReturnedPayment(query))))).toBe(query)
  },
)

test('the checkout opens where the shopper can go on', () => {
  const after = (error: 'country_mismatch' | 'stock_mismatch' | null) =>
    ({ result: 'failed', error }) as const
  expect([stepAfter(after('country_mismatch')), stepAfter(after('stock_mismatch'))]).toEqual([
    'address',
    'payment',
  ])
  expect([isAboutGoods(after('stock_mismatch')), isAboutGoods(after(null)), isAboutGoods(null)]).toEqual([
    true,
    false,
    false,
  ])
})
