import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoEmail } from '#src/brand.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import { astrid, jonas, ownAccount } from '#tests/support/examples/customers.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, latestMail, type TestShop } from '#tests/support/shop/test-shop.ts'

// The first question fills the sandbox.
await fetchCatalogue(Listing, '/products', { limit: 1 })

const now = Date.parse('2026-11-23T10:15:30Z')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

type Shopper = ReturnType<typeof createNoScriptShopper>

const fieldOf = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1] ?? ''
/** All hidden and text fields of a page's form, as a browser would post them. */
function fieldsOf(html: string): Record<string, string> {
  const [, form = ''] = /<form[^>]*action="[^"]*\/withdraw"[^>]*>(.*?)<\/form>/s.exec(html) ?? []
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([input]) => input)
  const posted = inputs.filter((input) => !input.includes('checkbox') || input.includes('checked'))
  return Object.fromEntries(posted.map((input) => [attribute(input, 'name'), attribute(input, 'value')]))
}
const attribute = (tag: string, name: string) =>
  (new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

const drawingOf = (html: string) =>
  /<li>(?:(?!<\/li>).)*name="part-0".*?<img[^>]* src="([^"]*)"/s.exec(html)?.[1]

const messagesOf = (shop: TestShop) =>
  shop.calls.filter(({ path }) => path.endsWith('/support')).map(({ body }) => JSON.parse(body))

async function customerOf(shop: TestShop, demo = astrid) {
  const customer = createNoScriptShopper(shop)
  const { email, password } = ownAccount(demo)
  await customer.post('/login', { email, password })
  return { customer, email }
}

/** An order of a customer whose page links to the withdrawal, and one whose page does not. */
async function ordersOf(customer: Shopper) {
  const { html } = await customer.read('/account/orders')
  const numbers = [...html.matchAll(/href="\/account\/orders\/(\d+)"/g)].map(([, number = '']) => number)
  const found: Record<'inTime' | 'over', string> = { inTime: '', over: '' }
  for (const number of new Set(numbers)) {
    const page = await customer.read(`/account/orders/${number}`)
    found[page.html.includes(`/withdraw?order=${number}`) ? 'inTime' : 'over'] ||= number
  }
  return found
}

test('a customer withdraws from an order in time, filled in with its parts, their name and address', async () => {
  const shop = await createTestShop()
  const { customer, email } = await customerOf(shop)
  const { inTime, over } = await ordersOf(customer)
  expect([inTime !== '', over !== '']).toEqual([true, true])
  const page = await customer.read(`/withdraw?order=${inTime}`)
  expect([page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
    'private, no-store',
    'no-referrer',
  ])
  expect(page.html).toContain('content="noindex"')
  const fields = fieldsOf(page.html)
  expect(fields).toMatchObject({ name: expect.stringContaining('Astrid'), order: inTime })
  expect(fields.email).toMatch(/@/)
  expect(fields['part-0']).not.toBe('')
  expect(fields['quantity-0']).toBe(fields['ordered-0'])
  expect(page.html).toMatch(/name="order"[^>]* readOnly=""|readOnly=""[^>]* name="order"/)
  expect(page.html).toContain('<a href="/withdraw">Withdraw from another order</a>')
  const { sent, text, html } = await customer.post('/withdraw', { ...fields, step: 'confirm' })
  expect(sent.status).toBe(200)
  expect(text).toContain('We have received your withdrawal')
  expect(text).toContain(`${fields['ordered-0']} × ${fields['part-0']}`)
  // The time of customer service, whose clock stands still here.
  expect(text).toMatch(/21 November 2026 at 13:00:00 (CET|GMT\+1)/)
  expect(text).not.toContain('UTC')
  expect(html).not.toContain('value="confirm"')
  const [message] = messagesOf(shop)
  expect(message).toMatchObject({
    kind: 'withdrawal',
    verified: 'customer',
    acknowledge: 'content',
    sentAt: '2026-11-23T10:15:30.000Z',
    order: inTime,
    name: fields.name,
    language: 'en',
  })
  expect(message.lines[0]).toMatchObject({ name: fields['part-0'], quantity: Number(fields['ordered-0']) })
  const mail = await latestMail(fields.email ?? email)
  expect(mail).toContain(inTime)
  expect(mail).toContain('2026-11-21T12:00:00.000Z')
})

test('parts are named in the language of the page and drawn, also after a problem', async () => {
  const shop = await createTestShop()
  const { customer } = await customerOf(shop)
  const { inTime } = await ordersOf(customer)
  const english = await customer.read(`/withdraw?order=${inTime}`)
  const fields = fieldsOf(english.html)
  const swedish = fieldsOf((await customer.read(`/sv/withdraw?order=${inTime}`)).html)
  const { 'part-0': name, 'sku-0': sku, email = '' } = fields
  expect(swedish['sku-0']).toBe(sku)
  expect(swedish['part-0']).not.toBe(name)
  const drawing = drawingOf(english.html)
  expect(drawing).toMatch(/^\/sandbox\/media\/.*\.svg/)
  const guest = createNoScriptShopper(shop)
  const found = await guest.post('/withdraw', { order: inTime, email, step: 'find' })
  expect([fieldsOf(found.html)['part-0'], drawingOf(found.html)]).toEqual([name, drawing])
  const { sent, html } = await guest.post('/withdraw', { ...fieldsOf(found.html), step: 'confirm' })
  expect([sent.status, fieldsOf(html)['part-0'], drawingOf(html)]).toEqual([422, name, drawing])
})

test('a statement that is sent again is the same message, with the time of the first', async () => {
  const received = new Map<string, string>()
  const shop = await createTestShop({
    async upstream(request, sandbox) {
      if (!request.url.endsWith('/support')) return sandbox(request)
      const { id, sentAt } = Object(await request.clone().json())
      const receivedAt = received.get(id) ?? sentAt
      received.set(id, receivedAt)
      return Response.json({ receivedAt }, { status: 202 })
    },
  })
  const guest = createNoScriptShopper(shop)
  const { html } = await guest.read('/withdraw')
  const statement = { ...fieldsOf(html), name: 'Kim', order: '77', email: 'kim@example.se', step: 'confirm' }
  const first = await guest.post('/withdraw', statement)
  expect(first.text).toMatch(/23 November 2026 at 11:15:30 (CET|GMT\+1)/)
  vi.setSystemTime(now + 60_000)
  expect((await guest.post('/withdraw', statement)).text).toBe(first.text)
  expect(received.size).toBe(1)
  vi.setSystemTime(now + 120_000)
  const other = await guest.post('/withdraw', { ...statement, goods: 'Only the discs' })
  expect(other.text).toContain('11:17:30')
  expect(other.text).toContain('Only the discs')
  expect(received.size).toBe(2)
})

test('a guest names the order, finds its parts by the address, and gives back one of them', async () => {
  const shop = await createTestShop()
  const { customer } = await customerOf(shop)
  const { inTime } = await ordersOf(customer)
  const { email = '' } = fieldsOf((await customer.read(`/withdraw?order=${inTime}`)).html)
  const guest = createNoScriptShopper(shop)
  const empty = fieldsOf((await guest.read('/withdraw')).html)
  const found = await guest.post('/withdraw', { ...empty, order: inTime, email, step: 'find' })
  expect(found.sent.status).toBe(200)
  expect(messagesOf(shop)).toEqual([])
  const fields = fieldsOf(found.html)
  expect(fields).toMatchObject({ order: inTime, email, form: empty.form })
  // A guest who knows number and address is not shown whose order it is.
  expect([fields.name, found.text.includes('Astrid')]).toEqual(['', false])
  const parts = Object.keys(fields).filter((name) => name.startsWith('part-'))
  const none = Object.fromEntries(parts.map((name) => [name.replace('part', 'quantity'), '0']))
  const nothing = await guest.post('/withdraw', { ...fields, ...none, name: 'Kim', step: 'confirm' })
  expect(nothing.sent.status).toBe(422)
  expect(nothing.text).toContain('Choose at least one part.')
  const one = await guest.post('/withdraw', {
    ...fields,
    ...none,
    'quantity-0': '1',
    name: 'Kim',
    step: 'confirm',
  })
  expect(one.text).toContain(`1 × ${fields['part-0']}`)
  expect(messagesOf(shop)).toMatchObject([
    { lines: [{ quantity: 1 }], verified: 'order', acknowledge: 'content' },
  ])
})

test('a stranger’s text goes only to customer service, and stays on the page', async () => {
  const shop = await createTestShop()
  const { inTime } = await ordersOf((await customerOf(shop)).customer)
  const guest = createNoScriptShopper(shop)
  const typed = {
    name: 'Your account is locked',
    order: inTime,
    email: 'victim@example.se',
    goods: 'Open https://evil.example/login',
  }
  const fields = fieldsOf((await guest.read('/withdraw')).html)
  const { sent, text } = await guest.post('/withdraw', { ...fields, ...typed, step: 'confirm' })
  expect(sent.status).toBe(200)
  for (const words of Object.values(typed)) expect(text).toContain(words)
  expect(text).toContain('A note with the order number and the time is on its way to victim@example.se.')
  expect(messagesOf(shop)).toMatchObject([{ ...typed, verified: 'no', acknowledge: 'receipt' }])
  const mail = await latestMail('victim@example.se')
  expect(mail).toContain(inTime)
  expect(mail).not.toMatch(/evil|locked|https?:/)
})

test('an order of another customer is filled in with only its number, like one that does not exist', async () => {
  const shop = await createTestShop()
  const { inTime } = await ordersOf((await customerOf(shop)).customer)
  const { customer: other } = await customerOf(shop, jonas)
  const answers = []
  for (const number of [inTime, '999999']) {
    const before = shop.calls.length
    const page = await other.read(`/withdraw?order=${number}`)
    const looked = await other.post('/withdraw', { order: number, email: 'kim@example.se', step: 'find' })
    const plain = (html: string) =>
      html.replaceAll(number, 'NUMBER').replaceAll(/nonce="[^"]*"|[\da-f]{8}-[\da-f-]{27}/g, '')
    answers.push({
      page: plain(page.html),
      looked: [looked.sent.status, plain(looked.html)],
      calls: shop.calls.slice(before).map(({ method, path }) => `${method} ${path}`),
    })
  }
  expect(answers[1]).toEqual(answers[0])
  expect(answers[0]?.looked[1]).toContain('We could not find the parts in this order.')
})

test('a link fills in nothing that has not the form of a number', async () => {
  const shop = await createTestShop()
  const { html } = await createNoScriptShopper(shop).read(
    '/withdraw?order=%22%3E%3Cb%3E&email=kim@example.se&name=Kim',
  )
  expect(fieldsOf(html)).toMatchObject({ order: '', email: '', name: '' })
})

test('a withdrawal that could not be sent is kept, and confirmed only once it was', async () => {
  let isDown = true
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      isDown && request.url.endsWith('/support') ? new Response(null, { status: 503 }) : sandbox(request),
  })
  const guest = createNoScriptShopper(shop)
  const typed = { name: 'Kim Lund', order: '1010', email: 'kim@example.se', goods: 'Discs\r\nand <pads>' }
  const hidden = fieldsOf((await guest.read('/withdraw')).html)
  const fields = { ...hidden, ...typed, step: 'confirm' }
  const failed = await guest.post('/withdraw', fields)
  expect(failed.sent.status).toBe(503)
  expect(failed.text).toContain('Your withdrawal could not be sent. It is still here')
  expect(failed.text).not.toContain('We have received')
  expect(failed.html).toContain('Discs\nand &lt;pads&gt;</textarea>')
  expect(fieldsOf(failed.html)).toMatchObject({ name: 'Kim Lund', order: '1010', form: hidden.form })
  isDown = false
  expect((await guest.post('/withdraw', fields)).text).toContain('We have received your withdrawal')
})

test.each([
  ['an empty answer', () => new Response(null, { status: 204 }), 200],
  ['an answer that is no JSON', () => new Response('queued', { status: 202 }), 200],
  ['another JSON', () => Response.json({ ok: true }, { status: 201 }), 200],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: '/' } }), 503],
  ['a refusal', () => Response.json({}, { status: 422 }), 503],
])('a statement after %s of customer service', async (_, answer, status) => {
  const shop = await createTestShop({
    upstream: (request, sandbox) => (request.url.endsWith('/support') ? answer() : sandbox(request)),
  })
  const guest = createNoScriptShopper(shop)
  const typed = { name: 'Kim', order: '1010', email: 'kim@example.se' }
  const { sent, text } = await guest.post('/withdraw', {
    ...fieldsOf((await guest.read('/withdraw')).html),
    ...typed,
    step: 'confirm',
  })
  expect([sent.status, text.includes('11:15:30')]).toEqual([status, status === 200])
})

test('fields that need attention are named; an empty form is not sent', async () => {
  const shop = await createTestShop()
  const guest = createNoScriptShopper(shop)
  const { sent, text } = await guest.post('/withdraw', {
    ...fieldsOf((await guest.read('/withdraw')).html),
    email: 'kim@example',
    step: 'confirm',
  })
  expect(sent.status).toBe(422)
  expect(text).toContain('3 fields need your attention')
  expect(text).toContain('Email is not valid')
  expect(messagesOf(shop)).toEqual([])
})

test('the eleventh withdrawal within an hour is kept, and not sent', async () => {
  const shop = await createTestShop()
  const guest = createNoScriptShopper(shop)
  const fields = { ...fieldsOf((await guest.read('/withdraw')).html), name: 'Kim', email: 'kim@example.se' }
  const send = (order: number) =>
    guest.post('/withdraw', { ...fields, order: String(order), step: 'confirm' })
  for (let order = 1; order <= 10; order += 1) expect((await send(order)).sent.status).toBe(200)
  const eleventh = await send(11)
  expect(eleventh.sent.status).toBe(429)
  expect(eleventh.text).toContain('You have sent several withdrawals.')
  expect(eleventh.html).toMatch(/href="mailto:[^"?]+">Send it to/)
  expect(fieldOf(eleventh.html, 'order')).toBe('11')
  expect(messagesOf(shop)).toHaveLength(10)
})

test('without customer service the statement is written as a mail, by the model form', async () => {
  const shop = await createTestShop({ variables: { SUPPORT_URL: undefined } })
  const guest = createNoScriptShopper(shop)
  const page = await guest.read('/withdraw')
  expect(page.html).toContain('Prepare the withdrawal')
  expect(page.html).not.toContain('Confirm withdrawal')
  const typed = { name: 'Kim Lund', order: '1010', email: 'kim@example.se', goods: 'Both discs' }
  const { html, text } = await guest.post('/withdraw', { ...fieldsOf(page.html), ...typed, step: 'confirm' })
  expect(text).toContain(
    'I hereby give notice that I withdraw from my contract of sale of the following goods:',
  )
  expect(text).not.toContain('We have received')
  const [, href = ''] = /href="(mailto:[^"]*)"/.exec(html) ?? []
  const mail = new URL(href.replaceAll('&amp;', '&'))
  expect(mail.pathname).toBe(demoEmail)
  expect(mail.searchParams.get('subject')).toBe('Withdrawal from order 1010')
  for (const words of ['Both discs', 'Kim Lund', 'kim@example.se', '23 November 2026'])
    expect(mail.searchParams.get('body')).toContain(words)
})

/** The words of the two steps, by Directive 2011/83/EU, article 11a, and the laws of the countries. */
const words: Record<string, [here: string, confirm: string]> = {
  en: ['Withdraw from contract here', 'Confirm withdrawal'],
  sv: ['Ångra avtalet här', 'Bekräfta att du ångrar avtalet'],
  fi: ['Peruuta sopimus tästä', 'Vahvista peruutus'],
  da: ['Fortryd aftalen her', 'Bekræft fortrydelse'],
  fr: ['Renoncer au contrat ici', 'Confirmer la rétractation'],
  nl: ['Overeenkomst hier herroepen', 'Herroeping bevestigen'],
  de: ['Vertrag widerrufen', 'Widerruf bestätigen'],
}

test('in Great Britain the two steps, the footer and the terms name the right to cancel', async () => {
  const guest = createNoScriptShopper(await createTestShop(), 'GB')
  const { html } = await guest.read('/info/returns')
  expect(html).toMatch(/href="\/withdraw"[^>]*>Cancel contract here<\/a>/)
  expect(html).toMatch(/href="\/info\/withdrawal"[^>]*>Right to cancel<\/a>/)
  const { text } = await guest.read('/withdraw')
  expect(text).toContain('You may cancel within 14 days')
  expect(text).toContain('Confirm cancellation')
})

test.each(locales)('the two steps have their words in the footer and on the button: %s', async (locale) => {
  const shop = await createTestShop()
  const guest = createNoScriptShopper(shop)
  const [here, confirm] = words[locale] ?? []
  const page = await guest.read(localized(locale, '/info/returns'))
  expect(page.html).toMatch(new RegExp(`href="${localized(locale, '/withdraw')}"[^>]*>${here}</a>`))
  expect((await guest.read(localized(locale, '/withdraw'))).html).toMatch(
    new RegExp(`<button[^>]*>${confirm}</button>`),
  )
})
