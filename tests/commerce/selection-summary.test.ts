import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fetchSelectionSummary, parseSummary } from '#src/commerce/selection-summary.ts'
import { wireSelection } from '#tests/support/examples/selections.ts'
import { createTestCatalogue } from '#tests/support/sandbox/test-catalogue.ts'
import { createTestSandbox } from '#tests/support/sandbox/test-sandbox.ts'

const english = { language: 'en', country: null }
const finnish = { language: 'fi', country: null }

function createShopper() {
  const sandbox = createTestSandbox({ catalogue: createTestCatalogue() })
  const calls: string[] = []
  let token: string | null = null
  const tokens = {
    read: () => token,
    write: (next: string) => {
      token = next
    },
  }
  async function fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    calls.push(`${request.method} ${pathname}`)
    const { method, headers } = request
    return sandbox.fetch(`/api/checkout${pathname}`, {
      method,
      headers,
      ...(method === 'PUT' ? { body: await request.text() } : {}),
    })
  }
  const load = (language: string, country: string | null = null) =>
    fetchSelectionSummary({ baseUrl: 'http://commerce.test', fetch, tokens, language, country })
  return { load, calls, tokens }
}

test('a first visit learns its token, its country and an empty cart, in the language of the page', async () => {
  const { load, calls, tokens } = createShopper()
  expect(await load('fi')).toMatchObject({ pieces: 0, country: 'SE' })
  expect(calls).toEqual(['GET /selection', 'PUT /languages/fi'])
  const token = tokens.read()
  expect(token).toMatch(/^[a-z\d]{26}$/)
  expect(await load('fi')).toMatchObject({ body: { selection: { language: 'fi' } } })
  expect(calls.slice(2)).toEqual(['GET /selection'])
  expect(tokens.read()).toBe(token)
})

test('a new selection, as after an expired token, moves to the country the shopper was in', async () => {
  const { load, calls, tokens } = createShopper()
  tokens.write('expired')
  expect(await load('fi', 'GB')).toMatchObject({ country: 'GB', body: { selection: { language: 'fi' } } })
  expect(calls).toEqual(['GET /selection', 'PUT /countries/GB'])
  calls.length = 0
  expect(await load('fi', 'GB')).toMatchObject({ country: 'GB' })
  expect(calls).toEqual(['GET /selection'])
})

test('a selection the shopper knows already stays where it is, and so does one nothing is sent to', async () => {
  const { load, calls } = createShopper()
  expect(await load('en', 'XX')).toMatchObject({ country: 'SE', pieces: 0 })
  calls.length = 0
  expect(await load('en', 'GB')).toMatchObject({ country: 'SE' })
  expect(calls).toEqual(['GET /selection'])
})

test('a token that changes under a filled cart moves it nowhere', async () => {
  const tokens = { read: () => `token ${turn++}`, write: () => {} }
  let turn = 0
  const fetch = async () => Response.json(wireSelection([{ item: '1-1', quantity: 3 }]))
  const ports = { baseUrl: 'http://x.test', fetch, tokens, language: 'en', country: 'GB' }
  expect(await fetchSelectionSummary(ports)).toMatchObject({ pieces: 3, country: 'SE' })
})

test('pieces of goods are counted, deposits are not', () => {
  const lines = [
    { item: '5-1', quantity: 2, product: { deposit_item: '9-1' } },
    { item: '9-1', quantity: 2 },
    { item: '1-1', quantity: 3 },
  ]
  expect(parseSummary(wireSelection(lines))).toMatchObject({ pieces: 5, country: 'SE' })
})

test('the logged-in customer is known by e-mail address; a guest is null', () => {
  const customerOf = (loggedIn: unknown) => parseSummary({ ...wireSelection([]), loggedIn })?.customer
  expect(customerOf({ email: 'astrid@example.com', firstName: 'Astrid' })).toEqual({
    email: 'astrid@example.com',
  })
  expect(customerOf({ email: 7 })).toEqual({ email: '' })
  for (const guest of [undefined, null, false]) expect(customerOf(guest)).toBeNull()
})

test('a deposit whose part has gone names itself, and counts as no piece either', () => {
  const deposit = { item: '9-1', quantity: 2, product: { deposit_item: '9-1' } }
  expect(parseSummary(wireSelection([deposit, { item: '1-1', quantity: 3 }]))).toMatchObject({ pieces: 3 })
})

test('a back end that is unavailable or answers something else gives no summary', async () => {
  const tokens = { read: () => null, write: () => {} }
  const answers = [
    () => Promise.reject(new TypeError('network')),
    async () => new Response('<html>'),
    async () => Response.json({ errors: { server: 'failed' } }, { status: 500 }),
    async () => Response.json({ selection: { items: null } }),
  ]
  for (const fetch of answers) {
    expect(await fetchSelectionSummary({ baseUrl: 'http://x.test', fetch, tokens, ...english })).toBe(null)
  }
})

test('a refusal is no summary, even when it brings a selection', async () => {
  const tokens = { read: () => null, write: () => {} }
  const fetch = async () => Response.json(wireSelection([]), { status: 403 })
  expect(await fetchSelectionSummary({ baseUrl: 'http://x.test', fetch, tokens, ...english })).toBe(null)
})

test('a cart that cannot be had in the language of the page is better than none', async () => {
  const tokens = { read: () => null, write: () => {} }
  const fetch = async ({ method }: Request) =>
    method === 'GET'
      ? Response.json(wireSelection([{ item: '1-1', quantity: 3 }]))
      : Response.json({ errors: { language: 'not found' } }, { status: 404 })
  const summary = await fetchSelectionSummary({ baseUrl: 'http://x.test', fetch, tokens, ...finnish })
  expect(summary).toMatchObject({ pieces: 3 })
})

test('any body is read safely, and never as a negative number of pieces', () => {
  const line = fc.record({ item: fc.string(), quantity: fc.jsonValue(), product: fc.jsonValue() })
  const selection = fc.record({ selection: fc.record({ items: fc.array(fc.oneof(line, fc.jsonValue())) }) })
  fc.assert(
    fc.property(fc.oneof(selection, fc.jsonValue()), (body) => {
      expect(parseSummary(body)?.pieces ?? 0).toBeGreaterThanOrEqual(0)
    }),
  )
})
