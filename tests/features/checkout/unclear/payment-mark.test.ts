import { expect, test } from 'vitest'
import { paymentKey } from '#src/config.ts'
import {
  readPaymentMark,
  startedPayment,
  trustsReturn,
  writePaymentMark,
} from '#src/features/checkout/unclear/payment-mark.ts'
import { selectionOf } from '#tests/support/examples/selections.ts'
import { createTestStore } from '#tests/support/worlds/test-device.ts'

test('a payment is remembered until it is forgotten', () => {
  const store = createTestStore()
  const mark = startedPayment(selectionOf([]), 7)
  writePaymentMark(store, mark)
  expect(readPaymentMark(store)).toEqual(mark)
  writePaymentMark(store, null)
  expect([readPaymentMark(store), store.read(paymentKey)]).toEqual([null, null])
})

test.each([
  ['1700000000000', 1_700_000_000_000],
  ['soon', null],
  ['{"startedAt":"1"}', null],
  ['[]', null],
])('%s in storage is a payment of %s', (text, startedAt) => {
  const store = createTestStore()
  store.write(paymentKey, text)
  expect(readPaymentMark(store)?.startedAt ?? null).toBe(startedAt)
})

test('an address that names the end of a payment counts with a stored payment, and without readable storage', () => {
  const store = createTestStore()
  expect([trustsReturn(store), store.read(paymentKey)]).toEqual([false, null])
  writePaymentMark(store, startedPayment(selectionOf([]), 7))
  expect(trustsReturn(store)).toBe(true)
  expect(trustsReturn({ read: () => null, write() {} })).toBe(true)
})
