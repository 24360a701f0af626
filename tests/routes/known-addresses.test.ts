import { afterEach, expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { logInAtom, requestResetAtom } from '#src/features/cart/commands/customer-commands.ts'
import { createClient } from '#tests/support/chaos/client.ts'
import { astrid, ownAccount } from '#tests/support/customers.ts'
import { createNoScriptShopper } from '#tests/support/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, setFaults, type TestShop } from '#tests/support/test-shop.ts'

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

type Client = ReturnType<typeof createClient>

interface Form {
  path: string
  fields: Record<string, string>
  addresses: (() => Promise<string>)[]
}

const forms: Record<string, Form> = {
  'a request for a link': { path: '/forgot-password', fields: {}, addresses: [known, unknown, revealed] },
  'a log-in': { path: '/login', fields: { password: 'a wrong password' }, addresses: [known, unknown] },
}

interface Situation {
  /** How often the form is sent. */
  times: number
  status: Record<string, number>
  isFailing?: boolean
}

const situations: Record<string, Situation> = {
  once: { times: 1, status: { 'a request for a link': 200, 'a log-in': 422 } },
  'after three others': { times: 4, status: { 'a request for a link': 200, 'a log-in': 429 } },
  'ten times before': { times: 11, status: { 'a request for a link': 429, 'a log-in': 429 } },
  'while the service fails': {
    ...{ times: 1, isFailing: true },
    status: { 'a request for a link': 503, 'a log-in': 503 },
  },
}

afterEach(() => setFaults([]))

/** An answer without what is drawn anew for each. */
function withoutRandom(text: string): string {
  return text
    .replaceAll(/nonce[-=]"?[\w+/=-]+"?/g, 'nonce')
    .replaceAll(/dur=[\d.]+/g, '')
    .replaceAll(/rc_centra_checkout_token=[^;]+/g, 'token')
}

/** What a visitor gets when a form is sent, and the calls it cost. */
async function send(shop: TestShop, { path, fields }: Form, email: string, times: number) {
  const shopper = createNoScriptShopper(shop)
  const neutral = (text: string) =>
    withoutRandom(text.replaceAll(email, '').replaceAll(encodeURIComponent(email), ''))
  await shopper.read(path)
  for (let count = 1; count < times; count += 1) await shopper.post(path, { ...fields, email })
  const { sent, html } = await shopper.post(path, { ...fields, email })
  const headers = [...sent.headers].filter(([name]) => !/^x-(request|correlation)-id$/.test(name))
  return {
    status: sent.status,
    headers: headers.map(([name, value]) => `${name}: ${neutral(value)}`),
    document: neutral(html),
    calls: shop.calls.map(({ method, path, body }) => neutral(`${method} ${path} ${body}`)),
  }
}

const cases = Object.entries(forms).flatMap(([what, form]) =>
  Object.entries(situations).map(([when, situation]) => ({ what, when, form, situation })),
)

test.each(cases)('$what, $when: identical with and without an account', async ({ what, form, situation }) => {
  const { times, isFailing } = situation
  const answers = []
  for (const create of form.addresses) {
    const email = await create()
    const shop = await createTestShop()
    if (isFailing)
      await setFaults([{ paths: ['/api/checkout'], fault: { kind: 'status', status: 500, body: 'json' } }])
    answers.push(await send(shop, form, email, times))
    await setFaults([])
  }
  expect(answers[0]?.status).toBe(situation.status[what])
  expect(answers[0]?.calls.length).toBeGreaterThan(0)
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
    calls: 2,
    addresses: [known, unknown],
    run: ({ store }: Client, email: string) => store.set(logInAtom, { email, password: 'a wrong password' }),
  },
])(
  '$what in the browser: identical with and without an account',
  async ({ result, calls, addresses, run }) => {
    const ends = []
    for (const create of addresses) {
      const email = await create()
      const shop = await createTestShop()
      const client = createClient(shop, shop.handle)
      const ended = await run(client, email)
      const sent = shop.calls.map(({ method, path, body }) => `${method} ${path} ${body}`)
      ends.push({ ended, calls: sent.map((call) => call.replace(encodeURIComponent(email), '')) })
    }
    expect([ends[0]?.ended, ends[0]?.calls.length]).toEqual([result, calls])
    for (const end of ends) expect(end).toEqual(ends[0])
  },
)
