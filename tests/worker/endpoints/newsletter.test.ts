import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { locales } from '#src/i18n/locales.ts'
import * as paths from '#src/paths.ts'
import { countries, createEdge } from '#tests/support/shop/test-edge.ts'
import { maxNewsletterBytes } from '#worker/limits.ts'

afterEach(() => void vi.useRealTimers())

const form = { email: 'kim@example.se', trap: '', language: 'sv' }
const welcome = 'Välkommen! Du prenumererar nu på vårt nyhetsbrev.'
const failed = 'Något gick fel. Försök igen.'
const subscribed = () => Response.json({ token: 't', subscribed: true })

interface Options {
  /** The commerce service's answer. */
  answer?: () => Response | Promise<Response>
  catalogue?: () => Response
}

/** A shop whose commerce service answers as given; `sent` is what it received. */
function createShop({ answer = subscribed, catalogue = () => Response.json(countries) }: Options = {}) {
  const sent: { body: unknown; headers: Headers }[] = []
  const edge = createEdge({
    async upstream(request) {
      if (!request.url.endsWith('/checkout/newsletter-subscription')) return catalogue()
      sent.push({ body: await request.json(), headers: request.headers })
      return answer()
    },
  })
  const post = async (body: unknown, init: RequestInit = {}) => {
    const response = await edge.fetch(paths.newsletterEndpoint(), {
      method: 'POST',
      body: JSON.stringify(body),
      ...init,
    })
    return { status: response.status, headers: response.headers, answer: await response.text() }
  }
  return { sent, lines: edge.lines, post, fetch: edge.fetch }
}

test('an address is subscribed with the language of the page and the country of the visitor', async () => {
  const { sent, post } = createShop()
  const { status, headers, answer } = await post(form, { headers: { 'x-test-country': 'DE' } })
  expect([status, answer]).toEqual([200, welcome])
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8/i)
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'kim@example.se', language: 'sv', country: 'DE' }])
})

test('the country the visitor chose comes before the one they are in', async () => {
  const { sent, post } = createShop()
  await post(form, { headers: { 'x-test-country': 'DE', cookie: 'rc_country=GB' } })
  expect(sent).toMatchObject([{ body: { country: 'GB' } }])
})

test('without a catalogue the address is subscribed without a country', async () => {
  const { sent, post } = createShop({ catalogue: () => new Response(null, { status: 503 }) })
  expect((await post(form)).answer).toEqual(welcome)
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'kim@example.se', language: 'sv' }])
})

test('the call has no token of the visitor and no secret, and the answer sets no cookie', async () => {
  const { sent, post } = createShop()
  const { headers } = await post(form, { headers: { cookie: 'rc_centra_checkout_token=abc' } })
  const [call] = sent
  expect([call?.headers.get('api-token'), call?.headers.get('authorization')]).toEqual([null, null])
  expect(headers.getSetCookie()).toEqual([])
})

test('an address that is subscribed and a new one are answered alike', async () => {
  const { post } = createShop()
  const first = await post(form)
  const second = await post(form)
  expect([second.status, second.answer]).toEqual([first.status, first.answer])
})

test('a robot that fills the hidden field is thanked, not sent and not counted', async () => {
  const { sent, post } = createShop()
  for (let count = 0; count < 6; count += 1)
    expect((await post({ ...form, trap: 'https://spam.example' })).answer).toEqual(welcome)
  expect(sent).toEqual([])
  await post(form)
  expect(sent).toHaveLength(1)
})

test.each([
  ['', 'Fältet måste fyllas i'],
  ['  ', 'Fältet måste fyllas i'],
  ['kim', 'E-postadressen är inte giltig'],
  ['kim@example', 'E-postadressen är inte giltig'],
  ['kim@example.se\r\nBcc: all@example.se', 'E-postadressen är inte giltig'],
  ['kim\u0000@example.se', 'E-postadressen är inte giltig'],
  ['words<kim@example.se>', 'E-postadressen är inte giltig'],
  ['(words)kim@example.se', 'E-postadressen är inte giltig'],
  ['"kim"@example.se', 'E-postadressen är inte giltig'],
  ['kim@example.se;all.example', 'E-postadressen är inte giltig'],
  ['kim@example.se,all.example', 'E-postadressen är inte giltig'],
  [`${'k'.repeat(255)}@example.se`, 'E-postadressen är inte giltig'],
])('the address %j is not sent, and not counted', async (email, text) => {
  const { sent, post } = createShop()
  for (let count = 0; count < 6; count += 1) {
    const { status, answer } = await post({ ...form, email })
    expect([status, answer]).toEqual([422, text])
  }
  expect(sent).toEqual([])
  expect((await post(form)).status).toBe(200)
})

test('any typed text is sent as one address, trimmed and on one line', async () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.emailAddress(),
    fc.tuple(fc.string({ unit: 'binary' }), fc.emailAddress(), fc.string()).map((parts) => parts.join('')),
    fc.emailAddress().map((email) => ` ${email}\n`),
  )
  let client = 0
  const { sent, post } = createShop()
  await fc.assert(
    fc.asyncProperty(typed, async (email) => {
      sent.length = 0
      client += 1
      const headers = { 'cf-connecting-ip': `203.0.${client >> 8}.${client & 255}` }
      const { status } = await post({ ...form, email }, { headers })
      const [call] = sent
      expect(call !== undefined).toBe(status === 200)
      if (!call) return
      const { email: subscriber } = Object(call.body)
      expect(subscriber).toBe(email.trim())
      expect(subscriber).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
      expect(subscriber).not.toMatch(/\p{Cc}/u)
      expect(subscriber.length).toBeLessThanOrEqual(254)
    }),
    { numRuns: 200 },
  )
})

test('an address that only the service refuses is not valid, and another refusal is a failure', async () => {
  const refusing = (errors: object) =>
    createShop({ answer: () => Response.json({ errors }, { status: 406 }) })
  const wrong = await refusing({ email: 'Expected type e-mail' }).post(form)
  expect([wrong.status, wrong.answer]).toEqual([422, 'E-postadressen är inte giltig'])
  const refused = await refusing({ country: 'not valid' }).post(form)
  expect([refused.status, refused.answer]).toEqual([503, failed])
})

test.each<[string, () => Response | Promise<Response>]>([
  ['is down', () => new Response(null, { status: 502 })],
  ['does not say that it took the address', () => Response.json({ subscribed: false })],
  ['cannot be reached', () => Promise.reject(new Error('connection reset'))],
])('a subscription fails when the service %s, and the log has no address', async (_, answer) => {
  const { post, lines } = createShop({ answer })
  const { status, answer: given } = await post(form)
  expect([status, given]).toEqual([503, failed])
  expect(lines.join()).not.toContain('kim@')
})

test('a visitor subscribes five times in ten minutes', async () => {
  const { sent, post } = createShop()
  const from = (address: string) => ({ headers: { 'cf-connecting-ip': address } })
  for (let count = 0; count < 5; count += 1) expect((await post(form, from('203.0.113.7'))).status).toBe(200)
  const sixth = await post(form, from('203.0.113.7'))
  expect([sixth.status, sixth.answer]).toEqual([
    429,
    'Du har försökt flera gånger. Vänta tio minuter och försök igen.',
  ])
  expect((await post(form, from('203.0.113.8'))).status).toBe(200)
  expect(sent).toHaveLength(6)
})

test('a visitor who subscribed five times may again after ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { post } = createShop()
  for (let count = 0; count < 5; count += 1) await post(form)
  vi.setSystemTime(Date.now() + 9 * 60_000)
  expect((await post(form)).status).toBe(429)
  vi.setSystemTime(Date.now() + 61_000)
  expect((await post(form)).status).toBe(200)
})

test.each([
  ['no JSON', '{'],
  ['no address', JSON.stringify({ ...form, email: undefined })],
  ['a file for an address', JSON.stringify({ ...form, email: {} })],
  ['an unknown language', JSON.stringify({ ...form, language: 'tlh' })],
])('%s is no subscription', async (_, body) => {
  const { sent, post } = createShop()
  expect((await post(null, { body })).status).toBe(400)
  expect(sent).toEqual([])
})

test('more than 4 kB are not read', async () => {
  const { sent, post } = createShop()
  expect((await post({ ...form, padding: 'a'.repeat(maxNewsletterBytes) })).status).toBe(413)
  expect(sent).toEqual([])
})

test('other sites cannot subscribe a visitor', async () => {
  const { sent, fetch } = createShop()
  const response = await fetch(paths.newsletterEndpoint(), {
    method: 'POST',
    body: JSON.stringify(form),
    headers: { origin: 'https://other.test' },
  })
  expect([response.status, sent]).toEqual([403, []])
})

test('only POST is answered', async () => {
  const read = await createShop().fetch(paths.newsletterEndpoint())
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
})

test.each(locales)('success and failure have sentences of their own in %s', async (language) => {
  const said = await createShop().post({ ...form, language })
  const failing = await createShop({ answer: () => new Response(null, { status: 500 }) }).post({
    ...form,
    language,
  })
  const texts = [said.answer, failing.answer]
  expect(texts.every((text) => text.length > 10)).toBe(true)
  if (language !== 'en') return
  expect(texts[0]).toContain('you are now subscribed to our newsletter')
  expect(texts[1]).toBe('Something went wrong. Please try again.')
})
