import { Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/test-i18n.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { choosePaymentAtom } from '#src/features/cart/commands/session.atoms.ts'
import { shopFactsAtom } from '#src/features/cart/commands/shop-facts.atoms.ts'
import { addVoucherAtom } from '#src/features/cart/commands/voucher.atoms.ts'
import { payAtom } from '#src/features/checkout/payment/pay.atoms.ts'
import { ReceiptSheet } from '#src/features/checkout/receipt/receipt-sheet.tsx'
import { I18nProvider } from '#src/i18n/use-i18n.tsx'
import { MoneyRegion } from '#src/ui/money-text.tsx'
import { createPayableCheckout } from '#tests/support/checkout-world.ts'

type CheckoutWorld = Awaited<ReturnType<typeof createPayableCheckout>>

/** Places the order and shows its receipt, as text. */
async function receiptOf({ store, ports }: CheckoutWorld): Promise<{ order: Order; text: string }> {
  await store.set(payAtom, 'en')
  const reply = await ports.checkout.receipt()
  if (!reply.ok) throw new Error('No order was placed')
  store.sub(shopFactsAtom, () => {})
  await expect.poll(() => store.get(shopFactsAtom)).not.toBeNull()
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <I18nProvider i18n={createTestI18n('en')}>
        <Provider store={store}>
          <MoneyRegion language="en" country="SE">
            <ReceiptSheet order={reply.value} />
          </MoneyRegion>
        </Provider>
      </I18nProvider>
    </MemoryRouter>,
  )
  const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  return { order: reply.value, text }
}

test('the receipt of an order paid in advance says where the money goes, how much of it and by when', async () => {
  const { order, text } = await receiptOf(await createPayableCheckout())
  const { orderNumber, totals } = order
  expect(text).toContain(`Amount ${totals.grandTotal} kr Recipient Tappet Parts AB`)
  expect(text).toContain('IBAN SE35 5000 0000 0549 1000 0003')
  expect(text).toMatch(new RegExp(`Reference ${orderNumber} Pay by \\d+ \\w+ \\d{4}`))
})

test('an order that is free, or paid otherwise, names no account', async () => {
  const free = await createPayableCheckout()
  await free.store.set(addVoucherAtom, 'GRATIS')
  expect((await receiptOf(free)).text).not.toContain('IBAN')
  const invoiced = await createPayableCheckout()
  await invoiced.store.set(choosePaymentAtom, 'invoice')
  invoiced.type({ identityNumber: '850709-9805' })
  expect((await receiptOf(invoiced)).text).not.toContain('IBAN')
})

test('the receipt names the delivery method and the reason for its price', async () => {
  const { text } = await receiptOf(await createPayableCheckout({ quantity: 7 }))
  expect(text).toContain('Shipping Pallet freight, over 30 kg or bulky 390 kr')
})
