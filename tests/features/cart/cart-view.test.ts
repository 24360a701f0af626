import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { amountsOf } from '#src/features/cart/amounts.ts'
import { totalsView } from '#src/features/cart/totals-view.ts'
import { selectionOf } from '#tests/support/examples/selections.ts'

const i18n = createTestI18n('en')

function feeRow(paymentMethodName: string) {
  const totals = { itemsTotalPriceAsNumber: 100, handlingCostPriceAsNumber: 19, grandTotalPriceAsNumber: 119 }
  const selection = selectionOf([{ item: '1-1' }], { selection: { paymentMethodName, totals } })
  const { items } = totalsView(selection, i18n, amountsOf(selection), null)
  return items.find(({ label }) => label === i18n.t('cart.handling'))
}

test('a payment fee names its method, which the shopper may not have chosen', () => {
  expect(feeRow('Invoice, 14 days')?.notes).toEqual(['Invoice, 14 days'])
  expect(feeRow('')?.notes).toEqual([])
})

test('deposits are apart from the goods, as on the receipt', () => {
  const totals = { itemsTotalPriceAsNumber: 150, grandTotalPriceAsNumber: 150 }
  const lines = [
    { item: '1-1', price: 100, product: { product: '1', deposit_item: '9-1' } },
    { item: '9-1', price: 50 },
  ]
  const selection = selectionOf(lines, { selection: { totals } })
  const { items } = totalsView(selection, i18n, amountsOf(selection), null)
  expect(items.map(({ label, amount }) => [label, amount.replace(/[^\d.,]/g, '')])).toEqual([
    [i18n.t('cart.items'), expect.stringMatching(/^100/)],
    [i18n.t('receipt.deposits'), expect.stringMatching(/^50/)],
    [i18n.t('cart.shipping'), ''],
  ])
})
