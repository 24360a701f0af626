import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'
import { sampled } from '#tests/support/full-check.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, latestMail, setFaults, type TestShop } from '#tests/support/shop/test-shop.ts'
import type { Rule } from '#worker/sandbox/faults/rule.ts'

/** Values that must stay in the form where they were typed. The demo customer's own password counts too. */
const passwords = [astrid.password, 'canary wrong password', 'canary new password']
const [, wrong = '', chosen = ''] = passwords
const newPassword = { 'new-password': chosen, 'repeat-password': chosen }
const details = {
  ...{ firstName: 'Canaryfirst', lastName: 'Canarylast', phoneNumber: '+46701740605', country: 'SE' },
  ...{ address1: 'Canarystreet 1', company: 'Canaryfirm', vatNumber: '556036-0793 01' },
}
const car = { do: 'put', id: '', model: 'Canarymodel', nickname: 'Canarycar', vinNumber: 'CANARYVIN' }
const contact = {
  ...{ form: crypto.randomUUID(), rendered: '0' },
  ...{ subject: 'orderQuestion', order: 'CANARY-1', article: 'Canarypart', message: 'Canarymessage' },
}
const withdrawal = {
  ...{ form: crypto.randomUUID(), step: 'confirm', zone: 'Canary/Zone' },
  ...{ name: 'Canaryname', order: 'CANARY-1', goods: 'Canarygoods' },
}
const personal = ['Canary', 'CANARY', '701740605', '556036', 'Provgatan', 'Exempel']

type Visitor = ReturnType<typeof createNoScriptShopper>
type Page = Awaited<ReturnType<Visitor['read']>>

interface World {
  guest: Visitor
  customer: Visitor
  email: string
  /** The path of a link that was mailed. */
  link: string
  key: { i: string; id: string }
  order: string
}

async function createWorld(shop: TestShop): Promise<World> {
  const { email } = ownAccount(astrid)
  const customer = createNoScriptShopper(shop)
  await customer.post('/login', { email, password: astrid.password })
  const orders = await customer.read('/account/orders')
  const [, order = ''] = /href="\/account\/orders\/(\d+)"/.exec(orders.html) ?? []
  await createNoScriptShopper(shop).post('/forgot-password', { email })
  const [, link = ''] = /https:\/\/shop\.test(\/\S+)/.exec(await latestMail(email)) ?? []
  const { i = '', id = '' } = Object.fromEntries(new URL(link, shop.origin).searchParams)
  expect([i.length > 20, order]).toEqual([true, expect.stringMatching(/^\d+$/)])
  return { guest: createNoScriptShopper(shop), customer, email, link, key: { i, id }, order }
}

type Attempt = (world: World) => Promise<Page & { sent?: Response }>

/** Every screen and form of account and customer service; in this order they succeed where nothing is wrong. */
const attempts: Record<string, [status: number, Attempt]> = {
  'a log-in without an address': [422, ({ guest }) => guest.post('/login', { email: '', password: wrong })],
  'a wrong log-in': [422, ({ guest, email }) => guest.post('/login', { email, password: wrong })],
  'a registration with a mistake': [
    422,
    ({ guest, email }) => guest.post('/register', { ...details, ...newPassword, email, vatNumber: 'x' }),
  ],
  'a registration of a known address': [
    422,
    ({ guest, email }) => guest.post('/register', { ...details, ...newPassword, email }),
  ],
  'a request for a link': [200, ({ guest, email }) => guest.post('/forgot-password', { email })],
  'the page of a link': [200, ({ guest, link }) => guest.read(link)],
  'a mistyped new password': [
    422,
    ({ guest, key }) => guest.post('/reset-password', { ...key, ...newPassword, 'repeat-password': wrong }),
  ],
  'the overview': [200, ({ customer }) => customer.read('/account')],
  'the orders': [200, ({ customer }) => customer.read('/account/orders')],
  'an order': [200, ({ customer, order }) => customer.read(`/account/orders/${order}`)],
  'an order bought again': [200, ({ customer, order }) => customer.post(`/account/orders/${order}`, {})],
  'details with a mistake': [
    422,
    ({ customer, email }) => customer.post('/account/details', { ...details, email, zipCode: '1' }),
  ],
  'a question of a customer': [
    200,
    ({ customer, order }) => customer.read(`/support?subject=orderQuestion&order=${order}`),
  ],
  'a message with a mistake': [
    422,
    ({ guest, email }) => guest.post('/support', { ...contact, email: `${email}@` }),
  ],
  'a message': [200, ({ guest, email }) => guest.post('/support', { ...contact, email })],
  'a message of a robot': [
    200,
    ({ guest, email }) => guest.post('/support', { ...contact, email, website: 'Canarysite' }),
  ],
  'a message with a link, written at once': [
    425,
    ({ guest, email }) => {
      const message = 'https://Canarylink.example'
      return guest.post('/support', { ...contact, email, message, rendered: String(Date.now()) })
    },
  ],
  'a message from a damaged form': [
    400,
    ({ guest, email }) => guest.post('/support', { ...contact, email, form: 'Canaryform' }),
  ],
  'an order of a guest': [200, ({ guest, email, order }) => guest.post('/track-order', { email, order })],
  'an unknown order': [404, ({ guest, email }) => guest.post('/track-order', { email, order: 'CANARY-1' })],
  'an impossible order': [
    404,
    ({ guest, email }) => guest.post('/track-order', { email, order: 'Canary/1' }),
  ],
  'half of an order': [422, ({ guest, email }) => guest.post('/track-order', { email, order: '' })],
  'a withdrawal of a customer': [200, ({ customer, order }) => customer.read(`/withdraw?order=${order}`)],
  'the parts of an order': [
    200,
    ({ guest, email, order }) => guest.post('/withdraw', { ...withdrawal, order, email, step: 'find' }),
  ],
  'the parts of an unknown order': [
    200,
    ({ guest, email }) => guest.post('/withdraw', { ...withdrawal, email, step: 'find' }),
  ],
  'a withdrawal with a mistake': [
    422,
    ({ guest, email }) => guest.post('/withdraw', { ...withdrawal, email, name: '' }),
  ],
  'a withdrawal': [200, ({ guest, email }) => guest.post('/withdraw', { ...withdrawal, email })],
  'a subscription': [200, ({ guest, email }) => guest.post('/newsletter', { email })],
  'a subscription with a mistake': [
    422,
    ({ guest, email }) => guest.post('/newsletter', { email: `${email}@` }),
  ],
  'a subscription of a robot': [
    200,
    ({ guest, email }) => guest.post('/newsletter', { email, website: 'Canarysite' }),
  ],
  'a car': [200, ({ customer }) => customer.post('/account/cars', car)],
  'a car with a mistake': [422, ({ customer }) => customer.post('/account/cars', { ...car, model: '' })],
  'a wrong current password': [
    422,
    ({ customer }) => customer.post('/account/password', { password: wrong, ...newPassword }),
  ],
  'a wrong password for the deletion of the account': [
    422,
    ({ customer }) => customer.post('/account/data', { password: wrong, form: crypto.randomUUID() }),
  ],
  'a new password by a link': [
    200,
    ({ guest, key }) => guest.post('/reset-password', { ...key, ...newPassword }),
  ],
  'a used link': [410, ({ customer, key }) => customer.post('/reset-password', { ...key, ...newPassword })],
  'changed details': [
    200,
    ({ guest, email }) =>
      guest.post('/account/details', { ...details, email: `canary.${email}`, password: chosen }),
  ],
  'a changed password': [
    200,
    ({ guest }) => guest.post('/account/password', { password: chosen, ...newPassword }),
  ],
  'a log-out': [200, ({ guest }) => guest.post('/account', {})],
  'a log-in': [
    200,
    ({ guest, email }) => guest.post('/login', { email: `canary.${email}`, password: chosen }),
  ],
  'a form after the log-in has ended': [
    403,
    ({ customer, email }) => customer.post('/account/details', { ...details, email }),
  ],
}

const lines: string[] = []
beforeEach(() => {
  lines.length = 0
  for (const name of ['debug', 'log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((...texts) => void lines.push(texts.join(' ')))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await setFaults([])
})

/** The answers and log lines that contain a forbidden value. */
function leaksOf(answers: (Page & { sent?: Response })[], { guest, customer, email, key }: World): string[] {
  const tokens = [guest, customer].flatMap(({ session }) => session.token ?? [])
  const own = [...personal, email.split('@')[0] ?? email]
  const all = [...passwords, ...tokens, key.i, ...own]
  const places: [place: string, text: string, words: string[]][] = [['log', lines.join('\n'), all]]
  for (const { headers, sent, html, text } of answers) {
    for (const [name, value] of [...headers, ...(sent?.headers ?? [])])
      places.push([name, value, name === 'set-cookie' ? all.filter((word) => !tokens.includes(word)) : all])
    for (const [, address = ''] of html.matchAll(/(?:href|src|srcset|action|formaction|content)="([^"]*)"/g))
      places.push(['address', address, all])
    // The page of a link holds its key, for the form that sends it on.
    places.push(
      ['text', text, [...passwords, ...tokens, key.i]],
      ['document', html, [...passwords, ...tokens]],
    )
  }
  return places.flatMap(([place, text, words]) =>
    words.filter((word) => text.includes(word)).map((word) => `${place}: ${word}`),
  )
}

const variables = { LOG_LEVEL: 'info' }
const services = ['/api/checkout', '/support', '/order-lookup']
const isService = ({ url }: Request) => services.some((path) => url.includes(`/sandbox${path}`))

test('no canary leaks from any screen or form, where nothing fails', async () => {
  const world = await createWorld(await createTestShop({ variables }))
  const answers: Awaited<ReturnType<Attempt>>[] = []
  for (const [what, [status, attempt]] of Object.entries(attempts)) {
    const answer = await attempt(world)
    expect([what, answer.status]).toEqual([what, status])
    answers.push(answer)
  }
  for (let count = 0; count < 10; count += 1)
    answers.push(await world.customer.post('/login', { email: world.email, password: wrong }))
  expect(answers.at(-1)?.status).toBe(429)
  expect(lines.length).toBeGreaterThan(answers.length)
  expect(leaksOf(answers, world)).toEqual([])
})

/** Everything is attempted while the service fails, and much of it says so. */
async function attemptAll(world: World) {
  const answers = await Promise.all(Object.values(attempts).map(([, attempt]) => attempt(world)))
  expect(answers.filter(({ status }) => status >= 400).length).toBeGreaterThan(answers.length / 3)
  return answers
}

const faults: Record<string, Rule['fault']> = {
  'an error': { kind: 'status', status: 500, body: 'json' },
  'an error page': { kind: 'status', status: 502, body: 'html' },
  'an empty error': { kind: 'status', status: 503, body: 'empty' },
  'a page in place of JSON': { kind: 'status', status: 200, body: 'html' },
  'too many calls': { kind: 'status', status: 429, body: 'json', retryAfter: 1 },
  'a refusal': { kind: 'status', status: 403, body: 'json' },
  'a broken connection': { kind: 'reset' },
  // Longer than the shop waits.
  'no answer': { kind: 'hang', ms: 15_000 },
  'broken JSON': { kind: 'malformed' },
  'half an answer': { kind: 'truncated' },
  'a lost answer': { kind: 'lost' },
}

test.each(sampled(Object.entries(faults), 2))(
  'no canary leaks from any screen or form, where the service has %s',
  async (_, fault) => {
    const world = await createWorld(await createTestShop({ variables }))
    await setFaults([{ paths: services, fault }])
    expect(leaksOf(await attemptAll(world), world)).toEqual([])
  },
  60_000,
)

const echoes: Record<string, (text: string) => Response> = {
  'an error page': (text) => new Response(`<pre>${text}</pre>`, { status: 500 }),
  'a refusal of fields': (text) =>
    Response.json({ errors: { email: text, newEmail: text, password: text, i: text } }, { status: 406 }),
  'a refusal of an unknown field': (text) =>
    Response.json({ errors: { [text]: text }, messages: [text] }, { status: 409 }),
  'a refusal without permission': (text) => Response.json({ errors: { accessRight: text } }, { status: 403 }),
  'fields that cannot be read': (text) =>
    Response.json({ token: { [text]: text }, selection: { [text]: [text] }, orders: text }),
  'a redirect': (text) =>
    new Response(null, { status: 302, headers: { location: `/?${encodeURIComponent(text)}` } }),
  'an exception': (text) => {
    throw new TypeError(`fetch failed: ${text}`)
  },
}

test.each(sampled(Object.entries(echoes), 2))(
  'no canary leaks from any screen or form, where the service repeats what it was sent in %s',
  async (_, echo) => {
    const state = { echoing: false }
    const shop = await createTestShop({
      variables,
      upstream: async (request, sandbox) => {
        if (!state.echoing || !isService(request)) return sandbox(request)
        const headers = [...request.headers].flat().join('\n')
        return echo(`${headers} ${decodeURIComponent(request.url)} ${await request.text()}`)
      },
    })
    const world = await createWorld(shop)
    state.echoing = true
    expect(leaksOf(await attemptAll(world), world)).toEqual([])
  },
)

test('no screen shows or finds the personal number of an order or a cart', async () => {
  const personalNumber = '19800101-9999'
  const shop = await createTestShop({
    variables,
    upstream: async (request, sandbox) => {
      const response = await sandbox(request)
      if (!/\/(orders|selection|receipt)$/.test(request.url) || !response.ok) return response
      return new Response(
        (await response.text())
          .replaceAll(
            /"additionalNotes":"[^"]*"/g,
            `"additionalNotes":"Personal number:${personalNumber}, Ring twice"`,
          )
          .replaceAll('"address":{', `"address":{"identityNumber":"${personalNumber}",`),
        response,
      )
    },
  })
  const { customer, order } = await createWorld(shop)
  for (const path of [
    '/account',
    '/account/orders',
    `/account/orders/${order}`,
    '/account/details',
    '/cart',
    '/checkout/',
  ])
    for (const address of [path, `${path.replace(/\/$/, '')}.data`])
      expect([address, (await customer.read(address)).html.includes('19800101')]).toEqual([address, false])
  expect((await customer.read(`/account/orders/${order}`)).text).toContain('Ring twice')
  expect((await customer.post(`/account/orders/${order}`, {})).html).not.toContain('19800101')
  expect((await customer.read('/account/orders?q=19800101')).text).toContain('No order matches your search.')
  expect(lines.join('\n')).not.toContain('19800101')
})
