import { JSDOM } from 'jsdom'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { payment } from '#tests/support/examples/addresses.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import type { Shopper } from '#tests/support/shop/shopper.ts'

const backend = setUpSandbox()
let shopper: Shopper

const paymentMethod = 'stripe-payment-intents'
const { paymentReturnPage, paymentFailedPage } = payment
const initiation = {
  paymentMethod,
  paymentInitiateOnly: true,
  paymentReturnPage,
  paymentFailedPage,
  address: { country: 'EE' },
}
const address = {
  email: 'kai@wallet.example',
  firstName: 'Kai',
  lastName: 'Tamm',
  address1: 'Pikk 1',
  zipCode: '10111',
  city: 'Tallinn',
  country: 'EE',
  phoneNumber: '+37251234567',
}

beforeEach(async () => {
  shopper = backend.shopper()
  await shopper.put('/countries/EE')
  await shopper.post('/items/1-1')
})

const Offer = v.array(v.object({ paymentMethod: v.string() }))
const offered = async () =>
  v
    .parse(Offer, (await shopper.get('/selection')).at('paymentMethods'))
    .map(({ paymentMethod }) => paymentMethod)

/** The button that a reply brings, as the page of the shop reads it. */
function buttonOf(reply: { at(path: string): unknown }) {
  const { document } = new JSDOM(String(reply.at('formHtml'))).window
  const container = document.querySelector<HTMLElement>('.stripe-payment-button')
  const block = document.querySelector('script[type="application/json"]')
  const [, transaction = ''] = /^pi_(\w+)_secret_/.exec(container?.dataset.secret ?? '') ?? []
  return {
    transaction,
    ids: [container?.id, block?.id],
    dataset: { ...container?.dataset },
    parameters: JSON.parse(block?.textContent ?? ''),
    source: document.querySelector('script[src]')?.getAttribute('src'),
  }
}

async function start(): Promise<string> {
  const reply = await shopper.post('/payment', initiation)
  expect([reply.status, reply.at('action')]).toEqual([200, 'form'])
  return buttonOf(reply).transaction
}

/** A call of the wallet's frame to its own server. */
async function wallet(
  transaction: string,
  path: string,
  fields: Record<string, string> = {},
  method = 'POST',
) {
  const body = new URLSearchParams(fields)
  const address = `/pay/widgets/express/${transaction}/${path}`
  const response = await backend.sandbox.fetch(address, { method, body })
  const text = await response.text()
  return { status: response.status, text, json: text.startsWith('{') ? JSON.parse(text) : null }
}

const pay = (transaction: string, changes: object = {}) =>
  shopper.post('/payment', {
    ...payment,
    paymentMethod,
    paymentMethodSpecificFields: { transaction },
    address,
    shippingAddress: address,
    ...changes,
  })

const stateOf = (transaction: string) =>
  backend.sandbox.sql.all('select state from payment where transaction_id = ?', transaction)[0]?.state

const Totals = v.object({ grandTotalPriceAsNumber: v.number(), handlingCostPriceAsNumber: v.number() })
/** The total of the cart without the fee of its payment method, in hundredths. */
const total = async () => {
  const totals = v.parse(Totals, (await shopper.get('/selection')).at('selection.totals'))
  return Math.round((totals.grandTotalPriceAsNumber - totals.handlingCostPriceAsNumber) * 100)
}

test('the wallet is only offered in Estonia', async () => {
  expect(await offered()).toContain(paymentMethod)
  for (const country of ['FI', 'LV', 'SE', 'GB', 'IS']) {
    await shopper.put(`/countries/${country}`)
    expect(await offered()).not.toContain(paymentMethod)
  }
})

test('a started payment keeps it on offer where its currency is, since its sheet may change the country', async () => {
  await start()
  for (const [country, isOffered] of [
    ['FI', true],
    ['GB', false],
    ['IS', false],
    ['EE', true],
  ] as const) {
    await shopper.put(`/countries/${country}`)
    expect([country, (await offered()).includes(paymentMethod)]).toEqual([country, isOffered])
  }
})

test('a payment is started without address and terms, and the selection stays as it was', async () => {
  const before = (await shopper.get('/selection')).at('selection')
  const reply = await shopper.post('/payment', initiation)
  const { transaction, ids, dataset, parameters, source } = buttonOf(reply)
  expect(ids).toEqual([`stripe-button-${transaction}`, `stripe-parameters-${transaction}`])
  const returnUrl = `${paymentReturnPage}&centraPaymentMethod=${paymentMethod}`
  expect(dataset).toMatchObject({ returnUrl, publishableKey: 'pk_test_sandbox' })
  expect(parameters).toEqual({
    totalAmount: await total(),
    currency: 'EUR',
    country: 'EE',
    returnUrl,
    countriesWithStates: ['IE'],
    paymentMethod,
  })
  expect(source).toBe('https://provider.test/pay/widgets/express.js')
  expect(reply.at('formFields')).toEqual({
    publishableKey: 'pk_test_sandbox',
    stripeParameters: JSON.stringify(parameters),
    externalScript: source,
    clientSecret: dataset.secret,
  })
  expect((await shopper.get('/selection')).at('selection')).toEqual(before)
})

test('only the shop may embed the frame, which has its button, countries and total', async () => {
  const response = await backend.sandbox.fetch(`/pay/widgets/express/${await start()}`)
  expect(response.headers.get('content-security-policy')).toContain('frame-ancestors https://shop.test')
  const text = await response.text()
  for (const part of ['Pay with wallet', 'Estonia', 'Iceland', '3-D Secure', 'Total'])
    expect(text).toContain(part)
  expect((await backend.sandbox.fetch('/pay/widgets/express/nothing')).status).toBe(404)
})

test('approved: the provider goes on only once the payment of the shop has arrived', async () => {
  const transaction = await start()
  expect((await wallet(transaction, 'attempt', { outcome: 'approved' })).status).toBe(204)
  expect((await wallet(transaction, 'confirmation')).status).toBe(202)
  expect(stateOf(transaction)).toBe('open')
  const reply = await pay(transaction)
  expect([reply.status, reply.at('action'), reply.at('formFields')]).toEqual([
    200,
    'javascript',
    { transaction },
  ])
  expect((await shopper.get('/receipt')).status).toBe(404)
  const { json } = await wallet(transaction, 'confirmation')
  const returned = new URL(json.address)
  expect(returned.href).toContain(paymentReturnPage)
  expect(Object.fromEntries(returned.searchParams)).toMatchObject({ transaction, result: 'approved' })
  const result = await shopper.post('/payment-result', { paymentMethodFields: { transaction } })
  expect(result.status).toBe(201)
  expect([result.at('order.paymentMethod'), result.at('order.paymentMethodName')]).toEqual([
    paymentMethod,
    expect.stringMatching(/wallet/i),
  ])
  expect(result.at('order.shippingAddress')).toMatchObject({ city: 'Tallinn', country: 'EE' })
  expect(stateOf(transaction)).toBe('captured')
})

test('declined: the sheet says so, and another attempt pays', async () => {
  const transaction = await start()
  await wallet(transaction, 'attempt', { outcome: 'declined' })
  expect((await pay(transaction)).status).toBe(200)
  const declined = await wallet(transaction, 'confirmation')
  expect(declined.json.refused).toContain('declined')
  expect((await wallet(transaction, 'confirmation')).status).toBe(409)
  await wallet(transaction, 'attempt', { outcome: 'approved' })
  await pay(transaction)
  expect((await wallet(transaction, 'confirmation')).json).toHaveProperty('address')
})

test('the method chosen in the form stays chosen when the wallet does not pay', async () => {
  await shopper.put('/payment-methods/card')
  const transaction = await start()
  await wallet(transaction, 'attempt', { outcome: 'declined' })
  await pay(transaction)
  expect((await shopper.get('/selection')).at('selection.paymentMethod')).toBe('card')
})

test('3-D Secure: on the hosted page', async () => {
  const transaction = await start()
  await wallet(transaction, 'attempt', { outcome: 'redirect' })
  await pay(transaction)
  const { json } = await wallet(transaction, 'confirmation')
  expect(json.address).toBe(`https://provider.test/pay/hosted/${transaction}`)
})

test('a cart that has changed since is not paid; the total is shown, and then it is', async () => {
  const transaction = await start()
  await shopper.post('/items/1-1')
  await wallet(transaction, 'attempt', { outcome: 'approved' })
  const reply = await pay(transaction)
  expect([reply.status, reply.at('errors')]).toEqual([406, { paymentMethod: 'failed' }])
  expect((await wallet(transaction, 'confirmation')).json.refused).toContain('not accepted')
  const amount = String(await total())
  expect((await wallet(transaction, 'total', { amount, currency: 'EUR' })).status).toBe(204)
  await wallet(transaction, 'attempt', { outcome: 'approved' })
  expect((await pay(transaction)).status).toBe(200)
})

test('country and delivery method may change, with the total; the order has them', async () => {
  const transaction = await start()
  await shopper.put('/countries/FI')
  await shopper.put('/shipping-methods/home')
  await wallet(transaction, 'total', { amount: String(await total()), currency: 'EUR' })
  await wallet(transaction, 'attempt', { outcome: 'approved' })
  const there = { ...address, country: 'FI', zipCode: '00100', city: 'Helsinki' }
  expect((await pay(transaction, { address: there, shippingAddress: there })).status).toBe(200)
  await wallet(transaction, 'confirmation')
  const result = await shopper.post('/payment-result', { paymentMethodFields: { transaction } })
  expect([result.at('order.shippingMethod'), result.at('order.shippingAddress.country')]).toEqual([
    'home',
    'FI',
  ])
  expect(result.at('order.paymentMethodName')).not.toBe('')
})

test('406: the currency, an amount or an outcome that there is not', async () => {
  const transaction = await start()
  const statuses = [
    await wallet(transaction, 'total', { amount: '100', currency: 'SEK' }),
    await wallet(transaction, 'total', { amount: '-1', currency: 'EUR' }),
    await wallet(transaction, 'attempt', { outcome: 'timeout' }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([406, 406, 406])
})

test('a call that is refused for any reason is reported to the sheet', async () => {
  const transaction = await start()
  for (const changes of [
    { termsAndConditions: false },
    { address: { ...address, zipCode: 'x' } },
    { address: { ...address, country: 'FI' }, shippingAddress: { ...address, country: 'FI' } },
  ]) {
    await wallet(transaction, 'attempt', { outcome: 'approved' })
    expect((await pay(transaction, changes)).status).toBe(406)
    expect((await wallet(transaction, 'confirmation')).json).toHaveProperty('refused')
  }
})

test('without an attempt, after it was given up, for another cart, or twice, nothing is paid', async () => {
  const transaction = await start()
  expect((await pay(transaction)).status).toBe(406)
  await wallet(transaction, 'attempt', { outcome: 'approved' })
  await wallet(transaction, 'attempt', {}, 'DELETE')
  expect((await pay(transaction)).status).toBe(406)
  await wallet(transaction, 'attempt', { outcome: 'approved' })
  const other = backend.shopper()
  await other.put('/countries/EE')
  await other.post('/items/1-1')
  const foreign = await other.post('/payment', {
    ...payment,
    paymentMethod,
    paymentMethodSpecificFields: { transaction },
    address,
    shippingAddress: address,
  })
  expect(foreign.status).toBe(406)
  await wallet(transaction, 'attempt', { outcome: 'approved' })
  await pay(transaction)
  await wallet(transaction, 'confirmation')
  for (const path of ['total', 'attempt', 'confirmation']) {
    expect(
      (await wallet(transaction, path, { amount: '1', currency: 'EUR', outcome: 'approved' })).status,
    ).toBe(409)
  }
})
