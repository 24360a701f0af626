import { describe, expect, test, vi } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { createNoScriptShopper, linesOf } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, type TestShop, textOf } from '#tests/support/shop/test-shop.ts'

const { products } = await fetchCatalogue(Listing, '/products', {
  language: 'en',
  limit: 60,
  onlyAvailable: true,
})
const [first, second] = products.flatMap((product) =>
  product.items.length === 1 && product.items[0]?.stock === 'yes' && !product.bundle && !product.depositItem
    ? [{ item: product.items[0].item, sku: product.sku }]
    : [],
)
const [pads] = (
  await fetchCatalogue(Listing, '/products', { search: 'brake pads', limit: 1, onlyAvailable: true })
).products
if (!first || !second) throw new Error('The sandbox has nothing plain to sell.')

const address: Record<string, string> = {
  step: 'address',
  'address.email': 'anna@example.de',
  'address.phoneNumber': '+49 30 901820',
  'address.country': 'DE',
  'address.firstName': 'Anna',
  'address.lastName': 'Berg',
  'address.address1': 'Hauptstraße 1',
  'address.zipCode': '10115',
  'address.city': 'Berlin',
}

/** The hidden fields of the page's form. */
function hiddenFields(html: string): [string, string][] {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  return [...inputs].map(([, name = '', value = '']) => [name, value])
}

const fieldOf = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name.replace('.', '\\.')}"[^>]*value="([^"]*)"`).exec(html)?.[1]

/** A shopper without script whose cart has a part, at the page of their order. */
async function createBuyer(shop: TestShop, { method = 'invoice', fields = address, country = 'DE' } = {}) {
  const shopper = createNoScriptShopper(shop, country)
  /** Puts the part into the cart and opens the page of its order. */
  async function toOrder() {
    await shopper.post('/cart', { item: first?.item ?? '' })
    await shopper.post('/checkout/plain', fields)
    const delivery = await shopper.read('/checkout/plain?step=delivery')
    const shippingMethod = fieldOf(delivery.html, 'shippingMethod') ?? ''
    await shopper.post('/checkout/plain', { step: 'delivery', shippingMethod })
    return shopper.post('/checkout/plain', { step: 'payment', paymentMethod: method })
  }
  const page = await toOrder()
  /** Presses the button of the page that orders. */
  const order = (html: string, typed: Record<string, string> = { termsAndConditions: 'on' }) =>
    shopper.post('/checkout/plain', new URLSearchParams([...hiddenFields(html), ...Object.entries(typed)]))
  return { shopper, page, order, toOrder }
}

const payments = (shop: TestShop) => shop.calls.filter(({ path }) => path.endsWith('/payment'))

test('without script a part is bought step by step, and the confirmation shows the order', async () => {
  const shop = await createTestShop()
  const shopper = createNoScriptShopper(shop, 'DE')
  await shopper.post('/cart', { item: first.item })
  const start = await shopper.read('/checkout/plain')
  expect([start.status, start.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(start.html).toContain('name="address.email"')
  expect(start.text).toContain(first.sku)

  const saved = await shopper.post('/checkout/plain', address)
  expect([saved.sent.status, saved.location]).toEqual([303, '/checkout/plain?step=delivery'])
  expect(saved.text).toContain('Hauptstraße 1')
  const shippingMethod = fieldOf(saved.html, 'shippingMethod') ?? ''
  const delivered = await shopper.post('/checkout/plain', { step: 'delivery', shippingMethod })
  expect([delivered.sent.status, delivered.location]).toEqual([303, '/checkout/plain?step=payment'])
  expect(delivered.text).toContain('Payment methods that need JavaScript, such as card fields')
  expect(delivered.text).not.toContain('Card, entered on this page')
  expect(delivered.text).toContain('You enter your card details on the provider’s page.')
  const chosen = await shopper.post('/checkout/plain', { step: 'payment', paymentMethod: 'invoice' })
  expect([chosen.sent.status, chosen.location]).toEqual([303, '/checkout/plain?step=order&method=invoice'])
  expect(chosen.html).toMatch(/<button type="submit"[^>]*>Order and pay<\/button>/)

  const sent = new URLSearchParams([...hiddenFields(chosen.html), ['note', 'Ring twice']])
  const refused = await shopper.post('/checkout/plain', sent)
  expect(refused.sent.status).toBe(422)
  expect(refused.text).toContain('Accept the terms to continue')
  expect(refused.text).toContain('Ring twice')
  expect(payments(shop)).toEqual([])

  sent.set('termsAndConditions', 'on')
  const ordered = await shopper.post('/checkout/plain', sent)
  const confirmation = `${shop.origin}/checkout/confirmation?centraPaymentMethod=invoice`
  expect([ordered.sent.status, ordered.location]).toEqual([303, confirmation])
  expect(ordered.html).toContain('<meta http-equiv="refresh" content="0;url=/checkout/receipt"/>')
  const receipt = await shopper.read('/checkout/receipt')
  expect([receipt.status, receipt.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  for (const text of ['Thank you for your order', first.sku, 'Ring twice', 'Hauptstraße 1'])
    expect(receipt.text).toContain(text)

  const repeated = await shopper.post('/checkout/plain', sent)
  expect([repeated.sent.status, repeated.location]).toEqual([303, confirmation])
  expect(payments(shop)).toHaveLength(1)
})

test('a consumer confirms the right of withdrawal with the terms, a business the terms alone', async () => {
  const shop = await createTestShop()
  const termsOf = (html: string) =>
    textOf(/<label><input type="checkbox" name="termsAndConditions".*?<\/label>/s.exec(html)?.[0] ?? '')
  const consumer = await createBuyer(shop)
  expect(termsOf(consumer.page.html)).toMatch(/^I accept the terms .*14-day/)
  const fields = { ...address, business: 'yes', 'address.company': 'Berg Werkstatt GmbH' }
  const business = await createBuyer(shop, { fields })
  expect(business.page.text).toContain('Berg Werkstatt GmbH')
  expect(termsOf(business.page.html)).toMatch(/^I accept the terms [a-z ]+$/)
})

test('without script invalid values of an address stay as they were typed, with the reason', async () => {
  const shop = await createTestShop()
  const shopper = createNoScriptShopper(shop, 'DE')
  await shopper.post('/cart', { item: first.item })
  const { sent, html, text } = await shopper.post('/checkout/plain', {
    ...address,
    'address.email': 'anna at example',
    'address.city': '',
    'address.zipCode': '1',
  })
  expect(sent.status).toBe(422)
  expect(text).toContain('Email is not valid')
  expect(text).toContain('This field is required')
  expect([fieldOf(html, 'address.email'), fieldOf(html, 'address.zipCode')]).toEqual(['anna at example', '1'])
  expect(fieldOf(html, 'address.firstName')).toBe('Anna')
  expect(shop.calls.filter(({ path }) => path.endsWith('/payment-fields'))).toEqual([])
})

test('without script a typed company or delivery street is not dropped unasked', async () => {
  const shop = await createTestShop()
  const shopper = createNoScriptShopper(shop, 'DE')
  await shopper.post('/cart', { item: first.item })
  const typed = {
    ...address,
    business: 'no',
    'address.company': 'Berg GmbH',
    'shippingAddress.country': 'DE',
    'shippingAddress.address1': 'Nebenweg 2',
  }
  const asked = await shopper.post('/checkout/plain', typed)
  expect(asked.sent.status).toBe(422)
  expect(asked.text).toContain('You have entered a company. Choose “Business”')
  expect(asked.text).toContain('You have entered a delivery address. Tick “Deliver to a different address”')
  const kept = ['address.company', 'address.address1', 'shippingAddress.address1']
  expect(kept.map((name) => fieldOf(asked.html, name))).toEqual(['Berg GmbH', 'Hauptstraße 1', 'Nebenweg 2'])
  expect(shop.calls.filter(({ path }) => path.endsWith('/payment-fields'))).toEqual([])
  const again = new URLSearchParams([...hiddenFields(asked.html), ...Object.entries(typed)])
  const saved = await shopper.post('/checkout/plain', again)
  expect(saved.location).toBe('/checkout/plain?step=delivery')
  expect(saved.text).not.toContain('Berg GmbH')
})

test('without script an order is delivered to a different address', async () => {
  const { shopper, page, order } = await createBuyer(await createTestShop(), {
    fields: {
      ...address,
      elsewhere: 'on',
      'shippingAddress.country': 'DE',
      'shippingAddress.firstName': 'Jonas',
      'shippingAddress.lastName': 'Feld',
      'shippingAddress.address1': 'Nebenweg 2',
      'shippingAddress.zipCode': '20095',
      'shippingAddress.city': 'Hamburg',
    },
  })
  expect(page.text).toContain('Nebenweg 2')
  await order(page.html)
  const { text } = await shopper.read('/checkout/receipt')
  expect([text.includes('Nebenweg 2'), text.includes('Hauptstraße 1')]).toEqual([true, true])
})

test('without script a delivery to another country moves the cart, and says what is not sold there', async () => {
  const shop = await createTestShop()
  const shopper = createNoScriptShopper(shop, 'DE')
  // The first part is not sold in the United Kingdom.
  for (const item of [first.item, pads?.items[0]?.item ?? '']) await shopper.post('/cart', { item })
  const british = {
    ...address,
    'address.country': 'GB',
    'address.zipCode': 'SW1A 1AA',
    'address.city': 'London',
  }
  const moved = await shopper.post('/checkout/plain', british)
  expect(moved.sent.status).toBe(409)
  expect(moved.text).toContain('Not sold in this country, so removed from your cart')
  expect(shopper.session.country).toBe('GB')
  const again = await shopper.post('/checkout/plain', british)
  expect(again.location).toBe('/checkout/plain?step=delivery')
  expect(again.text).toContain('£')
})

test('without script a move names what is not sold there even if the address is not saved', async () => {
  let isAway = false
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      isAway && request.url.endsWith('/payment-fields')
        ? new Response('away', { status: 502 })
        : sandbox(request),
  })
  const shopper = createNoScriptShopper(shop, 'DE')
  for (const item of [first.item, pads?.items[0]?.item ?? '']) await shopper.post('/cart', { item })
  isAway = true
  const moved = await shopper.post('/checkout/plain', {
    ...address,
    'address.country': 'GB',
    'address.zipCode': 'SW1A 1AA',
    'address.city': 'London',
  })
  expect(moved.sent.status).toBe(503)
  expect(moved.text).toContain('Not sold in this country, so removed from your cart')
})

describe('without script a payment goes on at its provider', () => {
  const withProvider = () => createTestShop({ variables: { PAYMENT_HOSTS: 'https://provider.test' } })

  test('by a redirect', async () => {
    const shop = await withProvider()
    const { page, order } = await createBuyer(shop, { method: 'card' })
    expect(page.text).toContain('You pay on the next page, at the payment provider.')
    const { sent, location } = await order(page.html)
    expect([sent.status, location]).toEqual([303, expect.stringContaining('/pay/hosted/')])
    expect(payments(shop)[0]?.body).toContain('/api/process-payment?checkoutToken=')
  })

  test.each(['bank', 'mobile'])('by a form with a button: %s', async (method) => {
    const { page, order } = await createBuyer(await withProvider(), { method })
    const { sent, html } = await order(page.html)
    expect(sent.status).toBe(200)
    const form = /<form[^>]*class="to-provider"[^>]*action="([^"]*)"[^>]*method="post"/.exec(html)
    expect(form?.[1]).toMatch(/\/pay\/start$/)
    expect(hiddenFields(html).map(([name]) => name)).toEqual(
      expect.arrayContaining(['transaction', 'amount', 'currency']),
    )
  })

  test('not if it needs a script: nothing is paid, and the page asks for another method', async () => {
    const { page, order, shopper } = await createBuyer(await withProvider(), { method: 'wallet' })
    const { sent, text, html } = await order(page.html)
    expect(sent.status).toBe(422)
    expect(text).toContain('This payment method needs JavaScript. No payment was made')
    expect(html).toContain('<input type="radio" name="paymentMethod"')
    expect(html).not.toContain('Order and pay</button>')
    expect((await shopper.read('/cart')).text).toContain(first.sku)
  })
})

test('without script a failed payment is explained, and the order can be sent again', async () => {
  const shop = await createTestShop({ variables: { PAYMENT_HOSTS: 'https://provider.test' } })
  const sent = await createBuyer(shop, { method: 'card' })
  const { shopper } = sent
  await sent.order(sent.page.html)
  const failed = await shopper.read('/checkout/?failed=1&error=country_mismatch')
  expect(failed.html).toContain('content="0;url=/checkout/plain?failed=1&amp;error=country_mismatch"')
  const { t } = createTestI18n('en')
  for (const reason of ['declined', 'cancelled', 'expired'] as const) {
    const { text } = await shopper.read(`/checkout/plain?failed=1&reason=${reason}`)
    expect(text).toContain(t(`checkout.${reason}`))
  }
  const page = await shopper.read('/checkout/plain?failed=1')
  expect(page.text).toContain('The payment was not completed')
  expect(page.text).toContain(t('checkout.failedHint'))
  expect(page.html).toContain('name="paymentMethod"')
})

test('without script a link cannot claim the result of a payment', async () => {
  const { shopper } = await createBuyer(await createTestShop())
  const failed = await shopper.read('/checkout/plain?failed=1')
  expect(failed.text).not.toContain('The payment was not completed')
  const unknown = await shopper.read('/checkout/plain?failed=1&unknown=1')
  expect([unknown.status, shopper.session.unclear]).toEqual([200, null])
})

test('without script an invoice asks for the personal number where it needs one, which only the order contains', async () => {
  const shop = await createTestShop()
  const swedish = {
    ...address,
    'address.country': 'SE',
    'address.phoneNumber': '+46 8 123 456 78',
    'address.zipCode': '114 55',
    'address.city': 'Stockholm',
  }
  const { page, order, shopper } = await createBuyer(shop, { fields: swedish, country: 'SE' })
  const typed = { termsAndConditions: 'on', 'address.identityNumber': '19900101-0018' }
  const refused = await order(page.html, typed)
  expect(refused.sent.status).toBe(422)
  expect(refused.text).toContain('This personal identity number is incomplete or has an error')
  expect(fieldOf(refused.html, 'address.identityNumber')).toBe('19900101-0018')
  const ordered = await order(refused.html, { ...typed, 'address.identityNumber': '19900101-0017' })
  expect(ordered.location).toContain('/checkout/confirmation?centraPaymentMethod=invoice')
  expect((await shopper.read('/checkout/receipt')).html).not.toContain('19900101')
  const others = shop.calls.filter(({ path }) => !path.endsWith('/payment'))
  expect(others.filter(({ body }) => body.includes('19900101'))).toEqual([])
})

test('without script credit is not chosen beforehand where the law forbids it', async () => {
  const shopper = createNoScriptShopper(await createTestShop(), 'SE')
  await shopper.post('/cart', { item: first.item })
  await shopper.post('/checkout/plain', {
    ...address,
    'address.country': 'SE',
    'address.phoneNumber': '+46 8 123 456 78',
    'address.zipCode': '114 55',
  })
  await shopper.post('/checkout/plain', { step: 'payment', paymentMethod: 'invoice' })
  const { html } = await shopper.read('/checkout/plain?step=payment')
  expect(html).toContain('value="invoice"')
  expect(html).not.toMatch(/name="paymentMethod"[^>]*checked|checked[^>]*name="paymentMethod"/)
})

test('without script the address is asked for even if a widget would ask for it', async () => {
  const shopper = createNoScriptShopper(await createTestShop(), 'PT')
  await shopper.post('/cart', { item: first.item })
  expect((await shopper.read('/checkout/plain')).html).toContain('name="address.email"')
  await shopper.post('/checkout/plain', {
    ...address,
    'address.country': 'PT',
    'address.zipCode': '1000-001',
    'address.city': 'Lisboa',
  })
  const { text } = await shopper.read('/checkout/plain?step=payment')
  expect(text).toContain('Invoice, 14 days')
  expect(text).not.toContain('One-step checkout')
})

test('without script a refused invoice is explained in words, and nothing is lost', async () => {
  const fields = { ...address, 'address.email': 'decline@example.de' }
  const { page, order, shopper } = await createBuyer(await createTestShop(), { fields })
  const { sent, text } = await order(page.html, { termsAndConditions: 'on', note: 'Ring twice' })
  expect(sent.status).toBe(422)
  expect(text).toContain('The payment was not accepted.')
  expect(text).toContain('Ring twice')
  expect((await shopper.read('/cart')).text).toContain(first.sku)
})

test('without script a cart that has changed is shown before it is ordered', async () => {
  const shop = await createTestShop()
  const { page, order, shopper } = await createBuyer(shop)
  await shopper.post('/cart', { item: second.item })
  const changed = await order(page.html)
  expect(changed.sent.status).toBe(409)
  expect(changed.text).toContain('Your cart has changed and nothing has been ordered yet.')
  expect(payments(shop)).toEqual([])
  expect((await order(changed.html)).location).toContain('/checkout/confirmation')
})

test('without script a button that is pressed twice orders once', async () => {
  const unanswered: (() => void)[] = []
  const shop = await createTestShop({
    upstream: async (request, sandbox) => {
      if (request.url.endsWith('/payment')) await new Promise<void>((resolve) => unanswered.push(resolve))
      return sandbox(request)
    },
  })
  const { page, order } = await createBuyer(shop)
  const other = await createBuyer(shop)
  const orders = [order(page.html), order(page.html), other.order(other.page.html)]
  // The two of one shopper are sent by the time the last one is.
  await vi.waitFor(() => expect(unanswered).toHaveLength(2))
  for (const answer of unanswered) answer()
  for (const { location } of await Promise.all(orders))
    expect(location).toContain('/checkout/confirmation?centraPaymentMethod=invoice')
  expect(payments(shop)).toHaveLength(2)
})

test('without script an emptied cart is not taken for an earlier order of the same part', async () => {
  const shop = await createTestShop()
  const { page, order, shopper, toOrder } = await createBuyer(shop)
  await order(page.html)
  const next = await toOrder()
  const [line = ''] = linesOf((await shopper.read('/cart')).html)
  await shopper.post('/cart', { line, do: 'remove' })
  const emptied = await order(next.html)
  expect(emptied.location).toBe('/checkout/plain?step=address')
  expect(emptied.text).toContain('Your cart is empty')
  expect(payments(shop)).toHaveLength(1)
})

test('without script a business sees both totals before it orders', async () => {
  const shop = await createTestShop()
  const company = { ...address, business: 'yes', 'address.company': 'Berg GmbH' }
  const { page, order, shopper } = await createBuyer(shop, { fields: company })
  const typed = { termsAndConditions: 'on', 'address.vatNumber': 'DE136695976' }
  const asked = await order(page.html, typed)
  expect(asked.sent.status).toBe(409)
  expect(asked.text).toContain('Without VAT, if the VAT number is confirmed')
  expect([fieldOf(asked.html, 'address.vatNumber'), payments(shop).length]).toEqual(['DE136695976', 0])
  expect((await order(asked.html, typed)).location).toContain('/checkout/confirmation')
  expect((await shopper.read('/checkout/receipt')).text).toContain('DE136695976')
})

describe('without script a payment without an answer', () => {
  /** A shop whose payment call gets no answer; `reaches` the service or not. */
  const silent = (reaches: boolean) =>
    createTestShop({
      upstream: async (request, sandbox) => {
        if (!request.url.endsWith('/payment')) return sandbox(request)
        if (reaches) await sandbox(request)
        return new Response('away', { status: 502 })
      },
    })

  test('is not sent again while its order may still arrive', async () => {
    const shop = await silent(false)
    const { page, order, shopper } = await createBuyer(shop)
    const unclear = await order(page.html)
    expect([unclear.sent.status, unclear.location]).toEqual([303, '/checkout/plain'])
    const { text, html } = await shopper.read('/checkout/plain?step=order&method=invoice')
    expect(text).toContain('We don’t know yet whether your order was placed')
    expect(html).not.toContain('Order and pay</button>')
    await order(page.html)
    expect(payments(shop)).toHaveLength(1)

    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 130_000)
    const later = await shopper.read('/checkout/plain?step=order&method=invoice')
    vi.restoreAllMocks()
    expect(later.text).toContain('Your order was not placed')
    expect(later.html).toContain('Order and pay</button>')
    expect(shopper.session.unclear).toBe('')
  })

  test('stays unknown while only other goods are in the cart', async () => {
    const { page, order, shopper } = await createBuyer(await silent(false))
    await order(page.html)
    const [line = ''] = linesOf((await shopper.read('/cart')).html)
    await shopper.post('/cart', { item: second.item })
    await shopper.post('/cart', { line, do: 'remove' })
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 130_000)
    const later = await shopper.read('/checkout/plain')
    vi.restoreAllMocks()
    expect(later.text).toContain('We don’t know yet whether your order was placed')
    expect(later.html).toContain('href="/support?subject=paymentQuestion"')
    expect(later.html).not.toContain('Order and pay</button>')
  })

  test('leads to the confirmation if it placed the order', async () => {
    const { page, order, shopper } = await createBuyer(await silent(true))
    expect((await order(page.html)).location).toContain('/checkout/confirmation?centraPaymentMethod=invoice')
    expect((await shopper.read('/checkout/receipt')).text).toContain(first.sku)
  })
})

test('without script a form that the service does not answer can be sent again as it was', async () => {
  let isAway = false
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      isAway && request.url.includes('/api/checkout/selection')
        ? new Response('away', { status: 502 })
        : sandbox(request),
  })
  const shopper = createNoScriptShopper(shop, 'DE')
  await shopper.post('/cart', { item: first.item })
  isAway = true
  const { sent, html } = await shopper.post('/checkout/plain', address)
  expect(sent.status).toBe(503)
  isAway = false
  const again = await shopper.post('/checkout/plain', new URLSearchParams(hiddenFields(html)))
  expect(again.location).toBe('/checkout/plain?step=delivery')
})

test('without script a page of the checkout opens only when those before it are done', async () => {
  const shopper = createNoScriptShopper(await createTestShop(), 'DE')
  await shopper.post('/cart', { item: first.item })
  const early = await shopper.read('/checkout/plain?step=order&method=invoice')
  expect(early.text).toContain('Complete your address first.')
  expect(early.html).toContain('name="address.email"')
  await shopper.post('/checkout/plain', address)
  const unpicked = await shopper.read('/checkout/plain?step=order')
  expect(unpicked.html).toContain('name="paymentMethod"')
  expect(unpicked.html).not.toContain('Order and pay</button>')
})

test('without script every page of the checkout is in the language of the first', async () => {
  const shopper = createNoScriptShopper(await createTestShop(), 'DE')
  await shopper.post('/cart', { item: first.item })
  const saved = await shopper.post('/de/checkout/plain', address)
  expect(saved.location).toBe('/de/checkout/plain?step=delivery')
  expect(saved.text).toContain('Lieferart')
  shopper.session.country = 'FR'
  const moved = await shopper.read('/de/checkout/plain?step=delivery')
  expect(moved.headers.get('location')).toBe('/de/checkout/plain?step=delivery')
})

test('without script an empty cart has nothing to order', async () => {
  const shopper = createNoScriptShopper(await createTestShop(), 'DE')
  expect((await shopper.read('/checkout/plain')).text).toContain('Your cart is empty')
  expect((await shopper.post('/checkout/plain', address)).location).toBe('/checkout/plain')
  expect((await shopper.read('/checkout/receipt')).text).toContain('There is no order to show here')
})

test.each([
  { step: 'elsewhere' },
  { step: 'order' },
  { step: 'address', 'address.city': 'x'.repeat(201) },
  { step: 'delivery', shippingMethod: '../..' },
])('a form that no page of the checkout sends is refused: %o', async (fields) => {
  const shopper = createNoScriptShopper(await createTestShop(), 'DE')
  expect((await shopper.post('/checkout/plain', fields)).sent.status).toBe(400)
})

test('a guest who has ordered finds name and address filled in when registering', async () => {
  const { shopper, page, order } = await createBuyer(await createTestShop())
  await order(page.html)
  const form = await shopper.read('/register?order=last')
  expect([
    fieldOf(form.html, 'email'),
    fieldOf(form.html, 'firstName'),
    fieldOf(form.html, 'lastName'),
  ]).toEqual([...['anna@example.de', 'Anna', 'Berg']])
  expect(form.html).toMatch(/<option value="DE" selected/)
  expect(fieldOf((await shopper.read('/register')).html, 'email')).toBeFalsy()
})

test('a receipt without the deposit of its part is shown to customer service', async () => {
  const part = { product: '5', deposit_item: '9-1', tech_condition: 'remanufactured' }
  const items = [{ line: 'a', item: '5-1', quantity: 1, product: part }]
  const order = { order: '1042', currency: 'SEK', paymentMethod: 'card', address: { country: 'SE' }, items }
  const shop = await createTestShop({
    upstream: async (request, sandbox) =>
      request.url.endsWith('/receipt') ? Response.json({ order }) : sandbox(request),
  })
  const { shopper } = await createBuyer(shop)
  expect((await shopper.read('/checkout/receipt')).text).toContain('1042')
  await shop.settle()
  const notices = shop.calls.filter(({ path }) => path.endsWith('/support'))
  const [notice, ...repeated] = notices.map(({ body }) => JSON.parse(body))
  expect(notice).toMatchObject({
    kind: 'order-notice',
    order: '1042',
    deposits: [{ item: '9-1', pieces: 1 }],
  })
  // Customer service tells repeated notices by their id.
  for (const { id } of repeated) expect(id).toBe(notice.id)
})
