import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { liveStockOf, stockOf } from '#src/features/catalogue/offer/stock.ts'
import { productOf } from '#tests/support/examples/products.ts'

const i18n = createTestI18n('en')
const item = (stock: unknown) => ({ items: [{ item: '7-1', stock }] })
const stockFor = (wire: Record<string, unknown>) => stockOf(productOf(wire), i18n, 'en-GB')

test.each([
  ['on the shelf', item('yes'), 'yes', 'In stock'],
  ['the last of it', item('few'), 'few', 'Only a few left'],
  ['gone', { ...item('no'), available: false }, 'no', 'Out of stock'],
  [
    'with a supplier',
    { ...item('yes'), availability_kind: 'supplier', availability_days: '4' },
    'supplier',
    'Ships from supplier in 4 days',
  ],
  [
    'a day away at a supplier',
    { ...item('yes'), availability_kind: 'supplier', availability_days: '1' },
    'supplier',
    'Ships from supplier in 1 day',
  ],
  [
    'with a supplier who names no days',
    { ...item('yes'), availability_kind: 'supplier' },
    'supplier',
    'Ships from supplier',
  ],
  [
    'on its way',
    { ...item('yes'), availability_kind: 'on_order', availability_date: '2026-12-01' },
    'later',
    'On order, expected 1 December 2026',
  ],
  [
    'on its way without a date',
    { ...item('no'), available: false, availability_kind: 'on_order' },
    'later',
    'On order',
  ],
  [
    'not made yet',
    { ...item('preorder'), availability_date: '2027-01-15' },
    'later',
    'Pre-order, available from 15 January 2027',
  ],
  [
    'not made any more',
    { ...item('no'), available: false, availability_kind: 'discontinued' },
    'no',
    'No longer available',
  ],
  [
    'the last of what is not made any more',
    { ...item('few'), availability_kind: 'discontinued' },
    'few',
    'Only a few left',
  ],
])('the stock text of a part that is %s', (_, wire, state, text) => {
  expect(stockFor(wire)).toEqual({ state, text })
})

test('a product is in stock if one of its sizes is', () => {
  const items = ['no', 'few', 'yes'].map((stock, index) => ({ item: `7-${index}`, stock }))
  expect(stockFor({ items }).state).toBe('yes')
})

test('a small count of the warehouse refines the announced stock', () => {
  expect(liveStockOf(2, 'yes', i18n)).toEqual({ state: 'few', text: 'Only 2 left' })
  expect(liveStockOf(7, 'yes', i18n)).toEqual({ state: 'yes', text: '7 in stock' })
  expect(liveStockOf(0, 'few', i18n)).toEqual({ state: 'no', text: 'Out of stock' })
  expect(liveStockOf(80, 'yes', i18n)).toBeNull()
  expect(liveStockOf(80, 'supplier', i18n)).toBeNull()
})
