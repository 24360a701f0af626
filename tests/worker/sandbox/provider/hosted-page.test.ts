import { beforeEach, expect, test } from 'vitest'
import { payment } from '#tests/support/examples/addresses.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import type { Shopper } from '#tests/support/shop/shopper.ts'

const backend = setUpSandbox()
let shopper: Shopper

beforeEach(async () => {
  shopper = backend.shopper()
  await shopper.post('/items/1-1')
})

/** Starts a payment by card; returns the path of the provider's page. */
async function startPayment(): Promise<string> {
  const reply = await shopper.post('/payment', { ...payment, paymentMethod: 'card' })
  expect(reply.at('action')).toBe('redirect')
  const url = new URL(String(reply.at('url')))
  expect(url.origin).toBe('https://provider.test')
  return url.pathname
}

async function decide(path: string, decision: string) {
  const body = new URLSearchParams({ decision })
  const response = await backend.sandbox.fetch(path, { method: 'POST', body })
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}

/** The shop's report when a shopper returns to this address. */
async function report(address: string | null) {
  const paymentMethodFields = Object.fromEntries(new URL(String(address)).searchParams)
  return shopper.post('/payment-result', { paymentMethodFields })
}

const orderNumber = async () => (await shopper.get('/receipt')).at('order.order')

test('the page names the amount and has a button for each outcome', async () => {
  const path = await startPayment()
  const response = await backend.sandbox.fetch(path)
  const text = await response.text()
  expect(text).toContain('349.00')
  for (const name of ['Approve', 'Decline', 'Cancel', 'Let it expire', 'Approve and close', 'Return twice']) {
    expect(text).toContain(`>${name}</button>`)
  }
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('an approved payment returns with the method and the transaction, and becomes an order once', async () => {
  const { status, location } = await decide(await startPayment(), 'approve')
  expect(status).toBe(303)
  const { origin, pathname, searchParams } = new URL(String(location))
  expect(origin + pathname).toBe('https://shop.test/api/process-payment')
  expect(Object.fromEntries(searchParams)).toMatchObject({ centraPaymentMethod: 'card', result: 'approved' })
  const reply = await report(location)
  expect([reply.status, reply.at('order.paymentMethod')]).toEqual([201, 'card'])
  expect((await report(location)).at('errors')).toEqual({ selection: 'not found' })
  expect(await orderNumber()).toBe(reply.at('order.order'))
})

test('a declined payment fails, and a second one for the same cart may be approved', async () => {
  const first = await decide(await startPayment(), 'decline')
  expect((await report(first.location)).status).toBe(412)
  const second = await decide(await startPayment(), 'approve')
  expect((await report(second.location)).status).toBe(201)
})

test.each([
  ['decline', 'declined', 'DECLINED'],
  ['expire', 'expired', 'EXPIRED'],
])('%s: return and refusal say why', async (decision, result, code) => {
  const { location } = await decide(await startPayment(), decision)
  expect(new URL(String(location)).searchParams.get('result')).toBe(result)
  const reply = await report(location)
  expect([reply.status, reply.at('code'), reply.at('errors')]).toEqual([
    412,
    code,
    { paymentMethod: 'failed' },
  ])
})

test('a cancelled payment leads to the failed page', async () => {
  const { location } = await decide(await startPayment(), 'cancel')
  expect(location).toBe(payment.paymentFailedPage)
  expect((await shopper.get('/receipt')).status).toBe(404)
})

test('when the window is closed after approval, the provider’s notification places the order', async () => {
  const { status, text } = await decide(await startPayment(), 'approve-and-close')
  expect([status, text.includes('You can close this window.')]).toEqual([200, true])
  expect(await orderNumber()).toBe('1001')
  expect((await shopper.get('/selection')).at('selection.items')).toEqual([])
})

test('after the notification the shopper may come back late, to a placed order', async () => {
  const path = await startPayment()
  await decide(path, 'approve-and-close')
  const page = await (await backend.sandbox.fetch(path)).text()
  const [, action = ''] = /<form id="return" method="get" action="([^"]+)">/.exec(page) ?? []
  expect(action).toContain('https://shop.test/api/process-payment?')
  expect(page).toContain('name="result" value="approved"')
  expect((await report(action.replaceAll('&amp;', '&'))).at('errors')).toEqual({ selection: 'not found' })
  expect(await orderNumber()).toBe('1001')
})

test('a payment may be approved a week later, and the shopper still comes back to an order', async () => {
  const path = await startPayment()
  await backend.set({ clockAheadHours: 7 * 24 })
  expect((await report((await decide(path, 'approve')).location)).status).toBe(201)
})

test('a return after the session has expired is no order; the provider’s notification is one', async () => {
  const path = await startPayment()
  const other = await startPayment()
  await backend.set({ clockAheadHours: 31 * 24 })
  expect((await report((await decide(path, 'approve')).location)).at('errors')).toEqual({
    selection: 'not found',
  })
  await decide(other, 'approve-and-close')
  expect(await (await backend.sandbox.fetch(other)).text()).toContain('This payment is captured.')
})

test('a payment is decided once', async () => {
  const path = await startPayment()
  await decide(path, 'decline')
  expect((await decide(path, 'approve')).status).toBe(409)
  expect(await (await backend.sandbox.fetch(path)).text()).toContain('This payment is declined.')
})

test('a return before the decision is no result, and the payment may still be approved', async () => {
  const path = await startPayment()
  const transaction = path.split('/').at(-1)
  expect((await shopper.post('/payment-result', { paymentMethodFields: { transaction } })).status).toBe(412)
  expect((await report((await decide(path, 'approve')).location)).status).toBe(201)
})

test('of two approved payments for one cart, the second is refunded', async () => {
  const first = await startPayment()
  const second = await startPayment()
  await decide(first, 'approve-and-close')
  await decide(second, 'approve-and-close')
  expect(await (await backend.sandbox.fetch(first)).text()).toContain('This payment is captured.')
  expect(await (await backend.sandbox.fetch(second)).text()).toContain('This payment is refunded.')
})

test('a cart that changed while it was paid is no order, and the payment is refunded', async () => {
  const path = await startPayment()
  await shopper.post('/items/1-1')
  const { location } = await decide(path, 'approve')
  expect((await report(location)).status).toBe(412)
  expect(await (await backend.sandbox.fetch(path)).text()).toContain('This payment is refunded.')
})

test('by POST, the page sends a form with bracketed fields by itself', async () => {
  await backend.set({ returnByPost: true })
  const { status, text } = await decide(await startPayment(), 'approve')
  expect(status).toBe(200)
  expect(text).toMatch(/<form id="return" method="post" action="https:\/\/shop\.test\/api\/process-payment\?/)
  expect(text).toContain('name="details[result]" value="approved"')
  expect(text).toContain('form.submit()')
})

test('an order without anything to pay is placed without the provider', async () => {
  await shopper.post('/vouchers', { voucher: 'GRATIS' })
  const reply = await shopper.post('/payment', { ...payment, paymentMethod: 'card' })
  expect(reply.at('action')).toBe('success')
})

test('406: a page to come back to is missing', async () => {
  const reply = await shopper.post('/payment', {
    ...payment,
    paymentMethod: 'card',
    paymentReturnPage: '',
    paymentFailedPage: '',
  })
  expect([reply.status, reply.at('errors')]).toEqual([
    406,
    { paymentReturnPage: 'required', paymentFailedPage: 'required' },
  ])
})

test.each([
  ['an unknown payment', '/pay/hosted/unknown', 'approve', 404],
  ['an unknown decision', null, 'steal', 400],
])('%s is refused', async (_what, path, decision, status) => {
  expect((await decide(path ?? (await startPayment()), decision)).status).toBe(status)
})
