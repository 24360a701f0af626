import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { amountsOf } from '#src/features/cart/amounts.ts'
import { voucherView } from '#src/features/cart/cart-view.ts'
import { addVoucherAtom } from '#src/features/cart/commands/voucher.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { totalsView } from '#src/features/cart/totals-view.ts'
import { changeDraftAtom } from '#src/features/checkout/form/form.atoms.ts'
import { payAtom } from '#src/features/checkout/payment/pay.atoms.ts'
import { paymentText } from '#src/features/orders/receipt/receipt.ts'
import { receiptTotals } from '#src/features/orders/receipt/receipt-totals.ts'
import { selectionOf } from '#tests/support/examples/selections.ts'
import { createPayableCheckout } from '#tests/support/worlds/checkout-world.ts'

const i18n = createTestI18n('en')
const discounts = (rows: { label: string; amount: string; notes: string[] }[]) =>
  rows
    .filter(({ label }) => /^(Discount|Code)\b/.test(label))
    .map(({ label, amount, notes }) => [label, amount, ...notes].join(' | ').replaceAll('\u00a0', ' '))

test('every code has a row with its own effect, in the cart as on the receipt', async () => {
  const { store, ports } = await createPayableCheckout({ quantity: 2 })
  for (const code of ['SAVE10', 'MINUS50', 'FREESHIP', 'BIG100']) await store.set(addVoucherAtom, code)
  const selection = store.get(selectionAtom)
  if (!selection) throw new Error('no cart')
  const inCart = discounts(totalsView(selection, i18n, amountsOf(selection), null).items)
  expect(inCart).toEqual([
    'Code SAVE10 | −60 kr',
    'Code MINUS50 | −50 kr',
    expect.stringMatching(/^Code FREESHIP \| Delivery −[\d,]+ kr$/),
    'Code BIG100 | 0 kr',
  ])
  store.set(changeDraftAtom, { terms: true })
  await store.set(payAtom, 'en')
  const receipt = await ports.checkout.receipt()
  if (!receipt.ok) throw new Error('No order was placed')
  expect(discounts(receiptTotals(receipt.value, null, i18n))).toEqual(inCart)
})

test('a code with two effects names both, and without any there is no row', async () => {
  const { store } = await createPayableCheckout()
  const rows = () => {
    const selection = store.get(selectionAtom)
    return selection ? discounts(totalsView(selection, i18n, amountsOf(selection), null).items) : []
  }
  expect(rows()).toEqual([])
  await store.set(addVoucherAtom, 'GRATIS')
  expect(rows()).toEqual([expect.stringMatching(/^Code GRATIS \| −[\d,]+ kr \| Delivery −[\d,]+ kr$/)])
})

test('a gift card is a code that can leave nothing to pay, in the cart as on the receipt', async () => {
  const { store, ports } = await createPayableCheckout()
  await store.set(addVoucherAtom, 'gift-0001')
  const selection = store.get(selectionAtom)
  if (!selection) throw new Error('no cart')
  expect(selection.totals.grandTotal).toBe(0)
  expect(selection.discounts.vouchers.map(voucherView)).toEqual([
    { voucher: 'GIFT-0001', description: expect.stringMatching(/Gift card|Presentkort/) },
  ])
  const inCart = discounts(totalsView(selection, i18n, amountsOf(selection), null).items)
  expect(inCart).toEqual([expect.stringMatching(/^Code GIFT-0001 \| −300 kr \| Delivery −[\d,]+ kr$/)])
  store.set(changeDraftAtom, { terms: true })
  await store.set(payAtom, 'en')
  const receipt = await ports.checkout.receipt()
  if (!receipt.ok) throw new Error('No order was placed')
  expect(discounts(receiptTotals(receipt.value, null, i18n))).toEqual(inCart)
  expect(paymentText(receipt.value, i18n)).toBe('Nothing to pay')
})

test('codes whose amounts do not add up to the discount share a row', () => {
  const selection = selectionOf([{ item: '1-1', price: 100 }], {
    selection: {
      discounts: { vouchers: [{ voucher: 'SOME', priceOffAsNumber: -5 }] },
      totals: { itemsTotalPriceAsNumber: 100, totalDiscountPriceAsNumber: -15 },
    },
  })
  expect(discounts(totalsView(selection, i18n, amountsOf(selection), null).items)).toEqual([
    'Discount | −15 kr',
  ])
})

test('an automatic discount has its name', () => {
  const selection = selectionOf([{ item: '1-1', price: 100 }], {
    selection: {
      discounts: { automaticDiscounts: [{ name: 'Winter', priceOffAsNumber: -15 }] },
      totals: { itemsTotalPriceAsNumber: 100, totalDiscountPriceAsNumber: -15 },
    },
  })
  expect(discounts(totalsView(selection, i18n, amountsOf(selection), null).items)).toEqual([
    'Discount Winter | −15 kr',
  ])
})
