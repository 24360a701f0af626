import { JSDOM } from 'jsdom'
import { beforeEach, expect, test } from 'vitest'
import { payment } from '#tests/support/examples/addresses.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import type { Shopper } from '#tests/support/shop/shopper.ts'

const backend = setUpSandbox()
let shopper: Shopper

const paymentMethod = 'adyen-drop-in'
const { paymentReturnPage, paymentFailedPage } = payment
const initiation = {
  paymentMethod,
  paymentInitiateOnly: true,
  paymentReturnPage,
  paymentFailedPage,
  address: { country: 'SE' },
}

beforeEach(async () => {
  shopper = backend.shopper()
  await shopper.post('/items/1-1')
})

/** The widget that a reply brings, as the page of the shop reads it. */
function widgetOf(reply: { at(path: string): unknown }) {
  const { document } = new JSDOM(String(reply.at('formHtml'))).window
  const block = document.querySelector('script[type="application/json"]')
  const script = document.querySelector('script[src]')
  return {
    container: document.querySelector('.adyen-drop-in-container')?.id,
    settings: JSON.parse(block?.textContent ?? ''),
    returnUrl: block?.getAttribute('data-return-url'),
    source: script?.getAttribute('src'),
  }
}

async function initiate(): Promise<string> {
  const reply = await shopper.post('/payment', initiation)
  expect([reply.status, reply.at('action')]).toEqual([200, 'form'])
  return widgetOf(reply).settings.transaction
}

/** Types a card number into the fields of a payment. */
async function typeCard(transaction: string, number: string) {
  const body = new URLSearchParams({ number })
  const response = await backend.sandbox.fetch(`/pay/widgets/card/${transaction}`, { method: 'POST', body })
  return { status: response.status, text: await response.text() }
}

const pay = (transaction: string, changes: object = {}) =>
  shopper.post('/payment', {
    ...payment,
    paymentMethod,
    paymentMethodSpecificFields: { transaction },
    ...changes,
  })

async function payWith(number: string) {
  const transaction = await initiate()
  expect((await typeCard(transaction, number)).status).toBe(204)
  return { transaction, reply: await pay(transaction) }
}

const stateOf = (transaction: string) =>
  backend.sandbox.sql.all('select state from payment where transaction_id = ?', transaction)[0]?.state

test('a payment is started without address and terms, and the selection stays as it was', async () => {
  const before = (await shopper.get('/selection')).at('selection')
  const reply = await shopper.post('/payment', initiation)
  expect([reply.status, reply.at('action'), reply.at('formType')]).toEqual([200, 'form', paymentMethod])
  const { container, settings, returnUrl, source } = widgetOf(reply)
  expect(container).toBe(`adyen-drop-in-container-${settings.transaction}`)
  expect(source).toBe('https://provider.test/pay/widgets/card-fields.js')
  expect(returnUrl).toBe(`${paymentReturnPage}&centraPaymentMethod=${paymentMethod}`)
  expect(settings).toMatchObject({ addressIncluded: false, address: null })
  expect((await shopper.get('/selection')).at('selection')).toEqual(before)
})

test('started with an address, the fields send it with the payment', async () => {
  const { settings } = widgetOf(await shopper.post('/payment', { ...payment, paymentMethod }))
  expect(settings).toMatchObject({ addressIncluded: true, address: { lastName: 'Berg', country: 'SE' } })
})

test('406: only methods with a widget can be started without an order', async () => {
  const reply = await shopper.post('/payment', { ...initiation, paymentMethod: 'card' })
  expect([reply.status, reply.at('errors')]).toEqual([406, { paymentInitiateOnly: 'not supported' }])
})

test('only the shop may embed the frame, which names the amount', async () => {
  const response = await backend.sandbox.fetch(`/pay/widgets/card/${await initiate()}`)
  expect(response.headers.get('content-security-policy')).toContain('frame-ancestors https://shop.test')
  expect(response.headers.has('x-frame-options')).toBe(false)
  expect(await response.text()).toContain('349.00')
})

test('an approved card places the order', async () => {
  const { transaction, reply } = await payWith('4111 1111 1111 1111')
  expect([reply.status, reply.at('action'), reply.at('order.paymentMethod')]).toEqual([
    201,
    'success',
    paymentMethod,
  ])
  expect((await shopper.get('/receipt')).at('order.order')).toBe(reply.at('order.order'))
  expect(stateOf(transaction)).toBe('captured')
})

test('a declined card is a 406, and nothing is lost', async () => {
  const { transaction, reply } = await payWith('4000 0000 0000 0002')
  expect([reply.status, reply.at('action'), reply.at('code'), reply.at('errors')]).toEqual([
    406,
    'failed',
    'DECLINED',
    { paymentMethod: 'failed' },
  ])
  expect(stateOf(transaction)).toBe('declined')
  expect((await shopper.get('/selection')).at('selection.items.0.quantity')).toBe(1)
})

test.each([
  ['approve', 201],
  ['decline', 412],
])('3-D Secure in the page: %s', async (decision, status) => {
  const { transaction, reply } = await payWith('4000 0000 0000 3220')
  expect([reply.status, reply.at('action')]).toEqual([200, 'javascript'])
  expect(reply.at('formFields')).toEqual({ action: { type: 'threeDS2', transaction } })
  expect(String(reply.at('code'))).toContain('centra_checkout_payment_response')
  const body = new URLSearchParams({ decision })
  const page = await backend.sandbox.fetch(`/pay/widgets/challenge/${transaction}`, { method: 'POST', body })
  expect(await page.text()).toContain(`"transaction":"${transaction}"`)
  const result = await shopper.post('/payment-result', { paymentMethodFields: { transaction } })
  expect(result.status).toBe(status)
})

test('3-D Secure on a separate page: the same page as for other payments', async () => {
  const { transaction, reply } = await payWith('4000 0000 0000 3063')
  expect([reply.at('action'), reply.at('url')]).toEqual([
    'redirect',
    `https://provider.test/pay/hosted/${transaction}`,
  ])
})

test('500: the provider does not answer, and nothing is paid', async () => {
  const { transaction, reply } = await payWith('4000 0000 0000 0119')
  expect(reply.status).toBe(500)
  expect(stateOf(transaction)).toBe('open')
})

test('any other number is refused, and kept nowhere', async () => {
  const transaction = await initiate()
  const answer = await typeCard(transaction, '5555555555554444')
  expect([answer.status, answer.text]).toEqual([406, 'This is not the number of a test card.'])
  await typeCard(transaction, '4111111111111111')
  expect(JSON.stringify(backend.sandbox.sql.all('select * from payment'))).not.toMatch(/5555|4111/)
})

test('a cart that has changed since is not paid', async () => {
  const transaction = await initiate()
  await typeCard(transaction, '4111111111111111')
  await shopper.post('/items/1-1')
  const reply = await pay(transaction)
  expect([reply.status, reply.at('errors')]).toEqual([406, { paymentMethod: 'failed' }])
  expect(stateOf(transaction)).toBe('failed')
  expect((await shopper.get('/receipt')).status).toBe(404)
})

test('without a card, for another cart, or twice, nothing is paid', async () => {
  const transaction = await initiate()
  expect((await pay(transaction)).status).toBe(406)
  await typeCard(transaction, '4111111111111111')
  const other = backend.shopper()
  await other.post('/items/1-1')
  const foreign = await other.post('/payment', {
    ...payment,
    paymentMethod,
    paymentMethodSpecificFields: { transaction },
  })
  expect(foreign.status).toBe(406)
  expect((await pay(transaction)).status).toBe(201)
  await shopper.post('/items/1-1')
  expect((await pay(transaction)).status).toBe(406)
})

test('the order still needs terms and address', async () => {
  const transaction = await initiate()
  await typeCard(transaction, '4111111111111111')
  const reply = await pay(transaction, { termsAndConditions: false, address: { country: 'SE' } })
  expect(reply.status).toBe(406)
  expect(reply.at('errors')).toMatchObject({
    termsAndConditions: 'must be true',
    'address.email': 'required',
  })
})

test('the scripts of widgets may be loaded by any page; there is no other', async () => {
  const script = await backend.sandbox.fetch('/pay/widgets/card-fields.js')
  expect(script.headers.get('content-type')).toContain('javascript')
  expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  for (const name of ['constructor', 'nothing']) {
    expect((await backend.sandbox.fetch(`/pay/widgets/${name}.js`)).status).toBe(404)
  }
})
