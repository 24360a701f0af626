import { beforeEach, describe, expect, test } from 'vitest'
import { shopName } from '#src/brand.ts'
import { locales } from '#src/i18n/locales.ts'
import { payment, swede } from '#tests/support/examples/addresses.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import type { Shopper } from '#tests/support/shop/shopper.ts'
import type { OutgoingMessage } from '#worker/sandbox/ports.ts'

const backend = setUpSandbox()
let shopper: Shopper

beforeEach(async () => {
  shopper = backend.shopper()
  await shopper.post('/items/1-1', { quantity: 2 })
})

const pay = (changes: object = {}) => shopper.post('/payment', { ...payment, ...changes })

describe('POST /payment that places the order', () => {
  test('by invoice answers 201 with action success and the order', async () => {
    const reply = await pay()
    expect(reply.status).toBe(201)
    expect(reply.at('action')).toBe('success')
    expect(reply.at('order')).toMatchObject({
      order: '1001',
      status: 'untouched',
      statusDescription: 'Pending',
      date: '2026-11-21 13:00:00',
      paymentMethod: 'invoice',
      paymentMethodName: 'Faktura, 14 dagar',
      affiliateHtml: '',
      totals: { grandTotalPriceAsNumber: 692.5, handlingCostPriceAsNumber: 19 },
      address: { email: 'astrid@shopper.test', countryName: 'Sweden' },
      shippingAddress: { zipCode: '114 55', countryName: 'Sweden' },
    })
    for (const key of ['countries', 'languages', 'location']) expect(reply.at(key)).toBeDefined()
    for (const key of ['message', 'shipments']) expect(reply.at(`order.${key}`)).toBeUndefined()
  })

  test('by bank transfer in advance does too, and needs no personal number', async () => {
    const { identityNumber: _, ...address } = swede
    const reply = await pay({ paymentMethod: 'prepayment', address })
    expect(reply.status).toBe(201)
    expect(reply.at('order.totals.handlingCostPriceAsNumber')).toBe(0)
  })

  test('with nothing to pay is free, with any method', async () => {
    await shopper.post('/vouchers', { voucher: 'GRATIS' })
    const reply = await pay()
    expect(reply.status).toBe(201)
    expect(reply.at('order.totals')).toMatchObject({ grandTotalPriceAsNumber: 0, totalDiscountPrice: false })
  })

  test('with nothing to pay starts no payment at the card provider', async () => {
    await shopper.post('/vouchers', { voucher: 'GRATIS' })
    const { identityNumber: _, ...address } = swede
    const reply = await pay({ paymentMethod: 'card', address })
    expect([reply.status, reply.at('action')]).toEqual([201, 'success'])
    expect(backend.sandbox.sql.all('select * from payment')).toEqual([])
  })

  test('uses the selection’s own methods and earlier fields where it repeats none', async () => {
    const { identityNumber: _, ...address } = swede
    await shopper.put('/payment-fields', {
      address,
      additionalNotes: 'Personal number: 19900101-0017',
    })
    const reply = await shopper.post('/payment', { termsAndConditions: 'true' })
    expect(reply.status).toBe(201)
    expect(reply.at('order.paymentMethod')).toBe('prepayment')
  })

  test('takes a personal number from the notes', async () => {
    const { identityNumber: _, ...address } = swede
    const reply = await pay({ address, additionalNotes: 'Personal number: 19900101-0017, ring twice' })
    expect(reply.status).toBe(201)
    expect(reply.at('order.additionalNotes')).toBe('Personal number: 19900101-0017, ring twice')
  })

  test('asks no business for a personal number', async () => {
    const { identityNumber: _, ...address } = swede
    expect((await pay({ address: { ...address, company: 'Berg Bil AB' } })).status).toBe(201)
  })

  test('with another shipping method changes to it', async () => {
    expect((await pay({ shippingMethod: 'home' })).at('order.shippingMethod')).toBe('home')
  })

  test('accepts a country in either case, and returns it in capitals', async () => {
    const reply = await pay({ address: { ...swede, country: 'se' } })
    expect(reply.at('order.address')).toMatchObject({ country: 'SE', countryName: 'Sweden' })
  })

  test('sends to the shipping address when there is one', async () => {
    const shippingAddress = {
      firstName: 'Bo',
      lastName: 'Ek',
      address1: 'Hamngatan 2',
      zipCode: '21122',
      city: 'Malmö',
    }
    const reply = await pay({ shippingAddress })
    expect(reply.at('order.shippingAddress')).toMatchObject({
      city: 'Malmö',
      country: 'SE',
      email: swede.email,
    })
    expect(reply.at('order.address.city')).toBe('Stockholm')
  })

  test('cuts the lines to single pieces with ids of their own', async () => {
    await shopper.post('/items/2-1', { quantity: 3 })
    const before = await shopper.get('/selection')
    const reply = await pay()
    const lines = [0, 1, 2, 3, 4].map((index) => reply.at(`order.items.${index}`))
    expect(lines.map((line) => Object(line).quantity)).toEqual([1, 1, 1, 1, 1])
    const ids = new Set(lines.map((line) => Object(line).line))
    expect(ids.size).toBe(5)
    expect(ids.has(before.at('selection.items.0.line'))).toBe(false)
  })

  test('moves a voucher into the prices of the pieces; the total is the same', async () => {
    await shopper.post('/items/14-1', { quantity: 3 })
    const before = await shopper.post('/vouchers', { voucher: 'MINUS50' })
    const reply = await pay({ paymentMethod: 'prepayment' })
    expect(reply.at('order.totals.grandTotalPriceAsNumber')).toBe(
      before.at('selection.totals.grandTotalPriceAsNumber'),
    )
    expect(reply.at('order.totals.totalDiscountPriceAsNumber')).toBe(false)
    expect(reply.at('order.discounts')).toMatchObject({
      anyDiscount: false,
      vouchers: [{ priceOffAsNumber: 0 }],
    })
    expect(reply.at('order.items.0')).toMatchObject({
      anyDiscount: true,
      discounts: { vouchers: [{ voucher: 'MINUS50', hasAffectedItemPrice: true }] },
    })
  })

  test('leaves an empty selection with the same country and token', async () => {
    await shopper.put('/languages/de')
    const { token } = shopper
    await pay()
    const next = await shopper.get('/selection')
    expect(next.at('token')).toBe(token)
    expect(next.at('selection')).toMatchObject({ items: [], language: 'de' })
    expect(next.at('location.country')).toBe('SE')
    expect(next.at('order')).toBeUndefined()
  })

  test('takes the goods off the shelf, those in a set too', async () => {
    await pay()
    await shopper.post('/items/20-1', { quantity: 4 })
    expect((await pay()).status).toBe(201)
    await shopper.post('/items/1-1')
    expect((await pay()).at('unavailable')).toMatchObject([{ item: '1-1', available: 0 }])
  })

  test('numbers orders one after the other', async () => {
    await pay()
    await shopper.post('/items/1-1')
    expect((await pay()).at('order.order')).toBe('1002')
  })

  test('sends a confirmation in the language of the selection, without the notes', async () => {
    await shopper.put('/languages/de')
    await pay({ additionalNotes: 'Personal number: 19900101-0017' })
    expect(backend.sandbox.sent).toHaveLength(1)
    const [mail] = backend.sandbox.sent
    expect(mail).toMatchObject({ kind: 'mail', to: 'astrid@shopper.test', subject: 'Bestellung 1001' })
    expect(mail!.text).toContain('2 × Part 1 in de: 600\u00a0kr')
    expect(mail!.text).not.toContain('19900101')
  })

  test('sends confirmations in each language of the shop', async () => {
    const thanks = new Set<string>()
    for (const language of locales) {
      await shopper.put(`/languages/${language}`)
      await shopper.post('/items/1-1')
      await pay()
      const [line = ''] = backend.sandbox.sent.at(-1)?.text.split('\n') ?? []
      thanks.add(line)
    }
    expect([...thanks].filter((line) => line.endsWith(', Astrid.'))).toHaveLength(locales.length)
  })

  test.each([
    ['prepayment', 10],
    ['invoice', 14],
  ])('explains in the confirmation how to pay by %s within %i days', async (paymentMethod, days) => {
    await shopper.put('/languages/en')
    await shopper.put(`/payment-methods/${paymentMethod}`)
    const reply = await pay({ paymentMethod })
    const amount = Number(reply.at('order.totals.grandTotalPriceAsNumber'))
    const total = `${amount.toFixed(2).replace('.', ',').replace(',00', '')}\u00a0kr`
    const ordered = Date.parse(`${String(reply.at('order.date')).slice(0, 10)}T00:00Z`)
    const due = new Date(ordered + days * 86_400_000).toLocaleDateString('en-GB', {
      dateStyle: 'long',
      timeZone: 'UTC',
    })
    expect(paragraphOf(backend.sandbox.sent[0], 'How to pay:')).toEqual([
      'How to pay:',
      `Amount: ${total}`,
      `Recipient: ${shopName} Parts AB`,
      'Bankgiro: 991-2346',
      'IBAN: SE35 5000 0000 0549 1000 0003',
      'BIC: TAPPSESS',
      'Reference: 1001',
      `Pay by: ${due}`,
    ])
  })

  test.each([
    ['invoice', 'en', 'Expected: Tue 24 – Thu 26 Nov'],
    ['invoice', 'fi', 'Arvioitu saapuminen: ti 24.11.–to 26.11.'],
    ['prepayment', 'en', 'Expected: after your payment has arrived'],
  ])('confirms when an order paid by %s is expected, in %s', async (paymentMethod, language, line) => {
    await shopper.put(`/languages/${language}`)
    await shopper.put(`/payment-methods/${paymentMethod}`)
    await pay({ paymentMethod })
    const lines = backend.sandbox.sent[0]?.text.split('\n').map((each) => each.replaceAll('\u2009', ' '))
    expect(lines).toContain(line)
  })

  test('confirms a free order without a way to pay it', async () => {
    await shopper.post('/vouchers', { voucher: 'GRATIS' })
    await pay()
    const { text } = backend.sandbox.sent[0]!
    expect(text).not.toContain('IBAN')
    expect(text).toContain('Betalning: Inget att betala')
  })

  test('confirms on a durable medium: seller, addresses, terms and the form of withdrawal', async () => {
    await shopper.put('/languages/de')
    await pay()
    const [mail] = backend.sandbox.sent
    expect(paragraphOf(mail, 'Verkäufer:')).toEqual(
      expect.arrayContaining([`${shopName} Parts AB`, 'Schweden', 'USt-IdNr.: SE559999999101']),
    )
    expect(paragraphOf(mail, 'Rechnungsadresse:').slice(-2)).toEqual(['114 55 Stockholm', 'Schweden'])
    expect(mail!.text).toContain('Muster-Widerrufsformular')
  })

  test('confirms the right to cancel to a buyer in Great Britain, and the right of withdrawal to others', async () => {
    await shopper.put('/languages/en')
    await pay()
    await shopper.put('/countries/GB')
    await shopper.put('/languages/en')
    await shopper.post('/items/1-1')
    const { identityNumber: _, ...address } = { ...swede, country: 'GB', zipCode: 'SW1A 1AA', city: 'London' }
    await pay({ paymentMethod: 'prepayment', address })
    const [swedish, british] = backend.sandbox.sent.map(({ text }) => text)
    expect(swedish).toContain('RIGHT OF WITHDRAWAL')
    expect(swedish).toContain('I withdraw from my contract of sale')
    expect(british).toContain('RIGHT TO CANCEL')
    expect(british).toContain('I hereby give notice that I cancel my contract of sale')
    expect(british).not.toMatch(/withdr[ae]w|the law calls/i)
  })

  test('confirms the legal guarantee of the country of delivery to consumers alone', async () => {
    const guarantee = 'Legal guarantee: 3 years'
    await shopper.put('/languages/en')
    await pay()
    expect(paragraphOf(backend.sandbox.sent[0], guarantee)).toHaveLength(2)
    await shopper.post('/items/1-1')
    await pay({ address: { ...payment.address, company: 'Example Workshop' } })
    expect(paragraphOf(backend.sandbox.sent[1], guarantee)).toEqual([])
  })

  test('confirms amounts that add up: goods, less the discount, shipping, fee and total', async () => {
    await shopper.post('/vouchers', { voucher: 'SAVE10' })
    await shopper.put('/languages/en')
    await pay()
    const [mail] = backend.sandbox.sent
    const plain = (line: string) => line.replaceAll('\u00a0', ' ')
    expect(paragraphOf(mail, '2 × Part 1').map(plain)).toEqual(['2 × Part 1 in en: 600 kr'])
    expect(paragraphOf(mail, 'Delivery, ').map(plain)).toEqual([
      'Delivery, Service point: 73,50 kr',
      'Discount: −60 kr',
      'Payment fee: 19 kr',
      'Total: 632,50 kr (of which VAT 25 % on 506 kr: 126,50 kr)',
    ])
  })

  test('confirms the rate of VAT in the digits of the language', async () => {
    await shopper.put('/countries/FI')
    const { identityNumber: _, ...address } = { ...swede, country: 'FI', zipCode: '00100', city: 'Helsinki' }
    await pay({ paymentMethod: 'prepayment', address })
    expect(backend.sandbox.sent[0]?.text).toContain('(josta alv 25,5\u00a0% verottomasta hinnasta ')
  })

  test('keeps the lines of a very large order whole', async () => {
    await shopper.post('/items/4-1', { quantity: 500 })
    const before = await shopper.post('/vouchers', { voucher: 'SAVE10' })
    const reply = await pay({ paymentMethod: 'prepayment' })
    expect(reply.at('order.items')).toHaveLength(2)
    expect(reply.at('order.totals.grandTotalPriceAsNumber')).toBe(
      before.at('selection.totals.grandTotalPriceAsNumber'),
    )
  })
})

/** The lines of the paragraph of a mail that begins with `start`. */
function paragraphOf(mail: OutgoingMessage | undefined, start: string): string[] {
  const paragraphs = (mail?.text ?? '').split('\n\n')
  return paragraphs.find((paragraph) => paragraph.startsWith(start))?.split('\n') ?? []
}
