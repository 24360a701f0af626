import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { testedLocales } from '#tests/support/full-check.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, latestMail, type TestShop } from '#tests/support/shop/test-shop.ts'

// The first question fills the sandbox.
await fetchCatalogue(Listing, '/products', { limit: 1 })

const newAddress = () => `kim+${crypto.randomUUID().slice(0, 8)}@example.se`
const subscriptionsOf = (shop: TestShop) =>
  shop.calls
    .filter(({ path }) => path.endsWith('/newsletter-subscription'))
    .map(({ body }) => JSON.parse(body))

test('a visitor subscribes without script, and is welcomed by mail', async () => {
  const shop = await createTestShop()
  const shopper = createNoScriptShopper(shop)
  const email = newAddress()
  const { sent, text, html } = await shopper.post('/newsletter', { email, website: '' })
  expect([sent.status, sent.headers.get('cache-control'), sent.headers.get('referrer-policy')]).toEqual([
    200,
    'private, no-store',
    'no-referrer',
  ])
  expect(text).toContain('Welcome, you are now subscribed to our newsletter.')
  expect(html).toContain('content="noindex"')
  expect(html).not.toContain(email)
  expect(subscriptionsOf(shop)).toEqual([{ email, language: 'en', country: 'SE' }])
  expect(await latestMail(email)).toContain('From now on you will receive our newsletter')
})

test('the page is in the language of the visitor, and so are answer and mail', async () => {
  const shop = await createTestShop()
  const shopper = createNoScriptShopper(shop, 'DE')
  const { html } = await shopper.read('/de/newsletter')
  expect(html).toMatch(
    /<form[^>]* action="\/de\/newsletter" method="post"|<form[^>]* method="post" action="\/de\/newsletter"/,
  )
  const email = newAddress()
  const { text } = await shopper.post('/de/newsletter', { email })
  expect(text).toContain('Willkommen, Sie haben unseren Newsletter jetzt abonniert.')
  expect(subscriptionsOf(shop)).toEqual([{ email, language: 'de', country: 'DE' }])
  expect(await latestMail(email)).toContain('Willkommen bei unserem Newsletter')
})

test.each([
  ['', 'This field is required'],
  ['kim@<b>example', 'Email is not valid'],
])('the address %j is named as the problem, and stays in the field', async (email, problem) => {
  const shop = await createTestShop()
  const { sent, text, html } = await createNoScriptShopper(shop).post('/newsletter', { email, website: '' })
  expect(sent.status).toBe(422)
  expect(text).toContain(problem)
  expect(html).toMatch(/<input[^>]*aria-invalid="true"/)
  expect(html).toContain(`value="${email.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`)
  expect(subscriptionsOf(shop)).toEqual([])
})

test.each([
  ['fails', 'newsletter-down@example.se', undefined],
  ['cannot be reached', 'kim@example.se', () => new Response(null, { status: 502 })],
])('when the service %s the address stays in the field', async (_, email, broken) => {
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      broken && request.url.endsWith('/newsletter-subscription') ? broken() : sandbox(request),
  })
  const { sent, text, html } = await createNoScriptShopper(shop).post('/newsletter', { email, website: '' })
  expect(sent.status).toBe(503)
  expect(text).toContain('Something went wrong. Please try again.')
  expect(html).toContain(`value="${email}"`)
  expect(subscriptionsOf(shop)).toHaveLength(1)
})

test('an address that is subscribed is answered like a new one, by as many calls', async () => {
  const email = newAddress()
  const answers = []
  for (let count = 0; count < 2; count += 1) {
    const shop = await createTestShop()
    const { sent, html } = await createNoScriptShopper(shop).post('/newsletter', { email, website: '' })
    const main = /<main.*<\/main>/s.exec(html)?.[0]
    answers.push([sent.status, [...sent.headers.keys()], main, shop.calls.map(({ path }) => path).sort()])
  }
  expect(answers[1]).toEqual(answers[0])
})

test('a subscription with the hidden field filled in is thanked for and not sent', async () => {
  const shop = await createTestShop()
  const { text } = await createNoScriptShopper(shop).post('/newsletter', {
    email: newAddress(),
    website: 'https://spam.example',
  })
  expect(text).toContain('Welcome, you are now subscribed to our newsletter.')
  expect(subscriptionsOf(shop)).toEqual([])
})

test('the sixth subscription within ten minutes is not sent, from whichever form', async () => {
  const shop = await createTestShop()
  const shopper = createNoScriptShopper(shop, 'SE', '203.0.113.1')
  for (let count = 0; count < 4; count += 1)
    expect((await shopper.post('/newsletter', { email: newAddress() })).sent.status).toBe(200)
  const inPlace = () =>
    shop.fetch('/api/newsletter', {
      method: 'POST',
      headers: { 'cf-connecting-ip': '203.0.113.1' },
      body: JSON.stringify({ email: newAddress(), language: 'en' }),
    })
  expect((await inPlace()).status).toBe(200)
  const sixth = await shopper.post('/newsletter', { email: 'robin@example.se' })
  expect(sixth.sent.status).toBe(429)
  expect(sixth.text).toContain('You have tried several times. Wait ten minutes, then try again.')
  expect(sixth.html).toContain('value="robin@example.se"')
  expect((await inPlace()).status).toBe(429)
  expect(subscriptionsOf(shop)).toHaveLength(5)
})

test('a request without a form, or with one that is too large, is refused', async () => {
  const shop = await createTestShop()
  const post = async (body: string, type: string) =>
    (await shop.fetch('/newsletter', { method: 'POST', body, headers: { 'content-type': type } })).status
  expect(await post('{}', 'application/json')).toBe(400)
  expect(await post(`email=${'a'.repeat(20_000)}`, 'application/x-www-form-urlencoded')).toBe(400)
  expect(subscriptionsOf(shop)).toEqual([])
})

test('if customers choose, a link in a mail confirms the subscription, by a press', async () => {
  const shop = await createTestShop({ variables: { NEWSLETTER_CHOICE: '1' } })
  const shopper = createNoScriptShopper(shop)
  const email = newAddress()
  const { sent, text } = await shopper.post('/newsletter', { email })
  expect(sent.status).toBe(202)
  expect(text).toContain('Check your email: the link we sent confirms your subscription.')
  const [, path = ''] = /(\/newsletter\?confirm=[\w-]+)/.exec(await latestMail(email)) ?? []
  const page = await shopper.read(path)
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer'])
  expect(page.html).not.toContain(email)
  expect(subscriptionsOf(shop)).toEqual([])
  const [, confirm = ''] = /name="confirm" value="([\w-]+)"/.exec(page.html) ?? []
  const confirmed = await shopper.post('/newsletter', { confirm })
  expect(confirmed.text).toContain('Welcome, you are now subscribed to our newsletter.')
  expect(subscriptionsOf(shop)).toEqual([{ email, language: 'en', country: 'SE' }])
})

test('a link that confirms nothing says so, and asks for the address', async () => {
  const shop = await createTestShop({ variables: { NEWSLETTER_CHOICE: '1' } })
  const shopper = createNoScriptShopper(shop)
  const { status, html } = await shopper.read('/newsletter?confirm=AAAA')
  expect(status).toBe(410)
  expect(html).toContain('This link no longer works.')
  expect(html).toMatch(/<main.*name="email".*<\/main>/s)
  expect((await shopper.post('/newsletter', { confirm: 'AAAA' })).sent.status).toBe(410)
  expect(subscriptionsOf(shop)).toEqual([])
})

const footerOf = (html: string) => /<footer.*<\/footer>/s.exec(html)?.[0] ?? ''

test.each(testedLocales)('the form is in the footer of every page but the checkout in %s', async (locale) => {
  const shopper = createNoScriptShopper(await createTestShop())
  const action = ` action="${localized(locale, '/newsletter')}"`
  for (const path of [
    '/',
    '/search?keyword=disc',
    '/info/terms',
    '/login',
    '/support',
    '/cart',
    '/no/such/place',
  ]) {
    const { html } = await shopper.read(localized(locale, path))
    expect([path, footerOf(html).includes(action)]).toEqual([path, true])
  }
  const { html } = await shopper.read(localized(locale, paths.checkout()))
  expect([html.includes('<footer'), html.includes(action)]).toEqual([true, false])
})
