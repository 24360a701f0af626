import { JSDOM } from 'jsdom'
import { beforeEach, expect, test } from 'vitest'
import { payment, swede } from '#tests/support/examples/addresses.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import { type Shopper, valueAt } from '#tests/support/shop/shopper.ts'

const backend = setUpSandbox({ defaultCountry: 'PT' })
let shopper: Shopper

const paymentMethod = 'one-step'
const { paymentReturnPage, paymentFailedPage } = payment
const start = {
  paymentMethod,
  paymentReturnPage,
  paymentFailedPage,
  termsAndConditions: true,
  address: { country: 'PT' },
}
const typed = {
  email: 'ines@shopper.test',
  firstName: 'Inês',
  lastName: 'Costa',
  address1: 'Rua Augusta 1',
  zipCode: '1100-048',
  city: 'Lisboa',
  phoneNumber: '+351 21 000 0000',
}

beforeEach(async () => {
  shopper = backend.shopper()
  await shopper.post('/items/1-1')
})

/** The settings in the snippet of a reply, as the page of the shop reads them. */
function settingsOf(snippet: unknown) {
  const { document } = new JSDOM(String(snippet)).window
  expect(document.querySelector('.one-step-container')).not.toBeNull()
  expect(document.querySelector('script[src]')?.getAttribute('src')).toBe(
    'https://provider.test/pay/widgets/one-step.js',
  )
  return JSON.parse(document.querySelector('script[type="application/json"]')?.textContent ?? '')
}

async function startPayment(changes: object = {}): Promise<string> {
  const reply = await shopper.post('/payment', { ...start, ...changes })
  expect([reply.status, reply.at('action')]).toEqual([200, 'form'])
  return settingsOf(reply.at('formHtml')).transaction
}

/** Sends a request of the frame to its server. */
async function send(transaction: string, path: string, fields: Record<string, string> = {}) {
  const response = await backend.sandbox.fetch(`/pay/widgets/one-step/${transaction}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  return { status: response.status, body: response.status === 204 ? null : await response.json() }
}

async function shownOrder(transaction: string) {
  return (await backend.sandbox.fetch(`/pay/widgets/one-step/${transaction}/order`)).json()
}

async function shownAmount(transaction: string): Promise<Record<string, string>> {
  const { amount, currency } = await shownOrder(transaction)
  return { amount: String(amount), currency }
}

/** Presses "Pay" with the amount that the frame shows. */
async function press(transaction: string, changes: Record<string, string> = {}) {
  return send(transaction, '', { ...typed, ...(await shownAmount(transaction)), ...changes })
}

/** The shop posts the address it has learned. */
const post = (transaction: string, address: object = { ...typed, country: 'PT' }) =>
  shopper.post('/payment', { ...start, address, paymentMethodSpecificFields: { transaction } })

async function payAs(email: string) {
  const transaction = await startPayment()
  expect((await press(transaction, { email })).body).toMatchObject({ address: { email } })
  expect((await post(transaction)).status).toBe(200)
  return { transaction, decided: await send(transaction, '/confirm') }
}

const fieldsOf = (address: string) => ({
  paymentMethodFields: Object.fromEntries(new URL(address).searchParams),
})
const orders = () => backend.sandbox.sql.all('select * from placed_order')
const html = async () => (await shopper.get('/selection')).at('selection.pluginFields.paymentHTML')

test('in Portugal one-step is the first method and chosen, and has only the field for the country', async () => {
  const reply = await shopper.get('/selection')
  expect(reply.at('selection.paymentMethod')).toBe(paymentMethod)
  expect(reply.at('paymentMethods.0')).toMatchObject({
    paymentMethod,
    paymentMethodType: 'klarna_checkout',
    supportsInitiateOnly: false,
    providesCustomerAddressAfterPayment: true,
  })
  expect(reply.at('paymentMethods.1.paymentMethod')).toBe('invoice')
  const fields = Object.entries(reply.at('paymentFields.address') as Record<string, { visible: boolean }>)
  expect(fields.flatMap(([name, { visible }]) => (visible ? [name] : []))).toEqual(['country'])
})

test('the one-step checkout is offered in no other country', async () => {
  const reply = await shopper.put('/countries/ES')
  expect(JSON.stringify(reply.at('paymentMethods'))).not.toContain(paymentMethod)
  expect(reply.at('selection.paymentMethod')).toBe('invoice')
  expect(reply.at('paymentFields.address.email')).toMatchObject({ visible: true, required: true })
})

test('a payment is started with country and terms, and brings nothing but HTML', async () => {
  const reply = await shopper.post('/payment', start)
  expect(Object.keys(reply.body as object).sort()).toEqual(['action', 'formHtml', 'token'])
  const { transaction, ...settings } = settingsOf(reply.at('formHtml'))
  expect(settings).toEqual({
    paymentMethod,
    frame: `https://provider.test/pay/widgets/one-step/${transaction}`,
    title: 'One-step checkout',
  })
  expect(orders()).toEqual([])
})

test('406: without terms, without a country, and as initiation only', async () => {
  const without = async (changes: object) =>
    (await shopper.post('/payment', { ...start, ...changes })).at('errors')
  expect(await without({ termsAndConditions: false })).toEqual({ termsAndConditions: 'must be true' })
  expect(await without({ address: {} })).toEqual({ 'address.country': 'required' })
  expect(await without({ paymentInitiateOnly: true })).toEqual({ paymentInitiateOnly: 'not supported' })
  expect(await without({ paymentFailedPage: '' })).toEqual({ paymentFailedPage: 'required' })
})

test('an address that was saved for another method is not looked at', async () => {
  const { identityNumber: _, ...address } = swede
  await shopper.put('/payment-fields', {
    address: { ...address, email: 'astrid@' },
    shippingAddress: address,
  })
  await startPayment()
})

test('only the shop may embed the frame, which shows goods, amount and known data of the shopper', async () => {
  await shopper.put('/payment-fields', { address: { ...typed, country: 'PT' } })
  const transaction = await startPayment()
  const response = await backend.sandbox.fetch(`/pay/widgets/one-step/${transaction}`)
  expect(response.headers.get('content-security-policy')).toContain('frame-ancestors https://shop.test')
  const { document } = new JSDOM(await response.text()).window
  expect(document.querySelector('#goods')?.textContent).toBe('1 × Part 1 in en')
  expect(document.querySelector('#amount')?.textContent).toMatch(/^€\d+\.\d\d$/)
  expect(document.querySelector('[name="city"]')?.getAttribute('value')).toBe('Lisboa')
  expect(document.querySelector('button')?.textContent).toBe('Pay')
})

test('the address that was typed becomes that of the order', async () => {
  const { transaction, decided } = await payAs(typed.email)
  const { leave } = decided.body
  expect(leave).toBe(
    `${paymentReturnPage}&centraPaymentMethod=one-step&transaction=${transaction}&result=approved`,
  )
  const result = await shopper.post('/payment-result', fieldsOf(leave))
  expect([result.status, result.at('order.paymentMethod')]).toEqual([201, paymentMethod])
  const receipt = await shopper.get('/receipt')
  expect(receipt.at('order.address')).toMatchObject({ ...typed, country: 'PT' })
  expect(receipt.at('order.shippingAddress')).toMatchObject({ lastName: 'Costa', city: 'Lisboa' })
})

test('an address saved before, with a VAT number and a delivery address, is not mixed with it', async () => {
  const foreign = { ...typed, company: 'Alm AB', address1: 'Gatan 2', city: 'Porto', country: 'PT' }
  await shopper.post('/payment', {
    ...payment,
    paymentMethod: 'invoice',
    address: { ...foreign, email: 'decline@shopper.test', vatNumber: 'PT123456789' },
    shippingAddress: { ...foreign, email: undefined, city: 'Faro' },
  })
  const { decided } = await payAs(typed.email)
  expect((await shopper.post('/payment-result', fieldsOf(decided.body.leave))).status).toBe(201)
  const receipt = await shopper.get('/receipt')
  expect(receipt.at('order.address')).toMatchObject({ ...typed, company: '', vatNumber: '' })
  expect(receipt.at('order.shippingAddress.city')).toBe('Lisboa')
  expect(receipt.at('order.vatExempt')).toBe(false)
})

test('no payment is decided before the shop has posted the address', async () => {
  const transaction = await startPayment()
  expect(await send(transaction, '/confirm')).toEqual({ status: 202, body: {} })
  await press(transaction)
  expect(await send(transaction, '/confirm')).toEqual({ status: 202, body: {} })
  await post(transaction)
  expect((await send(transaction, '/confirm')).body).toMatchObject({
    leave: expect.stringContaining('approved'),
  })
})

test('each press waits for the shop again', async () => {
  const transaction = await startPayment()
  await press(transaction)
  await post(transaction)
  await press(transaction)
  expect((await send(transaction, '/confirm')).status).toBe(202)
})

test('a decline is a failed payment result', async () => {
  const { decided } = await payAs('decline@shopper.test')
  const result = await shopper.post('/payment-result', fieldsOf(decided.body.leave))
  expect([result.status, orders()]).toEqual([412, []])
})

test.each([
  ['approve', 201],
  ['decline', 412],
])('3-D Secure on the provider’s page: %s', async (decision, status) => {
  const { transaction, decided } = await payAs('3ds@shopper.test')
  expect(decided.body).toEqual({ leave: `https://provider.test/pay/hosted/${transaction}` })
  const page = await backend.sandbox.fetch(`/pay/hosted/${transaction}`, {
    method: 'POST',
    body: new URLSearchParams({ decision, method: 'get' }),
  })
  const result = await shopper.post('/payment-result', fieldsOf(page.headers.get('location') ?? ''))
  expect(result.status).toBe(status)
  if (status === 201) expect((await shopper.get('/receipt')).at('order.address.city')).toBe('Lisboa')
})

test('a cart that changes during 3-D Secure is not ordered without the shopper’s agreement', async () => {
  const { transaction } = await payAs('3ds@shopper.test')
  await shopper.post('/items/1-1')
  await backend.sandbox.fetch(`/pay/hosted/${transaction}`, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve' }),
  })
  const result = await shopper.post('/payment-result', { paymentMethodFields: { transaction } })
  expect([result.status, orders()]).toEqual([412, []])
})

test('without an address no order is placed, for any choice on the provider’s page', async () => {
  const transaction = await startPayment()
  await backend.sandbox.fetch(`/pay/hosted/${transaction}`, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve' }),
  })
  const result = await shopper.post('/payment-result', { paymentMethodFields: { transaction } })
  expect([result.status, orders()]).toEqual([412, []])
})

test('fields that are empty or malformed are errors in the frame, in its language', async () => {
  const transaction = await startPayment()
  const reply = await press(transaction, { email: 'ines', city: ' ', phoneNumber: '12 34' })
  expect(reply).toEqual({
    status: 406,
    body: {
      errors: {
        email: 'Please check this field.',
        city: 'Please fill in this field.',
        phoneNumber: 'Please check this field.',
      },
    },
  })
})

test.each([
  ['stock', 'stock_mismatch'],
  ['total', 'order_total_mismatch'],
  ['country', 'country_mismatch'],
  ['voucher', 'voucher_error'],
  ['empty', 'empty_selection'],
])('%s@… leads to the failed page with %s, and may be paid afterwards', async (name, error) => {
  const transaction = await startPayment()
  expect((await press(transaction, { email: `${name}@shopper.test` })).body).toEqual({
    leave: `${paymentFailedPage}&error=${error}`,
  })
  expect((await send(transaction, '/confirm')).status).toBe(202)
  expect((await payAs(typed.email)).transaction).toBe(transaction)
})

test('timeout@… has the provider not answer, and nothing is paid', async () => {
  const transaction = await startPayment()
  const reply = await press(transaction, { email: 'timeout@shopper.test' })
  expect([reply.status, reply.body.message]).toEqual([503, expect.stringContaining('is not responding')])
})

test('an amount other than the frame’s is not paid', async () => {
  const transaction = await startPayment()
  const shown = await shownAmount(transaction)
  await shopper.post('/items/1-1')
  const reply = await press(transaction, shown)
  expect(reply.body).toEqual({ leave: `${paymentFailedPage}&error=order_total_mismatch` })
})

test('a cart that changes between the press and the decision is not paid', async () => {
  const transaction = await startPayment()
  await press(transaction)
  await shopper.post('/items/1-1')
  await post(transaction)
  expect((await send(transaction, '/confirm')).body).toEqual({
    leave: `${paymentFailedPage}&error=order_total_mismatch`,
  })
})

test('goods that are sold at the last moment are not paid', async () => {
  const transaction = await startPayment()
  const line = (await shopper.get('/selection')).at('selection.items.0.line')
  await shopper.post(`/lines/${line}`, { quantity: 9 })
  const other = backend.shopper()
  await other.post('/items/1-1')
  await other.post('/payment', {
    ...payment,
    paymentMethod: 'prepayment',
    address: { ...typed, country: 'PT' },
  })
  expect((await press(transaction)).body).toEqual({ leave: `${paymentFailedPage}&error=stock_mismatch` })
})

test('a country chosen elsewhere, and a voucher that has expired, are not paid', async () => {
  const transaction = await startPayment()
  backend.sandbox.sql.run(
    `update selection set record = json_set(record, '$.vouchers', json('["SUMMER25"]'))`,
  )
  expect((await press(transaction)).body).toEqual({ leave: `${paymentFailedPage}&error=voucher_error` })
  shopper = backend.shopper()
  await shopper.post('/items/1-1')
  const second = await startPayment()
  await shopper.put('/countries/ES')
  expect((await press(second)).body).toEqual({ leave: `${paymentFailedPage}&error=country_mismatch` })
})

test('a cart that was emptied or ordered elsewhere is not paid', async () => {
  const transaction = await startPayment()
  const line = (await shopper.get('/selection')).at('selection.items.0.line')
  await shopper.remove(`/lines/${line}`)
  expect(await shownOrder(transaction)).toBeNull()
  const reply = await send(transaction, '', { ...typed, amount: '1', currency: 'EUR' })
  expect(reply.body).toEqual({ leave: `${paymentFailedPage}&error=empty_selection` })
})

test('a changed cart changes the open payment in place, with the same snippet', async () => {
  const transaction = await startPayment()
  const before = await shownOrder(transaction)
  const reply = await shopper.post('/items/1-1')
  expect(reply.at('selection.pluginFields.klarnaReplaceSnippet')).toBe(false)
  expect(settingsOf(reply.at('selection.pluginFields.paymentHTML')).transaction).toBe(transaction)
  const after = await shownOrder(transaction)
  expect(after).toMatchObject({ goods: ['2 × Part 1 in en'], currency: 'EUR' })
  expect(after.amount).toBeGreaterThan(before.amount)
  expect(await startPayment()).toBe(transaction)
  const { decided } = await payAs(typed.email)
  expect((await shopper.post('/payment-result', fieldsOf(decided.body.leave))).status).toBe(201)
})

test('a different language replaces the snippet once, and keeps the typed values', async () => {
  const transaction = await startPayment()
  await send(transaction, '/typed', { ...typed, email: 'half@' })
  const moved = await shopper.put('/languages/sv')
  expect(moved.at('selection.pluginFields.klarnaReplaceSnippet')).toBe(true)
  const next = settingsOf(moved.at('selection.pluginFields.paymentHTML'))
  expect(next).toMatchObject({ title: 'Kassa i ett steg' })
  expect(next.transaction).not.toBe(transaction)
  const again = await shopper.get('/selection')
  expect(again.at('selection.pluginFields')).toEqual({
    paymentHTML: moved.at('selection.pluginFields.paymentHTML'),
    klarnaReplaceSnippet: false,
  })
  const page = await (await backend.sandbox.fetch(`/pay/widgets/one-step/${next.transaction}`)).text()
  expect(page).toContain('value="half@"')
  expect(page).toContain('>Betala</button>')
  expect((await press(transaction)).status).toBe(409)
})

test('later typed values are not replaced by earlier ones, in any order of arrival', async () => {
  const transaction = await startPayment()
  await send(transaction, '/typed', { ...typed, typedAt: '2' })
  await send(transaction, '/typed', { ...typed, phoneNumber: '', typedAt: '1' })
  const frame = await backend.sandbox.fetch(`/pay/widgets/one-step/${transaction}`)
  const { document } = new JSDOM(await frame.text()).window
  expect(document.querySelector('[name="phoneNumber"]')?.getAttribute('value')).toBe(typed.phoneNumber)
  await send(transaction, '/typed', { ...typed, phoneNumber: '', typedAt: '3' })
  const emptied = await (await backend.sandbox.fetch(`/pay/widgets/one-step/${transaction}`)).text()
  expect(emptied).not.toContain(typed.phoneNumber)
})

test('without an open payment, with another method and in another country there is no snippet', async () => {
  expect(await html()).toBeUndefined()
  await startPayment()
  expect(await html()).toEqual(expect.stringContaining('one-step-container'))
  await shopper.put('/payment-methods/prepayment')
  expect(await html()).toBeUndefined()
  await shopper.put('/payment-methods/one-step')
  expect(await html()).toBeDefined()
  await shopper.put('/countries/ES')
  expect(await html()).toBeUndefined()
})

test('a free order needs no payment: its address is asked for by the shop', async () => {
  await startPayment()
  const free = await shopper.post('/vouchers', { voucher: 'GRATIS' })
  expect(free.at('paymentFields.address.email')).toMatchObject({ visible: true, required: true })
  expect(free.at('selection.pluginFields')).toEqual({})
  const reply = await shopper.post('/payment', start)
  expect(reply.at('errors')).toMatchObject({ 'address.email': 'required' })
})

test('the address of another payment, and one that was not typed, are not taken', async () => {
  const transaction = await startPayment()
  expect((await post(transaction)).at('errors')).toEqual({ paymentMethod: 'failed' })
  await press(transaction)
  expect((await post('another')).at('errors')).toEqual({ paymentMethod: 'failed' })
  expect((await send(transaction, '/confirm')).status).toBe(202)
})

test('there is no frame without a payment, or for one of another method', async () => {
  await shopper.put('/payment-fields', { address: { ...typed, country: 'PT' } })
  const reply = await shopper.post('/payment', { ...start, paymentMethod: 'card' })
  const [transaction = ''] = /[^/]+$/.exec(String(reply.at('url'))) ?? []
  for (const id of ['none', transaction]) {
    for (const path of ['', '/order']) {
      expect((await backend.sandbox.fetch(`/pay/widgets/one-step/${id}${path}`)).status).toBe(404)
    }
    expect((await send(id, '')).status).toBe(404)
    expect((await send(id, '/typed', typed)).status).toBe(204)
  }
  expect(valueAt(reply.body, 'action')).toBe('redirect')
})
