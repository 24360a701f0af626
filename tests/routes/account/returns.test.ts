import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import { astrid, jonas, ownAccount } from '#tests/support/examples/customers.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import {
  countMails,
  createTestShop,
  fetchCatalogue,
  headingOf,
  latestMail,
  type TestShop,
} from '#tests/support/shop/test-shop.ts'

// The first question fills the sandbox.
await fetchCatalogue(Listing, '/products', { limit: 1 })

const now = Date.parse('2026-11-21T12:00:00Z')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

async function customerOf(shop: TestShop, demo = astrid, country = 'SE') {
  const customer = createNoScriptShopper(shop, country)
  const { email, password } = ownAccount(demo)
  await customer.post('/login', { email, password })
  return { customer, email }
}
type Customer = Awaited<ReturnType<typeof customerOf>>['customer']

/** The number of an order of Astrid's, by the number of a part in it. */
async function orderWith(customer: Customer, sku: string): Promise<string> {
  const { html } = await customer.read(`/account/orders?q=${sku}`)
  return /href="\/account\/orders\/(\d+)"/.exec(html)?.[1] ?? 'none'
}

/** The fields a browser would post of a page's form: what is not ticked or chosen is left out, or empty. */
function fieldsOf(html: string): Record<string, string> {
  const [, form = ''] = /<form[^>]*action="[^"]*\/account\/returns[^"]*"[^>]*>(.*?)<\/form>/s.exec(html) ?? []
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([input]) => input)
  const posted = inputs.filter((input) => !input.includes('checkbox') || input.includes('checked'))
  return Object.fromEntries(posted.map((input) => [attribute(input, 'name'), attribute(input, 'value')]))
}
const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
/** The value of the box for a part of the order. */
const boxOf = (html: string, row = 0) =>
  new RegExp(`name="part-${row}"[^>]* value="([^"]*)"`).exec(html)?.[1] ?? ''

const messagesOf = (shop: TestShop) =>
  shop.calls.filter(({ path }) => path.endsWith('/support')).map(({ body }) => JSON.parse(body))

test('a customer returns a part of an order: one request with proof of the log-in, and its acknowledgement', async () => {
  const shop = await createTestShop()
  const { customer, email } = await customerOf(shop)
  const order = await orderWith(customer, 'RH-330-PVUE-RAD')
  const receipt = await customer.read(`/account/orders/${order}`)
  expect(receipt.html).toMatch(new RegExp(`href="/account/returns\\?order=${order}">Return something`))
  const page = await customer.read(`/account/returns?order=${order}`)
  expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
    ...[200, 'private, no-store', 'no-referrer'],
  ])
  expect(page.html).toContain('content="noindex"')
  expect(headingOf(page.html)).toBe(`Return something from order ${order}`)
  expect(page.text).toMatch(
    /Send it unused by 5 December 2026, 30 days after it arrived\.\s*You pay the return postage\./,
  )
  expect(page.text).toMatch(
    /legal guarantee lasts until at least 5 November 2028\..*We pay the return postage\./,
  )
  const chosen = { 'part-1': boxOf(page.html, 1), 'quantity-1': '1', 'reason-1': 'faulty', note: 'Leaks' }
  const { sent, text, html } = await customer.post(`/account/returns?order=${order}`, {
    ...fieldsOf(page.html),
    ...chosen,
  })
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(text).toContain('Your return request has been sent')
  expect(text).toMatch(/1 × Radiator hose.*: It was faulty when it arrived/)
  expect(text).not.toContain('Send it unused')
  expect(html).not.toContain('name="form"')
  expect(messagesOf(shop)).toMatchObject([
    {
      ...{ kind: 'return', provedBy: 'log-in', acknowledge: 'content', order, email, language: 'en' },
      ...{ name: 'Astrid Exempel', note: 'Leaks', sentAt: '2026-11-21T12:00:00.000Z' },
      lines: [{ sku: 'RH-330-PVUE-RAD', quantity: 1, reason: 'faulty' }],
    },
  ])
  const mail = await latestMail(email)
  for (const words of [order, 'RH-330-PVUE-RAD', 'faulty on arrival', 'Leaks']) expect(mail).toContain(words)
})

test('posted twice, it is one message, and the customer who comes back sees it', async () => {
  const shop = await createTestShop()
  const { customer } = await customerOf(shop)
  const order = await orderWith(customer, 'TH-82-B16-DIC')
  const address = `/account/returns?order=${order}`
  const page = await customer.read(address)
  expect(page.text).not.toContain('Requested on')
  const note = `Note ${crypto.randomUUID()}`
  const fields = { ...fieldsOf(page.html), 'part-0': boxOf(page.html), 'reason-0': 'changedMind', note }
  const first = await customer.post(address, fields)
  const second = await customer.post(address, fields)
  expect(second.text).toBe(first.text)
  expect(new Set(messagesOf(shop).map(({ id }) => id)).size).toBe(1)
  // Customer service has one note of it, and the customer one mail.
  expect(await countMails(note)).toBe(2)
  expect((await customer.read(address)).text).toMatch(
    /Requested on 21 November 2026 ?1 × Thermostat.*: I changed my mind/,
  )
  const other = await orderWith(customer, 'SP-14127')
  expect((await customer.read(`/account/returns?order=${other}`)).text).not.toContain('Requested on')
})

test('an order of another customer is not found, as one that does not exist, and nothing is sent', async () => {
  const shop = await createTestShop()
  const { customer: owner } = await customerOf(shop)
  const { customer: other } = await customerOf(shop, jonas)
  const order = await orderWith(owner, 'TH-82-B16-DIC')
  const page = await owner.read(`/account/returns?order=${order}`)
  const fields = { ...fieldsOf(page.html), 'part-0': boxOf(page.html), 'reason-0': 'noFit' }
  for (const number of [order, '999999', '%3Cb%3E', 'x'.repeat(300), '']) {
    const address = `/account/returns?order=${number}`
    const read = await other.read(address)
    expect([number, read.status, read.headers.get('cache-control')]).toEqual([
      number,
      404,
      'private, no-store',
    ])
    expect(read.text).not.toContain('Thermostat')
    expect((await other.post(address, fields)).sent.status).toBe(404)
  }
  const guest = createNoScriptShopper(shop)
  for (const { status, location } of [
    await guest.read(`/account/returns?order=${order}`).then((read) => ({
      status: read.status,
      location: read.headers.get('location'),
    })),
    await guest.post(`/account/returns?order=${order}`, fields).then(({ sent, location }) => ({
      status: sent.status,
      location,
    })),
  ])
    expect([status, location]).toEqual([303, '/login?next=orders'])
  expect(messagesOf(shop)).toEqual([])
})

test('without a number a customer chooses one of their latest orders that can be sent back', async () => {
  const { customer } = await customerOf(await createTestShop())
  const [open, delivered] = [await orderWith(customer, 'WB-3163'), await orderWith(customer, 'TH-82-B16-DIC')]
  const { status, html } = await customer.read('/account/returns')
  expect(status).toBe(200)
  expect(html).toContain(`href="/account/returns?order=${delivered}"`)
  expect(html).not.toContain(`href="/account/returns?order=${open}"`)
})

test('no part of an order that has not been sent comes back', async () => {
  const shop = await createTestShop()
  const { customer } = await customerOf(shop)
  const order = await orderWith(customer, 'WB-3163')
  expect((await customer.read(`/account/orders/${order}`)).html).not.toContain('Return something')
  const page = await customer.read(`/account/returns?order=${order}`)
  expect(page.text).toContain('Nothing from this order has been sent to you yet')
  expect(page.html).not.toContain('name="form"')
  const form = crypto.randomUUID()
  const posted = await customer.post(`/account/returns?order=${order}`, { 'part-0': '1-1', form })
  expect(posted.sent.status).toBe(409)
  expect(messagesOf(shop)).toEqual([])
})

test('problems are named, and chosen values stay', async () => {
  const shop = await createTestShop()
  const { customer } = await customerOf(shop)
  const order = await orderWith(customer, 'RH-330-PVUE-RAD')
  const address = `/account/returns?order=${order}`
  const page = await customer.read(address)
  const nothing = await customer.post(address, fieldsOf(page.html))
  expect([nothing.sent.status, nothing.text.includes('Choose at least one part.')]).toEqual([422, true])
  const { sent, html, text } = await customer.post(address, {
    ...fieldsOf(page.html),
    ...{ 'part-0': boxOf(page.html), 'part-1': boxOf(page.html, 1), 'quantity-1': '3', 'reason-1': 'failed' },
    note: 'Kept words',
  })
  expect(sent.status).toBe(422)
  for (const words of ['2 fields need your attention', 'Choose a reason.', 'Enter a number from 1 to 2.'])
    expect(text).toContain(words)
  expect(html.match(/<input[^>]*checkbox[^>]*checked/g)).toHaveLength(2)
  expect(html).toMatch(/name="quantity-1"[^>]* value="3"|value="3"[^>]* name="quantity-1"/)
  expect(html).toContain('<option value="failed" selected="">')
  expect(text).toContain('Kept words')
  expect(fieldsOf(html).form).toBe(fieldsOf(page.html).form)
  expect(messagesOf(shop)).toEqual([])
})

test('a request that could not be sent is kept', async () => {
  let isDown = true
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      isDown && request.url.endsWith('/support') ? new Response(null, { status: 503 }) : sandbox(request),
  })
  const { customer } = await customerOf(shop)
  const address = `/account/returns?order=${await orderWith(customer, 'TH-82-B16-DIC')}`
  const page = await customer.read(address)
  const fields = { ...fieldsOf(page.html), 'part-0': boxOf(page.html), 'reason-0': 'faulty' }
  const failed = await customer.post(address, fields)
  expect([failed.sent.status, failed.text.includes('could not be sent. It is still here')]).toEqual([
    503,
    true,
  ])
  expect((await customer.read(address)).text).not.toContain('Requested on')
  isDown = false
  const again = await customer.post(address, { ...fieldsOf(failed.html), 'reason-0': 'faulty' })
  expect(again.text).toContain('Your return request has been sent')
})

test('the eleventh request within an hour is kept, and not sent', async () => {
  const shop = await createTestShop()
  const { customer } = await customerOf(shop)
  const address = `/account/returns?order=${await orderWith(customer, 'TH-82-B16-DIC')}`
  const { html } = await customer.read(address)
  const send = () => {
    const fields = { 'part-0': boxOf(html), 'reason-0': 'faulty', form: crypto.randomUUID() }
    return customer.post(address, fields)
  }
  for (let request = 1; request <= 10; request += 1) expect((await send()).sent.status).toBe(200)
  const eleventh = await send()
  expect([eleventh.sent.status, eleventh.text.includes('You have sent several requests.')]).toEqual([
    429,
    true,
  ])
  expect(messagesOf(shop)).toHaveLength(10)
  // The address of the account is not filled with copies.
  expect(messagesOf(shop).filter(({ acknowledge }) => acknowledge === 'content')).toHaveLength(3)
})

test('instead of a part that did not fit, parts of its kind for the car are offered', async () => {
  const shop = await createTestShop()
  const { customer } = await customerOf(shop)
  const address = `/account/returns?order=${await orderWith(customer, 'OF-98')}`
  const page = await customer.read(address)
  const fields = {
    ...fieldsOf(page.html),
    'part-0': boxOf(page.html),
    'quantity-0': '1',
    'reason-0': 'noFit',
  }
  const filtersOf = (html: string) => new Set(html.match(/\bOF-\d+-\w+-[A-Z]+/g))
  const other = await customer.post(address, { ...fields, car: '../volvo' })
  expect(other.text).toContain('What fits instead of Oil filter')
  expect(other.html).toMatch(/href="\/c\/filters-service\/[\w/-]+"[^>]*>All parts: /)
  expect([...filtersOf(other.html)]).toEqual(['OF-98-B16-KLA'])
  const { html } = await customer.post(address, { ...fields, form: crypto.randomUUID(), car: 'volvo-240' })
  // The browser decides by the facts of the car; the data of the page have the candidates.
  expect(filtersOf(html).size).toBeGreaterThan(2)
})

test('a deposit is named, and paid back for the old part; one that was refunded is dated', async () => {
  const shop = await createTestShop({
    async upstream(request, sandbox) {
      const response = await sandbox(request)
      if (!isKept || !request.url.endsWith('/orders')) return response
      const { orders, ...rest } = Object(await response.json())
      return Response.json({ ...rest, orders: orders.map((order: object) => ({ ...order, returns: [] })) })
    },
  })
  let isKept = false
  const { customer } = await customerOf(shop)
  const address = `/account/returns?order=${await orderWith(customer, 'ALT-35A')}`
  const refunded = await customer.read(address)
  expect(refunded.text).toMatch(/Deposit refunded on \d+ \w+ 202\d/)
  expect(refunded.html).not.toContain('value="oldPart"')
  isKept = true
  const page = await customer.read(address)
  expect(page.text).toMatch(/Deposit of [\d\s,]+ ?kr each: refunded once the old part has arrived\./)
  expect(page.html.match(/name="part-\d+"/g)).toHaveLength(1)
  const fields = { ...fieldsOf(page.html), 'part-0': boxOf(page.html), 'reason-0': 'oldPart' }
  const { text } = await customer.post(address, fields)
  expect(text).toContain('It is the old part, for its deposit')
  expect(text).toMatch(/The 60 days for sending the old part ended on \d+ \w+ 202\d/)
  expect(text).not.toContain('legal guarantee')
})

test('without customer service there is no form', async () => {
  const shop = await createTestShop({ variables: { SUPPORT_URL: undefined } })
  const { customer } = await customerOf(shop)
  const address = `/account/returns?order=${await orderWith(customer, 'TH-82-B16-DIC')}`
  const { html, text } = await customer.read(address)
  expect(text).toContain('Write to customer service and say what you want to send back')
  expect(html).toContain('href="mailto:')
  expect(html).not.toContain('name="form"')
  expect((await customer.post(address, { form: crypto.randomUUID() })).sent.status).toBe(404)
})

test.each(locales)('a part can be returned in %s', async (locale) => {
  const shop = await createTestShop()
  const { customer, email } = await customerOf(shop)
  const order = await orderWith(customer, 'TH-82-B16-DIC')
  const address = localized(locale, `/account/returns?order=${order}`)
  const page = await customer.read(address)
  const fields = { ...fieldsOf(page.html), 'part-0': boxOf(page.html), 'reason-0': 'wrongPart' }
  const { sent, text } = await customer.post(address, fields)
  expect([sent.status, text.includes(email)]).toEqual([200, true])
  expect(messagesOf(shop)).toMatchObject([{ language: locale }])
  expect(await latestMail(email)).toContain(order)
})
