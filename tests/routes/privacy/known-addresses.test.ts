import { afterEach, expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { sendContact } from '#src/commerce/send-contact.ts'
import { logInAtom, requestResetAtom } from '#src/features/cart/commands/customer/customer-commands.ts'
import * as paths from '#src/paths.ts'
import { createClient } from '#tests/support/chaos/client.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'
import { sampled } from '#tests/support/full-check.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, setFaults, type TestShop } from '#tests/support/shop/test-shop.ts'

// The first question fills the sandbox.
await fetchCatalogue(Listing, '/products', { limit: 1 })

const tag = () => crypto.randomUUID().slice(0, 8)
/** An address with an account. */
async function known(): Promise<string> {
  const { email, password } = ownAccount(astrid)
  const { sent } = await createNoScriptShopper(await createTestShop()).post('/login', { email, password })
  expect(sent.status).toBe(303)
  return email
}
const unknown = async () => `somebody+${tag()}@example.com`
/** An address of which the service says that it has no account. */
const revealed = async () => `nobody@${tag()}.example.com`

/** An address that receives the newsletter. */
async function subscribed(): Promise<string> {
  const email = await unknown()
  const { sent } = await createNoScriptShopper(await createTestShop()).post('/newsletter', { email })
  expect(sent.status).toBe(200)
  return email
}

/** The number of an order of a customer. */
async function knownOrder(): Promise<string> {
  const { email, password } = ownAccount(astrid)
  const customer = createNoScriptShopper(await createTestShop())
  await customer.post('/login', { email, password })
  const { html } = await customer.read('/account/orders')
  const [, order] = /href="\/account\/orders\/(\d+)"/.exec(html) ?? []
  if (!order) throw new Error('The customer has no orders.')
  return order
}
const unknownOrder = async () => '999999'

type Client = ReturnType<typeof createClient>

/** A message to customer service, but for its address. */
const message = {
  ...{ form: '0b6c9b2e-6f0e-4f2a-9a53-0d6a3f1c9f10', rendered: '0' },
  ...{ subject: 'general', message: 'Hello' },
}

interface Form {
  path: string
  fields: Record<string, string>
  addresses: (() => Promise<string>)[]
  /** Order numbers, each sent with the address at its place. */
  orders?: (() => Promise<string>)[]
}

/** Orders and addresses that do not belong together. */
const guesses = {
  addresses: [unknown, unknown, known, known],
  orders: [unknownOrder, knownOrder, unknownOrder, knownOrder],
}

const forms: Record<string, Form> = {
  'a request for a link': { path: '/forgot-password', fields: {}, addresses: [known, unknown, revealed] },
  'a log-in': { path: '/login', fields: { password: 'a wrong password' }, addresses: [known, unknown] },
  'a message to customer service': { path: '/support', fields: message, addresses: [known, unknown] },
  'the search for an order': { path: '/track-order', fields: {}, ...guesses },
  'the search for the parts of an order': {
    path: '/withdraw',
    fields: { form: message.form, step: 'find' },
    ...guesses,
  },
  'a withdrawal': {
    path: '/withdraw',
    fields: { form: message.form, step: 'confirm', name: 'Kim' },
    ...guesses,
  },
  'a subscription to the newsletter': {
    ...{ path: '/newsletter', fields: { website: '' } },
    addresses: [subscribed, unknown, known],
  },
}

interface Situation {
  /** Number of times the form is sent. */
  times: number
  statuses: number[]
  isFailing?: boolean
}

/** The status of each form, in the order of `forms`. */
const situations: Record<string, Situation> = {
  once: { times: 1, statuses: [200, 422, 200, 404, 200, 200, 200] },
  'after three others': { times: 4, statuses: [200, 429, 200, 404, 200, 200, 200] },
  'ten times before': { times: 11, statuses: [429, 429, 429, 429, 200, 429, 429] },
  'while the service fails': { times: 1, isFailing: true, statuses: [503, 503, 503, 503, 200, 503, 503] },
}

afterEach(() => setFaults([]))

/** An answer without its random parts. */
function withoutRandom(text: string): string {
  return (
    text
      .replaceAll(/nonce[-=]"?[\w+/=-]+"?/g, 'nonce')
      .replaceAll(/dur=[\d.]+/g, '')
      .replaceAll(/rc_centra_checkout_token=[^;]+/g, 'token')
      .replaceAll(/"(id|sentAt)":"[^"]+"/g, '$1')
      // The name and the age of a new form, in the data for hydration.
      .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\b1\d{12}\b/g, '')
  )
}

/** The answer to a form, and the calls it cost. */
async function send(shop: TestShop, path: string, fields: Record<string, string>, times: number) {
  const { email = '', order = '' } = fields
  const shopper = createNoScriptShopper(shop)
  const neutral = (text: string) =>
    withoutRandom(
      text
        .replaceAll(email, '')
        .replaceAll(encodeURIComponent(email), '')
        .replaceAll(new RegExp(`\\b${order || 'order'}\\b`, 'g'), ''),
    )
  await shopper.read(path)
  for (let count = 1; count < times; count += 1) await shopper.post(path, fields)
  const { sent, html } = await shopper.post(path, fields)
  const headers = [...sent.headers].filter(([name]) => !/^x-(request|correlation)-id$/.test(name))
  return {
    status: sent.status,
    headers: headers.map(
      ([name, value]) => `${name}: ${neutral(value.replaceAll(/traceparent;desc="[^"]*"|ttl=\d+/g, ''))}`,
    ),
    document: neutral(html),
    calls: shop.calls
      // Reads of the catalogue, which come before all else, are repeated when a busy machine is slow.
      .filter(({ path: called }) => !/\/(countries\/all|categories)$/.test(called))
      .map(({ method, path: called, body }) => neutral(`${method} ${called} ${body}`)),
  }
}

const services = ['/api/checkout', '/support', '/order-lookup']
const cases = Object.entries(forms).flatMap(([what, form], index) =>
  sampled(Object.entries(situations), 2).map(([when, { statuses, ...situation }]) => ({
    ...{ what, when, ...form, ...situation },
    status: statuses[index],
  })),
)

test.each(cases)('$what, $when: identical for known and unknown addresses', async (form) => {
  const { path, fields, addresses, orders, times, isFailing, status } = form
  const answers = []
  for (const [index, create] of addresses.entries()) {
    const order = await orders?.[index]?.()
    const typed = { ...fields, email: await create(), ...(order ? { order } : {}) }
    const shop = await createTestShop()
    if (isFailing)
      await setFaults([{ paths: services, fault: { kind: 'status', status: 500, body: 'json' } }])
    answers.push(await send(shop, path, typed, times))
    await setFaults([])
  }
  expect(answers[0]?.status).toBe(status)
  // While the service fails, a form may end before the call that it is about.
  if (!isFailing) expect(answers[0]?.calls.length).toBeGreaterThan(0)
  for (const answer of answers.slice(1)) expect(answer).toEqual(answers[0])
})

test.each([
  {
    what: 'a request for a link',
    result: 'sent',
    calls: 1,
    addresses: [known, unknown, revealed],
    run: ({ store }: Client, email: string) =>
      store.set(requestResetAtom, { email, linkUri: 'reset-password' }),
  },
  {
    what: 'a log-in',
    result: 'incorrect',
    calls: 4,
    addresses: [known, unknown],
    run: ({ store }: Client, email: string) => store.set(logInAtom, { email, password: 'a wrong password' }),
  },
  {
    what: 'a message to customer service',
    result: 'sent',
    calls: 1,
    addresses: [known, unknown],
    run: (_: Client, email: string, { origin, handle }: TestShop) =>
      sendContact(
        {
          ...message,
          subject: 'general',
          rendered: 0,
          email,
          order: '',
          article: '',
          trap: '',
          language: 'en',
        },
        origin + paths.contact(),
        { fetch: handle, wait: async () => {} },
      ),
  },
  {
    what: 'a subscription to the newsletter',
    result: [200, 'Welcome, you are now subscribed to our newsletter.'],
    calls: 2,
    addresses: [subscribed, unknown, known],
    run: async (_: Client, email: string, { origin, handle }: TestShop) => {
      const body = JSON.stringify({ email, language: 'en' })
      const address = origin + paths.newsletterEndpoint()
      const response = await handle(new Request(address, { method: 'POST', body }))
      return [response.status, await response.text()]
    },
  },
])(
  '$what in the browser: identical for known and unknown addresses',
  async ({ result, calls, addresses, run }) => {
    const ends = []
    for (const create of addresses) {
      const email = await create()
      const shop = await createTestShop()
      const client = createClient(shop, shop.handle)
      const ended = await run(client, email, shop)
      const sent = shop.calls.map(({ method, path, body }) => withoutRandom(`${method} ${path} ${body}`))
      ends.push({
        ended,
        calls: sent.map((call) => call.replace(encodeURIComponent(email), '').replace(email, '')),
      })
    }
    expect([ends[0]?.ended, ends[0]?.calls.length]).toEqual([result, calls])
    for (const end of ends) expect(end).toEqual(ends[0])
  },
)

test('a number that no order can have is answered like an unknown one', async () => {
  const answers = []
  for (const order of ['999999', '../1024', '1'.repeat(41), '<b>']) {
    const shop = await createTestShop()
    const { calls: _, ...answer } = await send(shop, '/track-order', { order, email: 'kim@example.com' }, 1)
    answers.push({
      ...answer,
      document: answer.document.replaceAll(/name="order"[^>]*|\\"order\\",\\"[^"]*"/g, ''),
    })
  }
  expect(answers[0]?.status).toBe(404)
  for (const answer of answers.slice(1)) expect(answer).toEqual(answers[0])
})
