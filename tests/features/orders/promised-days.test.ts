import fc from 'fast-check'
import { expect, test } from 'vitest'
import { promisedDaysKey } from '#src/config.ts'
import { keepPromisedDays, promisedDays } from '#src/features/orders/promised-days.ts'
import { createTestStore } from '#tests/support/worlds/test-device.ts'

const days = { leaves: '2026-11-27', first: '2026-11-30', last: '2026-12-02' }

test('an order keeps the days that were promised first', () => {
  const store = createTestStore()
  keepPromisedDays(store, '1001', days)
  keepPromisedDays(store, '1001', { ...days, last: '2026-12-04' })
  keepPromisedDays(store, '', days)
  expect(promisedDays(store, '1001')).toMatchObject(days)
  expect([promisedDays(store, '1002'), promisedDays(store, '')]).toEqual([null, null])
})

test('the oldest orders are forgotten', () => {
  const store = createTestStore()
  for (let order = 0; order < 40; order++) keepPromisedDays(store, `${order}`.padStart(100, '0'), days)
  expect(promisedDays(store, '0'.padStart(100, '0'))).toBeNull()
  expect(promisedDays(store, '39'.padStart(100, '0'))).toMatchObject(days)
})

test.each([
  [{ ...days, first: '2026-11-99' }],
  [{ ...days, first: '2026-12-03' }],
  [{ ...days, last: 'soon' }],
])('days that cannot be shown are not taken: %j', (kept) => {
  const store = createTestStore()
  store.write(promisedDaysKey, JSON.stringify([{ number: '1001', ...kept }]))
  expect(promisedDays(store, '1001')).toBeNull()
})

test('damaged text is forgotten', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const store = createTestStore()
      store.write(promisedDaysKey, text)
      expect(promisedDays(store, '1')).toBeNull()
      keepPromisedDays(store, '1', days)
      expect(promisedDays(store, '1')).toMatchObject(days)
    }),
  )
})
