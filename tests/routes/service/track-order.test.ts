import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { shopName } from '#src/brand.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { payment, swede } from '#tests/support/examples/addresses.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { createShopper } from '#tests/support/shop/shopper.ts'
import { createTestShop, fetchCatalogue, type TestShop } from '#tests/support/shop/test-shop.ts'

// The first question fills the sandbox.
const { products } = await fetchCatalogue(Listing, '/products', { limit: 60, onlyAvailable: true })
const item = products.find(({ bundle, depositItem }) => !bundle && !depositItem)?.items[0]?.item ?? ''

const path = '/track-order'

/** An order of a part by a customer: its number, the address it was placed with, and what it holds. */
async function ordered(shop: TestShop, part: string) {
  const { email, password } = ownAccount(astrid)
  const customer = createNoScriptShopper(shop)
  await customer.post('/login', { email, password })
  const { html } = await customer.read(`/account/orders?q=${part}`)
  const [, order = ''] = /href="\/account\/orders\/(\d+)"/.exec(html) ?? []
  const { text } = await customer.read(`/account/orders/${order}`)
  const [, placedWith = ''] = /([\w.+-]+@example\.com)/.exec(text) ?? []
  return { order, email: placedWith || email }
}

test('a guest follows an order by its number and e-mail address, and reads no address in it', async () => {
  const shop = await createTestShop()
  const { order, email } = await ordered(shop, 'BD-274')
  const guest = createNoScriptShopper(shop)
  const form = await guest.read(path)
  expect([form.status, form.headers.get('cache-control'), form.headers.get('referrer-policy')]).toEqual([
    200,
    'private, no-store',
    'no-referrer',
  ])
  expect(form.html).toContain('content="noindex"')
  const { sent, text, html } = await guest.post(path, {
    order: ` #${order}`,
    email: ` ${email.toUpperCase()} `,
  })
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(text).toContain(`Order ${order}Completed`)
  expect(text).toMatch(/Ordered\w+, \d+ \w+PackedSent\w+, \d+ \w+Delivered\w+, \d+ \w+/)
  expect(text).toMatch(/Order date\d+ \w+ \d{4}Total[\d\s,]+kr/)
  expect(text).toMatch(/\d × Brake disc front/)
  expect(text).not.toContain('Bromsskiva')
  expect(html).toContain(`/support?subject=orderQuestion&amp;order=${order}`)
  for (const secret of ['Astrid', 'Provgatan', email]) expect(text).not.toContain(secret)
  expect(html).not.toContain('Provgatan')
})

test('an order that waits for a transfer says how much is to be paid, and to which account', async () => {
  const shop = await createTestShop()
  const buyer = createShopper({ fetch: (path, init) => shop.fetch(`/sandbox${path}`, init) })
  await buyer.post(`/items/${item}`)
  const placed = await buyer.post('/payment', { ...payment, paymentMethod: 'prepayment', address: swede })
  const order = String(placed.at('order.order'))
  const guest = createNoScriptShopper(shop)
  const { sent, text } = await guest.post(path, { order, email: swede.email })
  expect(sent.status).toBe(200)
  const { t } = createTestI18n('en')
  const [, total = 'none'] = new RegExp(`${t('cart.total')}([\\d\\s,]+kr)`).exec(text) ?? []
  expect(text).toContain(`${t('checkout.transfer')}${t('checkout.transferAmount')}${total}`)
  expect(text).toContain(`${t('checkout.transferTo')}${shopName} Parts AB`)
  expect(text).toMatch(/Bankgiro\d+-\d+.*IBANSE[\d ]+/)
  expect(text).toContain(`${t('checkout.transferReference')}${order}`)
  const paidByCard = await ordered(shop, 'MAN-AMZ')
  expect((await guest.post(path, paidByCard)).text).not.toContain('Bankgiro')
})

test('after ten tries within an hour a visitor is sent to the log-in', async () => {
  const shop = await createTestShop()
  const guest = createNoScriptShopper(shop)
  for (let count = 0; count < 10; count += 1)
    expect((await guest.post(path, { order: `${count}`, email: 'kim@example.com' })).sent.status).toBe(404)
  const before = shop.calls.filter((call) => call.path.endsWith('/order-lookup')).length
  const eleventh = await guest.post(path, { order: '11', email: 'kim@example.com' })
  expect(eleventh.sent.status).toBe(429)
  expect(eleventh.text).toContain('You have tried several times.')
  expect(eleventh.html).toContain('/login?next=orders')
  expect(shop.calls.filter((call) => call.path.endsWith('/order-lookup'))).toHaveLength(before)
})

test('missing fields are named, and typed values are kept', async () => {
  const guest = createNoScriptShopper(await createTestShop())
  const { sent, text, html } = await guest.post(path, { order: '', email: 'kim@example.com' })
  expect(sent.status).toBe(422)
  expect(text).toContain('This field is required')
  expect(html).toContain('value="kim@example.com"')
})

test('a service that fails is not taken for no order', async () => {
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      request.url.endsWith('/order-lookup') ? new Response(null, { status: 502 }) : sandbox(request),
  })
  const { sent, text } = await createNoScriptShopper(shop).post(path, {
    order: '1',
    email: 'kim@example.com',
  })
  expect(sent.status).toBe(503)
  expect(text).toContain('Orders cannot be looked up right now.')
})

test('without the service the page leads to log-in and customer service', async () => {
  const shop = await createTestShop({ variables: { ORDER_LOOKUP_URL: undefined } })
  const { text, html } = await createNoScriptShopper(shop).read(path)
  expect(text).toContain('Log in to follow your order, or contact customer service.')
  expect(html).not.toContain('name="order"')
  expect(
    (await createNoScriptShopper(shop).post(path, { order: '1', email: 'a@b.example' })).sent.status,
  ).toBe(404)
})
