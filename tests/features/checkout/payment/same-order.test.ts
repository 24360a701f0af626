import { expect, test } from 'vitest'
import { sameOrder } from '#src/features/checkout/payment/same-order.ts'
import { address, selectionOf, type WantedLine, wireSelection } from '#tests/support/examples/selections.ts'

const part = { item: '5-1', quantity: 1, product: '5', productName: 'Oil', sku: 'OIL' }
const disc: WantedLine = { item: '1-1', quantity: 2 }
const kit: WantedLine = { item: '2-1', bundle: [part] }
const { totals } = wireSelection([disc, kit]).selection

type Changes = NonNullable<NonNullable<Parameters<typeof wireSelection>[1]>['selection']>

/** An order of a disc and a set, with these changes; its sum is independent of the lines. */
const orderOf = (changes: Changes = {}, lines = [disc, kit]) =>
  selectionOf(lines, { selection: { totals, ...changes } })
const order = orderOf()

test('a selection that is loaded again is the same order', () => {
  expect(sameOrder(order, orderOf(), {})).toBe(true)
})

test('a selection with a saved address is the same order, in any order of its fields', () => {
  const kim = { city: 'Lund', firstName: 'Kim' }
  const saved = orderOf({ address: { ...address, ...kim } })
  expect(sameOrder(order, saved, { address: kim })).toBe(true)
  expect(sameOrder(order, saved, {})).toBe(false)
})

test('an unknown selection is never the same order', () => {
  expect(sameOrder(null, order, {})).toBe(false)
  expect(sameOrder(order, null, {})).toBe(false)
  expect(sameOrder(null, null, {})).toBe(false)
})

test.each([
  ['a part more', orderOf({}, [disc, kit, { item: '3-1' }])],
  ['another line of the same part', orderOf({}, [{ ...disc, line: 'other' }, kit])],
  ['another size', orderOf({}, [{ ...disc, item: '1-2', line: 'line-of-1-1' }, kit])],
  ['more pieces for the same sum', orderOf({}, [{ ...disc, quantity: 4, price: 50 }, kit])],
  ['another price of a part', orderOf({}, [{ ...disc, price: 90 }, kit])],
  ['another part in the set', orderOf({}, [disc, { ...kit, bundle: [{ ...part, item: '5-2' }] }])],
  ['more of a part in the set', orderOf({}, [disc, { ...kit, bundle: [{ ...part, quantity: 2 }] }])],
  ['another sum', orderOf({ totals: { ...totals, grandTotalPriceAsNumber: 1 } })],
  ['another currency', orderOf({ currencyFormat: { currency: 'EUR' } })],
  ['another delivery', orderOf({ shippingMethod: 'pickup' })],
  ['another payment', orderOf({ paymentMethod: 'card' })],
  ['another bill', orderOf({ address: { ...address, city: 'Lund' } })],
  ['another delivery address', orderOf({ shippingAddress: { ...address, city: 'Lund' } })],
])('%s makes it another order', (_, other) => {
  expect(sameOrder(order, other, {})).toBe(false)
})
