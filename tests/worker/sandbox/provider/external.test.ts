import { createHmac } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { payment } from '#tests/support/examples/addresses.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import { testSecret } from '#tests/support/sandbox/test-sandbox.ts'
import type { Shopper } from '#tests/support/shop/shopper.ts'

const backend = setUpSandbox()
let shopper: Shopper

beforeEach(async () => {
  shopper = backend.shopper()
  await shopper.post('/items/1-1')
})

/** Pays, later than before. */
function pay(email: string) {
  backend.sandbox.clock.now += 1_000
  return shopper.post('/payment', {
    ...payment,
    paymentMethod: 'external',
    address: { ...payment.address, email },
  })
}

/** The payment in the provider's books. */
function booked() {
  const [row] = backend.sandbox.sql.all('select transaction_id, state from payment order by started desc')
  return { transaction: String(row?.transaction_id), state: String(row?.state) }
}

/** Decides on the provider's page; returns the fields that the shop reports. */
async function decide(decision: string): Promise<Record<string, string>> {
  const path = `/pay/hosted/${booked().transaction}`
  const body = new URLSearchParams({ decision })
  const response = await backend.sandbox.fetch(path, { method: 'POST', body })
  return Object.fromEntries(new URL(String(response.headers.get('location'))).searchParams)
}

const report = (paymentMethodFields: Record<string, unknown>) =>
  shopper.post('/payment-result', { paymentMethodFields })

/** The signature of the documentation: base64 of the hexadecimal HMAC. */
function signatureOf(fields: Record<string, unknown>): string {
  const names = ['selection', 'amount', 'currency', 'timestamp', 'transactionReference', 'success']
  const payload = names.map((name) => String(fields[name])).join(':')
  return btoa(createHmac('sha256', testSecret).update(payload).digest('hex'))
}

test('the method is offered to its sentinels only', async () => {
  await shopper.put('/payment-fields', { address: { email: 'external@example.com' } })
  const offered = JSON.stringify((await shopper.get('/selection')).at('paymentMethods'))
  await shopper.put('/payment-fields', { address: { email: 'kim@example.com' } })
  const others = JSON.stringify((await shopper.get('/selection')).at('paymentMethods'))
  expect([offered.includes('"external"'), others.includes('"external"')]).toEqual([true, false])
  expect((await pay('kim@example.com')).at('errors')).toEqual({ paymentMethod: 'not found' })
})

test('the reply names the selection; the signed result of an approved payment places the order', async () => {
  const reply = await pay('external@example.com')
  expect([reply.status, reply.at('action')]).toEqual([200, 'external'])
  const fields = await decide('approve')
  expect(fields).toMatchObject({
    centraPaymentMethod: 'external',
    selection: reply.at('selection'),
    amount: '349.00',
    currency: 'SEK',
    success: 'true',
  })
  expect(fields.signature).toBe(signatureOf(fields))
  const result = await report(fields)
  expect([result.status, result.at('order.paymentMethod'), booked().state]).toEqual([
    201,
    'external',
    'captured',
  ])
})

test('numbers and booleans are signed as texts', async () => {
  await pay('external@example.com')
  const { timestamp, ...fields } = await decide('approve')
  const sent = { ...fields, timestamp: Number(timestamp), success: true }
  expect((await report({ ...sent, signature: signatureOf(sent) })).status).toBe(201)
})

test('a declined payment is no order, and may be tried again', async () => {
  await pay('external@example.com')
  const fields = await decide('decline')
  expect(fields.success).toBe('false')
  expect((await report(fields)).status).toBe(412)
  await pay('external@example.com')
  expect((await report(await decide('approve'))).status).toBe(201)
})

test('wrong-signature@…: the result is refused, and the payment is not touched', async () => {
  await pay('wrong-signature@example.com')
  const reply = await report(await decide('approve'))
  expect([reply.status, reply.at('messages')]).toEqual([412, ['The signature is wrong.']])
  expect(booked().state).toBe('approved')
})

test('wrong-amount@…: the result is refused, and the payment is refunded', async () => {
  await pay('wrong-amount@example.com')
  const reply = await report(await decide('approve'))
  expect([reply.status, reply.at('messages')]).toEqual([412, ['Mismatched amount: 350.00 SEK']])
  expect(booked().state).toBe('refunded')
})

test.each([
  ['an amount that was changed', { amount: '1.00' }],
  ['a result that was changed', { success: 'false' }],
  ['no signature', { signature: undefined }],
  ['the fields of another method', { transactionReference: undefined }],
])('%s is refused, and the payment is not touched', async (_what, changed) => {
  await pay('external@example.com')
  const fields = await decide('approve')
  const reply = await report({ ...fields, transaction: fields.transactionReference, ...changed })
  expect(reply.status).toBe(412)
  expect(booked().state).toBe('approved')
})

test('the signed result of another cart places no order', async () => {
  await pay('external@example.com')
  const first = await decide('approve')
  shopper = backend.shopper()
  await shopper.post('/items/1-1')
  await pay('external@example.com')
  expect((await report(first)).status).toBe(412)
})
