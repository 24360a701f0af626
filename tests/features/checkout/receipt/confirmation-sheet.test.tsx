import { expect, test } from 'vitest'
import { demoEmail, shopName } from '#src/brand.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { choosePaymentAtom } from '#src/features/cart/commands/choose-methods.atoms.ts'
import { addVoucherAtom } from '#src/features/cart/commands/voucher.atoms.ts'
import { payAtom } from '#src/features/checkout/payment/pay.atoms.ts'
import { dayAfter } from '#src/features/orders/receipt/receipt.ts'
import { formatMoney } from '#src/i18n/format.ts'
import { formatDate } from '#src/i18n/format-days.ts'
import { receiptHtml, receiptText } from '#tests/support/shop/render-cart.tsx'
import { createPayableCheckout } from '#tests/support/worlds/checkout-world.ts'

type CheckoutWorld = Awaited<ReturnType<typeof createPayableCheckout>>

interface ReceiptOptions {
  /** False if the content service has no facts. */
  withFacts?: boolean
  country?: string
}

/** Places the order and shows its receipt, as text. */
async function receiptOf(
  { store, ports }: CheckoutWorld,
  { withFacts = true, country = 'SE' }: ReceiptOptions = {},
): Promise<{ order: Order; text: string }> {
  await store.set(payAtom, 'en')
  const reply = await ports.checkout.receipt()
  if (!reply.ok) throw new Error('No order was placed')
  const facts = withFacts ? await ports.shopFacts(country) : null
  return { order: reply.value, text: receiptText(reply.value, facts) }
}

/** A checkout where the invoice is chosen, which needs a personal number in Sweden. */
async function createInvoiceCheckout(): Promise<CheckoutWorld> {
  const world = await createPayableCheckout()
  await world.store.set(choosePaymentAtom, 'invoice')
  world.type({ identityNumber: '850709-9805' })
  return world
}

test('the receipt of an order paid in advance says where the money goes, how much of it and by when', async () => {
  const { order, text } = await receiptOf(await createPayableCheckout())
  const { orderNumber, orderDate, totals } = order
  const due = formatDate(dayAfter(orderDate, 10), 'en-SE')
  expect(text).toContain(`Amount ${totals.grandTotal} kr Pay by ${due} Recipient ${shopName} Parts AB`)
  expect(text).toContain('Bankgiro 991-2346 IBAN SE35 5000 0000 0549 1000 0003')
  expect(text).toContain(`Reference ${orderNumber} `)
  expect(text).toContain('We will send your order as soon as your payment has arrived')
})

test('the receipt of an invoice says how to pay it within 14 days, and promises no wait for the money', async () => {
  const { order, text } = await receiptOf(await createInvoiceCheckout())
  const { orderNumber, orderDate, totals } = order
  const due = formatDate(dayAfter(orderDate, 14), 'en-SE')
  expect(text).toContain(`Amount ${totals.grandTotal} kr Pay by ${due} Recipient ${shopName} Parts AB`)
  expect(text).toContain(`Reference ${orderNumber} `)
  expect(text).not.toContain('as soon as your payment has arrived')
  expect(text).toContain('Payment fee')
})

test('the receipt says when an order is expected, by the time it was placed', async () => {
  // Placed on Saturday 21 November 2026.
  const { order, text } = await receiptOf(await createInvoiceCheckout())
  expect(text.replaceAll('\u2009', ' ')).toContain('Expected Tue 24 – Thu 26 Nov')
  expect(receiptText(order)).not.toContain('Expected')
})

test('the confirmation says what happens next, with the day of each step', async () => {
  const { order, text } = await receiptOf(await createInvoiceCheckout())
  expect(text.replaceAll('\u2009', ' ')).toMatch(
    /What happens next Confirmed Sat,? 21 Nov Leaves the warehouse Mon,? 23 Nov Arrives Tue,? 24 – Thu,? 26 Nov/,
  )
  expect(receiptText(order)).not.toContain('What happens next')
})

test('the receipt of an order that waits for a transfer names no day of arrival', async () => {
  const { text } = await receiptOf(await createPayableCheckout())
  expect(text).not.toContain('Expected')
  expect(text).toMatch(
    /Confirmed Sat,? 21 Nov Leaves the warehouse Sent once your payment has arrived Arrives 1–3 working days Order number/,
  )
})

test('each line of the receipt has its drawing', async () => {
  const { order } = await receiptOf(await createPayableCheckout())
  const lines = order.lines.map((line) => ({
    ...line,
    product: { ...line.product, media: ['/media/brake-disc.svg'] },
  }))
  const pictures = receiptHtml({ ...order, lines }).match(/<img [^>]*width="40"[^>]*>/g) ?? []
  expect(pictures.map((picture) => picture.includes('brake-disc.svg'))).toEqual([true])
})

test('an order that is free, or paid on a provider’s page, names no account', async () => {
  const free = await createPayableCheckout()
  await free.store.set(addVoucherAtom, 'GRATIS')
  const { order, text } = await receiptOf(free)
  expect(text).not.toContain('IBAN')
  expect(text).toContain('Payment Nothing to pay')
  expect(text).not.toContain(order.paymentMethodName)
  const facts = await free.ports.shopFacts('SE')
  const byCard = { ...order, paymentMethod: 'card', totals: { ...order.totals, grandTotal: 100 } }
  expect(receiptText(byCard, facts)).not.toContain('IBAN')
})

test('the receipt names the seller with address, registers and VAT number, and the mediator of the country', async () => {
  const { text } = await receiptOf(await createPayableCheckout())
  expect(text).toContain(`Seller ${shopName} Parts AB Provgatan 1 111 22 Stockholm Sweden ${demoEmail}`)
  expect(text).toMatch(/Company number \(Bolagsverket, Sweden\): 559999-9991 VAT number: SE559999999101/)
  expect(text).toContain('Allmänna reklamationsnämnden')
  expect(text).not.toContain('Take-back')
  const german = await receiptOf(await createPayableCheckout(), { country: 'DE' })
  expect(german.text).toContain('Used oil and starter batteries: Musterwerkstatt GmbH')
  expect(german.text).not.toContain('If we cannot agree')
})

test('without facts of the shop the receipt lacks only these', async () => {
  const { order, text } = await receiptOf(await createPayableCheckout(), { withFacts: false })
  expect(text).toContain(`Order number ${order.orderNumber}`)
  expect(text).toContain(`Total ${order.totals.grandTotal} kr`)
  for (const fact of ['IBAN', 'How to pay', 'Seller', 'Demo shop']) expect(text).not.toContain(fact)
})

test('the receipt names VAT by its rate, with the amount it applies to', async () => {
  const { order, text } = await receiptOf(await createPayableCheckout())
  const { grandTotal, grandTotalTax } = order.totals
  const [net, tax] = [(grandTotal ?? 0) - (grandTotalTax ?? 0), grandTotalTax ?? 0].map((amount) =>
    formatMoney(amount, 'SEK', 'en-SE').replace('\u00a0', ' '),
  )
  expect(text).toContain(`Including 25% VAT on ${net} ${tax}`)
  expect(text.match(/VAT on|Including VAT/g)).toHaveLength(1)
})

test('a business of another country reads that no VAT is charged, and under which number it accounts for it', async () => {
  const { order } = await receiptOf(await createPayableCheckout())
  const exempt = {
    ...order,
    vatExempt: true,
    address: { ...order.address, vatNumber: 'DE123456788' },
    totals: { ...order.totals, taxDeducted: -75, taxPercent: 0, grandTotalTax: 0 },
  }
  const text = receiptText(exempt)
  expect(text).toContain('Price excluding VAT Amount excluding VAT')
  expect(text).not.toContain('VAT deducted')
  expect(text).toContain('Total excluding VAT VAT-exempt intra-Community supply ')
  expect(text).toContain(
    'VAT-exempt intra-Community supply (Art. 138 of Directive 2006/112/EC): no VAT is charged. The buyer accounts for it under the VAT number DE123456788.',
  )
  expect(text).not.toContain('VAT on')
})

test('the receipt names the delivery method and the reason for its price', async () => {
  const { text } = await receiptOf(await createPayableCheckout({ quantity: 7 }))
  expect(text).toContain('Delivery Pallet freight, over 30 kg or bulky 390 kr')
})

test('the receipt leads to customer service, and where a deposit was paid to its refund', async () => {
  const { order } = await receiptOf(await createPayableCheckout())
  const linkTo = (subject: string) => `"/support?subject=${subject}&amp;order=${order.orderNumber}"`
  expect(receiptHtml(order)).toContain(linkTo('orderQuestion'))
  expect(receiptHtml(order)).not.toContain(linkTo('refundQuestion'))
  const lines = order.lines.flatMap((line) => [
    { ...line, product: { ...line.product, depositItem: '900-1' } },
    { ...line, item: '900-1' },
  ])
  expect(receiptHtml({ ...order, lines })).toContain(linkTo('refundQuestion'))
})
