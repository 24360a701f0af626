import { expect, test } from 'vitest'
import { kindOf, returnTerms } from '#src/features/orders/returns/return-terms.ts'
import { pastOrder } from './past-order.ts'

const facts = { returnDays: 30, oldPartDays: 60, returnPaidBy: 'buyer' as const }
const unknown = { days: null, until: null, guaranteedUntil: null, paidBy: null }

test('unused goods and old parts are sent within the days of the shop, from the arrival of the last parcel', () => {
  const shipments = [
    { trackingId: 'T1', deliveredDate: '2026-01-05 10:00:00' },
    { trackingId: 'T2', deliveredDate: '2026-01-31 23:59:00' },
  ]
  expect(returnTerms('unused', pastOrder({ shipments }), facts)).toEqual({
    ...unknown,
    days: 30,
    until: '2026-03-02',
    paidBy: 'buyer',
  })
  expect(returnTerms('oldPart', pastOrder(), facts)).toMatchObject({ days: 60, until: '2026-03-06' })
})

test('without facts, and while a parcel is on its way, no day is named', () => {
  expect(returnTerms('unused', pastOrder(), null)).toEqual(unknown)
  const shipments = [{ trackingId: 'T1', deliveredDate: '2026-01-05 10:00:00' }, { trackingId: 'T2' }]
  expect(returnTerms('unused', pastOrder({ shipments }), facts)).toMatchObject({ days: 30, until: null })
  expect(returnTerms('faulty', pastOrder({ shipments: [] }), facts)).toMatchObject({ guaranteedUntil: null })
})

test('for a fault a consumer has two years and pays nothing, whatever the shop says', () => {
  const delivered = (day: string) => ({ shipments: [{ trackingId: 'T1', deliveredDate: `${day} 10:00:00` }] })
  const terms = (day: string) => returnTerms('faulty', pastOrder(delivered(day)), facts)
  expect(terms('2026-01-05')).toEqual({ ...unknown, guaranteedUntil: '2028-01-05', paidBy: 'seller' })
  expect(terms('2024-02-29').guaranteedUntil).toBe('2026-02-28')
})

test('consumer law is not claimed for a business', () => {
  const order = pastOrder({ address: { company: 'Exempel Bil AB' } })
  expect(returnTerms('faulty', order, facts)).toEqual(unknown)
  expect(returnTerms('unused', order, facts).paidBy).toBe('buyer')
})

test('a wrong part is treated like a faulty one', () => {
  expect((['noFit', 'changedMind', 'wrongPart', 'faulty', 'failed', 'oldPart'] as const).map(kindOf)).toEqual(
    [...['unused', 'unused', 'faulty', 'faulty', 'faulty', 'oldPart']],
  )
})
