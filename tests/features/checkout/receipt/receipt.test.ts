import { expect, test } from 'vitest'
import { addItemAtom, loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import { addVoucherAtom } from '#src/features/cart/commands/voucher.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { receiptAtom } from '#src/features/checkout/receipt/receipt.atoms.ts'
import { resolveOutcome } from '#src/features/checkout/unclear/unknown-outcome.ts'
import { dayAfter, receiptOf, receiptRows } from '#src/features/orders/receipt/receipt.ts'
import { visitAtom } from '#src/visit.ts'
import { kim } from '#tests/support/examples/addresses.ts'
import { selectionOf } from '#tests/support/examples/selections.ts'
import { createCartWorld } from '#tests/support/worlds/cart-world.ts'

test('lines that the service split into single pieces are one row of the receipt', () => {
  const { lines } = selectionOf([
    { item: '1-1', line: 'a', price: 85 },
    { item: '2-1', line: 'b', price: 10 },
    { item: '1-1', line: 'c', price: 85 },
  ])
  expect(
    receiptRows(lines).map(({ item, quantity, price, total }) => [item, quantity, price, total]),
  ).toEqual([
    ['1-1', 2, 85, 170],
    ['2-1', 1, 10, 10],
  ])
})

test('pieces a voucher made cheaper by different cents have no price each, and the right sum', () => {
  const { lines } = selectionOf([
    { item: '1-1', line: 'a', price: 33.33 },
    { item: '1-1', line: 'b', price: 33.33 },
    { item: '1-1', line: 'c', price: 33.34 },
  ])
  expect(receiptRows(lines)).toMatchObject([{ quantity: 3, price: null, total: 100 }])
})

test('two sets of one article that are filled differently stay two rows', () => {
  const filledWith = (item: string) => [{ item, quantity: 1, productName: item, sku: item }]
  const { lines } = selectionOf([
    { item: '21-1', line: 'a', bundle: filledWith('1-1') },
    { item: '21-1', line: 'b', bundle: filledWith('5-1') },
    { item: '21-1', line: 'c', bundle: filledWith('1-1') },
  ])
  expect(receiptRows(lines).map(({ quantity }) => quantity)).toEqual([2, 1])
})

test('the receipt is that of the last order, however often it is loaded', async () => {
  const { store } = createCartWorld()
  await store.set(loadSelectionAtom, 'en')
  await store.set(receiptAtom)
  expect(store.get(receiptAtom)).toEqual({ kind: 'none' })

  await store.set(addItemAtom, { item: '1-1', quantity: 3, name: 'Part' })
  await payInAdvance(store)
  await store.set(receiptAtom)
  const first = store.get(receiptAtom)
  await store.set(receiptAtom)
  expect(store.get(receiptAtom)).toEqual(first)
  expect(first).toMatchObject({ kind: 'here', order: { address: { email: 'kim@example.se' } } })
  expect(first.kind === 'here' && receiptRows(first.order.lines)).toMatchObject([{ quantity: 3, total: 900 }])
})

test('other tabs are notified once that an order has emptied the cart, however often its receipt is read', async () => {
  const { store, ports, nextDocument } = createCartWorld()
  await store.set(addItemAtom, { item: '1-1', quantity: 1, name: 'Part' })
  await payInAdvance(store)
  const signals: string[] = []
  const confirmation = nextDocument({
    ...ports,
    tabs: {
      ...ports.tabs,
      bumpVersion: () => void signals.push('new version'),
      broadcast: (signal) => void signals.push(signal),
    },
  })
  await confirmation.set(receiptAtom)
  await confirmation.set(receiptAtom)
  expect(confirmation.get(receiptAtom)).toMatchObject({ kind: 'here' })
  expect(signals).toEqual(['after'])
})

test('a voucher discount is a separate sum, next to the prices of the cart', async () => {
  const { store } = createCartWorld()
  await store.set(loadSelectionAtom, 'en')
  await store.set(addItemAtom, { item: '1-1', quantity: 3, name: 'Part' })
  await store.set(addVoucherAtom, 'SAVE10')
  const cart = store.get(selectionAtom)!
  await payInAdvance(store)
  await store.set(receiptAtom)
  const receipt = store.get(receiptAtom)
  if (receipt.kind !== 'here') throw new Error('no receipt')
  const { rows, totals } = receiptOf(receipt.order)
  expect(rows).toMatchObject([{ quantity: 3, price: 300, total: 900 }])
  expect([totals.items, totals.discount]).toEqual([900, -90])
  expect([totals.items, totals.discount, totals.grandTotal]).toEqual([
    cart.totals.items,
    cart.totals.discount,
    cart.totals.grandTotal,
  ])
  expect(receipt.order.discounts.vouchers.map(({ voucher }) => voucher)).toEqual(['SAVE10'])
})

test('a discount that stayed with the whole order is not counted twice', () => {
  const order = selectionOf([{ item: '1-1', price: 85 }], {
    selection: {
      totals: {
        itemsTotalPriceAsNumber: 85,
        totalDiscountPriceAsNumber: -15,
        shippingPriceAsNumber: 0,
        grandTotalPriceAsNumber: 70,
        grandTotalPriceTaxAsNumber: 14,
      },
    },
  })
  const receipt = receiptOf(order)
  expect([receipt.totals.items, receipt.totals.discount, receipt.rows[0]?.price]).toEqual([85, -15, 85])
})

test('a receipt that cannot be loaded is shown as unavailable, and can be loaded again', async () => {
  const { store, network } = createCartWorld()
  network.loses = () => 'before'
  await store.set(receiptAtom)
  expect(store.get(receiptAtom)).toEqual({ kind: 'unavailable' })
  network.loses = () => null
  await store.set(receiptAtom)
  expect(store.get(receiptAtom)).toEqual({ kind: 'none' })
})

test('cart and receipt together decide whether an order was placed', () => {
  const none = { ok: false as const, status: 404, errors: { order: 'not found' }, messages: [], body: null }
  const filled = selectionOf([{ item: '1-1' }, { item: '2-1' }])
  const empty = selectionOf([])
  for (const paid of [filled, null]) {
    expect(resolveOutcome(none, filled, paid)).toEqual({ kind: 'notPlaced' })
    expect(resolveOutcome(none, empty, paid)).toEqual({ kind: 'unknown' })
    expect(resolveOutcome(none, null, paid)).toEqual({ kind: 'unknown' })
    expect(resolveOutcome(null, filled, paid)).toEqual({ kind: 'notPlaced' })
    expect(resolveOutcome(null, empty, paid)).toEqual({ kind: 'unknown' })
  }
})

test('an addition to the cart after an order does not hide the order', async () => {
  const { store } = createCartWorld()
  await store.set(addItemAtom, { item: '1-1', quantity: 1, name: 'Brake disc' })
  const paid = store.get(selectionAtom)
  await payInAdvance(store)
  const receipt = await store.get(visitAtom)!.checkout.receipt()
  expect(resolveOutcome(receipt, selectionOf([{ item: '7-1', line: 'later' }]), paid)).toMatchObject({
    kind: 'placed',
  })
  // The receipt of another order, or none: the outcome of the payment is unknown.
  const other = selectionOf([{ item: '9-1', line: 'other' }])
  expect(resolveOutcome(receipt, selectionOf([{ item: '7-1', line: 'later' }]), other)).toEqual({
    kind: 'unknown',
  })
  expect(resolveOutcome(null, selectionOf([{ item: '7-1', line: 'later' }]), paid)).toEqual({
    kind: 'unknown',
  })
})

/** Orders what is in the cart. */
function payInAdvance(store: ReturnType<typeof createCartWorld>['store']) {
  return store.get(visitAtom)!.checkout.pay({
    paymentMethod: 'prepayment',
    termsAndConditions: true,
    address: { ...kim, country: 'SE' },
    paymentReturnPage: 'https://shop.test/',
    paymentFailedPage: 'https://shop.test/',
  })
}

test('days are added by the calendar', () => {
  expect(dayAfter('2026-12-28 23:59:59', 10)).toBe('2027-01-07')
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29')
  expect(dayAfter('', 10)).toBe('')
})

test('deposits are apart from the goods, and so is their sum', () => {
  const order = selectionOf(
    [
      { item: '1-1', line: 'a', price: 300, product: { deposit_item: '9-1' } },
      { item: '9-1', line: 'b', price: 100 },
      { item: '1-1', line: 'c', price: 300, product: { deposit_item: '9-1' } },
      { item: '9-1', line: 'd', price: 100 },
    ],
    { selection: { totals: { itemsTotalPriceAsNumber: 800, grandTotalPriceAsNumber: 800 } } },
  )
  const receipt = receiptOf(order)
  expect(receipt.rows).toMatchObject([{ item: '1-1', quantity: 2, total: 600 }])
  expect(receipt.deposits).toMatchObject([{ item: '9-1', quantity: 2, total: 200 }])
  expect([receipt.totals.items, receipt.depositTotal]).toEqual([600, 200])
  expect(receipt.totals.grandTotal).toBe(800)
})
