import { expect, test } from 'vitest'
import {
  isReturnable,
  reasonsOf,
  returnablePieces,
  returnRows,
} from '#src/features/orders/returns/return-rows.ts'
import { pastOrder } from './past-order.ts'

test('pieces of a part are one row, with the deposit that was paid for it', () => {
  expect(returnRows(pastOrder())).toMatchObject([
    { item: '1-1', name: 'Disc', sku: 'BD-1', ordered: 2, back: 0, left: 2, deposit: null },
    { item: '2-1', name: 'Alternator', left: 1, deposit: { amount: 336, left: 1, refunds: [] } },
    { item: '8-8', name: 'Deposit of a set', ordered: 1, back: 0, left: 0, deposit: { left: 1 } },
  ])
})

test('returned pieces cannot come back again, and a refunded deposit has its date', () => {
  const rows = returnRows(
    pastOrder({
      returns: [
        { date: '2026-01-20 10:00:00', lines: ['a'] },
        { date: '2026-02-01 10:00:00', lines: ['d'] },
      ],
    }),
  )
  expect(rows).toMatchObject([
    { back: 1, left: 1 },
    { back: 0, left: 1, deposit: { left: 0, refunds: ['2026-02-01 10:00:00'] } },
    { back: 0 },
  ])
})

test('an old part comes back for the deposit that is left, also of a part in a set', () => {
  const [disc, alternator, ofSet] = returnRows(pastOrder())
  const goods = ['noFit', 'wrongPart', 'faulty', 'failed', 'changedMind']
  expect(disc && reasonsOf(disc)).toEqual(goods)
  expect(alternator && reasonsOf(alternator)).toEqual([...goods, 'oldPart'])
  expect(ofSet && reasonsOf(ofSet)).toEqual(['oldPart'])
  expect(disc && returnablePieces(disc, 'noFit')).toBe(2)
})

test('a deposit paid without VAT is paid back without it', () => {
  const items = [
    { line: 'c', item: '2-1', quantity: 1, product: { deposit_item: '9-9' }, totalPriceAsNumber: 1_000 },
    {
      ...{ line: 'd', item: '9-9', quantity: 1, product: {} },
      ...{ priceEachAsNumber: 125, priceEachWithoutTaxAsNumber: 100, totalPriceAsNumber: 125 },
    },
  ]
  const totals = { grandTotalPriceAsNumber: 900, itemsTotalPriceAsNumber: 1_125, taxDeductedAsNumber: -225 }
  const [row] = returnRows(
    pastOrder({ items, totals, vatExempt: true, address: { vatNumber: 'SE559999999201' } }),
  )
  expect(row?.deposit?.amount).toBe(100)
})

test('an order whose lines are not all known has no rows', () => {
  expect(returnRows(pastOrder({ items: [{ line: 'a', item: '1-1', quantity: 1 }, null] }))).toEqual([])
})

test.each([
  ['received', false],
  ['processing', false],
  ['partlyShipped', true],
  ['delivered', true],
  ['completed', true],
  ['partlyReturned', true],
  ['returned', false],
  ['cancelled', false],
  [null, true],
] as const)('an order that is %s is returnable: %s', (state, expected) => {
  expect(isReturnable(state)).toBe(expected)
})
