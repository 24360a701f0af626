import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoEmail } from '#src/brand.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { contactSubjects, maxMessageLength } from '#src/commerce/contract/support.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, latestMail, type TestShop } from '#tests/support/shop/test-shop.ts'

// The first question fills the sandbox.
await fetchCatalogue(Listing, '/products', { limit: 1 })

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const typed = { subject: 'orderQuestion', order: '1010', message: 'Where is it?', email: 'kim@example.se' }

/** A visitor who has opened the form and takes some time to write. */
async function openForm(shop: TestShop, path = '/support', shopper = createNoScriptShopper(shop)) {
  const page = await shopper.read(path)
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page.html)?.[1] ?? ''
  const hidden = { form: field('form'), rendered: field('rendered'), website: '' }
  vi.setSystemTime(Date.now() + 20_000)
  return {
    page,
    field,
    hidden,
    send: (fields: Record<string, string> = {}) =>
      shopper.post('/support', { ...hidden, article: '', ...typed, ...fields }),
  }
}

const messagesOf = (shop: TestShop) => shop.calls.filter(({ path }) => path.endsWith('/support'))

test.each(contactSubjects)('a visitor writes to customer service without script: %s', async (subject) => {
  const shop = await createTestShop()
  const { page, send } = await openForm(shop)
  expect(page.html).toContain(`<option value="${subject}"`)
  expect([page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
    'private, no-store',
    'no-referrer',
  ])
  expect(page.html).toContain('content="noindex"')
  const { sent, text } = await send({ subject })
  expect(sent.status).toBe(200)
  expect(text).toContain('Thank you for your message. A colleague will reply to you by email.')
  const [call] = messagesOf(shop)
  expect(JSON.parse(call?.body ?? '')).toMatchObject({ ...typed, subject, language: 'en', kind: 'contact' })
  expect(await latestMail(demoEmail)).toContain('Where is it?')
})

test('a link fills in the subject of the message, and a customer their e-mail address', async () => {
  const shop = await createTestShop()
  const shopper = createNoScriptShopper(shop)
  const { email, password } = ownAccount(astrid)
  await shopper.post('/login', { email, password })
  const { field, page } = await openForm(
    shop,
    '/sv/support?subject=refundQuestion&order=1007&article=BD-274',
    shopper,
  )
  expect([field('order'), field('article'), field('email')]).toEqual(['1007', 'BD-274', email])
  expect(page.html).toMatch(/<option value="refundQuestion" selected=""/)
  expect(page.text).toContain('Kontakta kundservice')
})

test('the page of a part leads to a question about it and, with a deposit, to one about its refund', async () => {
  const shop = await createTestShop()
  const shopper = createNoScriptShopper(shop)
  const market = { language: 'en', market: 4, pricelist: 14, limit: 1 }
  const { products } = await fetchCatalogue(Listing, '/products', {
    ...{ ...market, search: 'remanufactured alternator' },
  })
  const [{ uri = '', sku = '' } = {}] = products
  const { html } = await shopper.read(`/p/${uri}`)
  for (const [subject, name] of [
    ['productQuestion', 'Ask about this part'],
    ['refundQuestion', 'Ask how to return the old part'],
  ]) {
    const link = new RegExp(`<a[^>]* href="(/support\\?subject=${subject}[^"]*)"[^>]*>${name}</a>`)
    const [, path = ''] = link.exec(html) ?? []
    const { field, page } = await openForm(shop, path.replaceAll('&amp;', '&'), shopper)
    expect(field('article')).toBe(sku)
    expect(page.html).toContain(`<option value="${subject}" selected=""`)
  }
})

test('a link cannot fill in malformed values', async () => {
  const { field, page } = await openForm(
    await createTestShop(),
    `/support?subject=complaint&order=${'1'.repeat(41)}&article=BD%0d%0aBcc&message=hello`,
  )
  expect([field('order'), field('article')]).toEqual(['', ''])
  expect(page.html).toMatch(/<option value="general" selected=""/)
  expect(page.html).not.toMatch(/<textarea[^>]*>hello/)
})

test('fields that need attention are named, and nothing typed is lost', async () => {
  const shop = await createTestShop()
  const { send } = await openForm(shop)
  const missing = await send({ message: '', email: 'kim@example' })
  expect(missing.sent.status).toBe(422)
  expect(missing.text).toContain('2 fields need your attention')
  expect(missing.text).toContain('This field is required')
  expect(missing.text).toContain('Email is not valid')
  expect(missing.html).toContain('value="kim@example"')
  expect(missing.html).toContain('value="1010"')
  expect(messagesOf(shop)).toEqual([])
})

test('a message that could not be sent is kept, and sent again it is the same', async () => {
  let isDown = true
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      isDown && request.url.endsWith('/support') ? new Response(null, { status: 503 }) : sandbox(request),
  })
  const { hidden, send } = await openForm(shop)
  const failed = await send({ message: 'Line one\r\nLine <two>' })
  expect(failed.sent.status).toBe(503)
  expect(failed.text).toContain('Your message could not be sent. It is still here: try again in a moment.')
  expect(failed.html).toContain('Line one\nLine &lt;two&gt;</textarea>')
  expect(failed.html).toContain(`name="form" value="${hidden.form}"`)
  isDown = false
  expect((await send({ message: 'Line one\nLine <two>' })).sent.status).toBe(200)
  const ids = messagesOf(shop).map(({ body }) => JSON.parse(body).id)
  expect(ids[0]).toBe(ids[1])
})

test('a message with the hidden field filled in is thanked for and not sent, and one with a link sent at once is kept', async () => {
  const shop = await createTestShop()
  const { send } = await openForm(shop)
  expect((await send({ website: 'https://spam.example' })).text).toContain('Thank you for your message.')
  const hasty = await send({ message: 'See www.spam.example', rendered: String(Date.now()) })
  expect([hasty.sent.status, hasty.html.includes('See www.spam.example')]).toEqual([425, true])
  expect(messagesOf(shop)).toEqual([])
  expect((await send({ rendered: String(Date.now()) })).sent.status).toBe(200)
})

test('the sixth message within ten minutes is not sent, and kept', async () => {
  const shop = await createTestShop()
  const { send } = await openForm(shop)
  for (let count = 0; count < 5; count += 1) expect((await send()).sent.status).toBe(200)
  const sixth = await send()
  expect(sixth.sent.status).toBe(429)
  expect(sixth.text).toContain('You have sent several messages.')
  expect(sixth.html).toContain('Where is it?</textarea>')
  expect(messagesOf(shop)).toHaveLength(5)
})

test('the longest message is taken in any script, and more than that is not read', async () => {
  const shop = await createTestShop()
  const { send } = await openForm(shop)
  const message = '\u754c'.repeat(maxMessageLength)
  expect((await send({ message })).sent.status).toBe(200)
  expect(JSON.parse(messagesOf(shop)[0]?.body ?? '').message).toBe(message)
  expect((await send({ message: message.repeat(2) })).sent.status).toBe(400)
  expect(messagesOf(shop)).toHaveLength(1)
})

test('a damaged form is replaced by a new one with the typed values', async () => {
  const { hidden, send } = await openForm(await createTestShop())
  const damaged = await send({ form: 'x' })
  expect(damaged.sent.status).toBe(400)
  expect(damaged.html).toContain('Where is it?</textarea>')
  const [, form] = /name="form" value="([^"]*)"/.exec(damaged.html) ?? []
  expect(form).toMatch(/^[\da-f-]{36}$/)
  expect(form).not.toBe(hidden.form)
})

test('without customer service the page names an e-mail address', async () => {
  const shop = await createTestShop({ variables: { SUPPORT_URL: undefined } })
  const { html } = await createNoScriptShopper(shop).read('/support')
  expect(html).toContain(`Write to us at <a href="mailto:${demoEmail}">${demoEmail}</a>.`)
  expect(html).not.toContain('<textarea')
})

test('beside the form are answers, how customer service is reached, and the last order of a customer', async () => {
  const shop = await createTestShop()
  const guest = await createNoScriptShopper(shop).read('/support')
  expect(guest.html).toContain('<aside class="aside" aria-label="Help and contact">')
  for (const part of [demoEmail, '+46 8 465 004 00', 'Monday to Friday', 'How do I return a part?'])
    expect(guest.text).toContain(part)
  expect(guest.html).toContain('href="/faq#return"')
  expect(guest.text).not.toContain('Your last order')
  const shopper = createNoScriptShopper(shop)
  const { email, password } = ownAccount(astrid)
  await shopper.post('/login', { email, password })
  expect((await shopper.read('/support')).text).toMatch(/Your last orderOrder \d+/)
})

test('without the content service the form stands alone', async () => {
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      request.url.includes('/content/') ? new Response(null, { status: 502 }) : sandbox(request),
  })
  const page = await createNoScriptShopper(shop).read('/support')
  expect([page.status, page.html.includes('<aside class="aside"')]).toEqual([200, false])
  expect(page.html).toContain('href="/faq"')
  expect(page.html).toContain('name="message"')
})
