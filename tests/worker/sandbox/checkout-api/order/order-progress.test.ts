import fc from 'fast-check'
import { expect, test } from 'vitest'
import { progressOf } from '#worker/sandbox/checkout-api/order/order-progress.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const placed = Date.UTC(2026, 10, 21, 12)
const parcel = { country: 'SE', shippingMethod: 'service-point', currency: 'SEK' }
const shipped = placed + 20 * hour
const delivered = shipped + 3 * day

test.each([
  [0, 'placed', null, null],
  [2 * hour - 1, 'placed', null, null],
  [2 * hour, 'picked', null, null],
  [20 * hour, 'shipped', shipped, null],
  [20 * hour + 3 * day, 'delivered', shipped, delivered],
  [20 * hour + 33 * day, 'archived', shipped, delivered],
])('after %d ms an order to a service point is %s', (passed, stage, shippedAt, deliveredAt) => {
  expect(progressOf(placed, placed + passed, parcel)).toEqual({
    stage,
    shipped: shippedAt,
    delivered: deliveredAt,
  })
})

test.each([
  ['express within the country', { ...parcel, shippingMethod: 'express' }, 1],
  ['to the door in Germany', { country: 'DE', shippingMethod: 'home', currency: 'EUR' }, 6],
  ['by a method that is not known', { ...parcel, shippingMethod: 'pigeon' }, 4],
])('%s takes %d days at most', (_, route, days) => {
  expect(progressOf(placed, shipped + days * day - 1, route).stage).toBe('shipped')
  expect(progressOf(placed, shipped + days * day, route).stage).toBe('delivered')
})

test('an order never goes back to an earlier state', () => {
  const stages = ['placed', 'picked', 'shipped', 'delivered', 'archived']
  const passed = fc.integer({ min: 0, max: 60 * day })
  fc.assert(
    fc.property(passed, passed, (first, second) => {
      const [early, late] = [first, second].toSorted((a, b) => a - b)
      const rank = (time = 0) => stages.indexOf(progressOf(placed, placed + time, parcel).stage)
      expect(rank(early)).toBeLessThanOrEqual(rank(late))
    }),
  )
})
