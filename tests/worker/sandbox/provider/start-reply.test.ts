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

const pay = (paymentMethod: string, email = payment.address.email) =>
  shopper.post('/payment', { ...payment, paymentMethod, address: { ...payment.address, email } })

/** Posts a form as the checkout does; returns where it leads. */
async function post(action: string, fields: [name: string, value: string][]) {
  const { origin, pathname } = new URL(action)
  expect(origin).toBe('https://provider.test')
  const body = new URLSearchParams(fields)
  const response = await backend.sandbox.fetch(pathname, { method: 'POST', body })
  return { status: response.status, location: response.headers.get('location') ?? '' }
}

function expectPage(location: string) {
  expect(location).toMatch(/^https:\/\/provider\.test\/pay\/hosted\/[a-z0-9]{26}$/)
}

/** Approves the payment on a page, and reports the return as the shop does. */
async function approve(page: string) {
  const body = new URLSearchParams({ decision: 'approve' })
  const response = await backend.sandbox.fetch(new URL(page).pathname, { method: 'POST', body })
  const returned = new URL(String(response.headers.get('location')))
  return shopper.post('/payment-result', { paymentMethodFields: Object.fromEntries(returned.searchParams) })
}

test('online banking: a form in HTML, with a JSON block and a script that submits it, leads to the page', async () => {
  const reply = await pay('bank')
  expect([reply.status, reply.at('action'), reply.at('formUrl')]).toEqual([200, 'form', undefined])
  const html = String(reply.at('formHtml'))
  const [, id, action = ''] = /<form id="([^"]+)" method="post" .*?action="([^"]+)">/.exec(html) ?? []
  const fields = Array.from(html.matchAll(/name="(\w+)" value="([^"]*)"/g))
  const [, settings = ''] = /<script id="[^"]+" type="application\/json">(.+)<\/script>/.exec(html) ?? []
  expect(JSON.parse(settings)).toEqual({ form: id })
  expect(html).toMatch(/<script>\{[^<]+\.submit\(\)\s\}<\/script>/)
  const { status, location } = await post(
    action,
    fields.map(([, name = '', value = '']) => [name, value]),
  )
  expect(status).toBe(303)
  expectPage(location)
  expect((await approve(location)).at('order.paymentMethod')).toBe('bank')
})

test('mobile payment: the address and the fields of a form without HTML lead to the page', async () => {
  const reply = await pay('mobile')
  expect([reply.at('action'), reply.at('formHtml')]).toEqual(['form', undefined])
  const fields = Object.entries(Object(reply.at('formFields'))).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  const { location } = await post(String(reply.at('formUrl')), fields)
  expectPage(location)
  expect((await approve(location)).at('order.paymentMethod')).toBe('mobile')
})

test('digital wallet: code that goes to the page', async () => {
  const reply = await pay('wallet')
  expect(reply.at('action')).toBe('javascript')
  const [, page = ''] = /^location\.assign\('(.+)'\)$/.exec(String(reply.at('code'))) ?? []
  expectPage(page)
  expect((await approve(page)).at('order.paymentMethod')).toBe('wallet')
})

test('digital wallet for script-error@…: code that throws', async () => {
  const reply = await pay('wallet', 'script-error@example.com')
  expect(reply.at('action')).toBe('javascript')
  expect(reply.at('code')).toMatch(/^throw new Error\(/)
})

test.each(['card', 'bank', 'mobile', 'wallet'])(
  '%s declined is no order, and may be tried again',
  async (id) => {
    const page = () => [...backend.sandbox.sql.all('select transaction_id from payment')].at(-1)
    await pay(id)
    const path = `/pay/hosted/${String(page()?.transaction_id)}`
    const body = new URLSearchParams({ decision: 'decline' })
    const response = await backend.sandbox.fetch(path, { method: 'POST', body })
    const returned = new URL(String(response.headers.get('location')))
    const fields = Object.fromEntries(returned.searchParams)
    expect(fields).toMatchObject({ centraPaymentMethod: id, result: 'declined' })
    expect((await shopper.post('/payment-result', { paymentMethodFields: fields })).status).toBe(412)
    expect((await pay(id)).status).toBe(200)
  },
)

test.each([
  ['another amount', { amount: '1.00' }, 400],
  ['another currency', { currency: 'EUR' }, 400],
  ['an unknown transaction', { transaction: 'unknown' }, 404],
])('a form with %s is refused', async (_what, changed, status) => {
  const reply = await pay('mobile')
  const fields = { ...Object(reply.at('formFields')), ...changed }
  expect((await post(String(reply.at('formUrl')), Object.entries(fields))).status).toBe(status)
})

test('the way the shopper returns can be chosen on the page', async () => {
  const reply = await pay('card')
  const { pathname } = new URL(String(reply.at('url')))
  const body = new URLSearchParams({ decision: 'approve', method: 'post' })
  const response = await backend.sandbox.fetch(pathname, { method: 'POST', body })
  expect([response.status, await response.text()]).toEqual([
    200,
    expect.stringContaining('name="details[result]" value="approved"'),
  ])
})
