import { afterEach, expect, test, vi } from 'vitest'
import * as paths from '#src/paths.ts'
import { createEdge, type EdgeOptions } from '#tests/support/shop/test-edge.ts'
import { maxContactBytes, minFormTime } from '#worker/limits.ts'

afterEach(() => void vi.useRealTimers())

const message = {
  form: '0b6c9b2e-6f0e-4f2a-9a53-0d6a3f1c9f10',
  subject: 'orderQuestion',
  message: 'Where is\nmy brake drum?',
  email: 'kim@example.se',
  order: '1024',
  language: 'sv',
  rendered: 0,
}
const service = { SUPPORT_URL: 'https://shop.test/sandbox/support', SUPPORT_KEY: 'a-support-key' }

interface Sent {
  authorization: string | null
  body: Record<string, unknown>
}

/** A shop whose customer service answers as given; `sent` is what it received. */
function createShop(answer: () => Response | Promise<Response> = () => new Response(null, { status: 202 })) {
  const sent: Sent[] = []
  const options: EdgeOptions = {
    variables: service,
    async upstream(request) {
      sent.push({ authorization: request.headers.get('authorization'), body: await request.json() })
      return answer()
    },
  }
  const edge = createEdge(options)
  const post = (body: unknown, init: RequestInit = {}) =>
    edge.fetch(paths.contact(), { method: 'POST', body: JSON.stringify(body), ...init })
  return { sent, lines: edge.lines, post, fetch: edge.fetch }
}

test('a message reaches customer service once, with its time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 9, 30) })
  const { sent, post } = createShop()
  const response = await post(message)
  expect([response.status, response.headers.get('cache-control')]).toEqual([202, 'private, no-store'])
  const { form: _, rendered: __, ...content } = message
  expect(sent).toEqual([
    {
      authorization: 'Bearer a-support-key',
      body: {
        ...content,
        article: '',
        kind: 'contact',
        acknowledge: 'receipt',
        id: expect.stringMatching(/^[\da-f]{64}$/),
        sentAt: '2026-11-23T09:30:00.000Z',
      },
    },
  ])
})

test('the same message keeps its id, and a changed one or a different form has a new one', async () => {
  const { sent, post } = createShop(() => new Response(null, { status: 503 }))
  const other = { ...message, form: '7f1df3c8-94f5-4f57-8e0c-3f3b3c1c2a11' }
  for (const body of [message, message, { ...message, message: 'Never mind' }, other]) {
    expect((await post(body)).status).toBe(503)
  }
  const ids = sent.map(({ body }) => body.id)
  expect(ids[1]).toBe(ids[0])
  expect(new Set(ids).size).toBe(3)
})

test('a message of a robot is not sent', async () => {
  const { sent, post } = createShop()
  expect((await post({ ...message, trap: 'https://spam.example' })).status).toBe(202)
  vi.useFakeTimers({ toFake: ['Date'] })
  const links = ['See http://spam.example', 'WWW.spam.example', '<a href=x>', '[url=spam.example]']
  for (const written of links) {
    const early = await post({ ...message, message: written, rendered: Date.now() - minFormTime + 1 })
    expect([early.status, early.headers.get('retry-after')]).toEqual([425, '3'])
  }
  expect(sent).toEqual([])
  const later = { ...message, message: links[0], rendered: Date.now() - minFormTime }
  expect((await post(later)).status).toBe(202)
})

test('a person who is quick is not held up', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { sent, post } = createShop()
  expect((await post({ ...message, rendered: Date.now() })).status).toBe(202)
  expect(sent).toHaveLength(1)
})

test.each([
  ['no JSON', '{'],
  ['no subject of the list', JSON.stringify({ ...message, subject: 'refund' })],
  ['no words', JSON.stringify({ ...message, message: ' \n ' })],
  ['no address', JSON.stringify({ ...message, email: 'kim' })],
  [
    'a line break in the address',
    JSON.stringify({ ...message, email: 'kim@example.se\r\nBcc: all@example.se' }),
  ],
  ['a control character in the address', JSON.stringify({ ...message, email: 'kim\u0000@example.se' })],
  ['too long a message', JSON.stringify({ ...message, message: 'a'.repeat(4_001) })],
  ['too long an article', JSON.stringify({ ...message, article: 'a'.repeat(81) })],
  ['too long an address', JSON.stringify({ ...message, email: `${'a'.repeat(250)}@b.se` })],
  ['no language', JSON.stringify({ ...message, language: 'english' })],
  ['no form', JSON.stringify({ ...message, form: 'one' })],
  ['a time that is none', JSON.stringify({ ...message, rendered: -1 })],
  ['too long an order number', JSON.stringify({ ...message, order: '1'.repeat(41) })],
])('a message with %s is refused, and not counted', async (_, body) => {
  const { sent, post } = createShop()
  for (let count = 0; count < 6; count += 1) expect((await post(null, { body })).status).toBe(422)
  expect(sent).toEqual([])
  expect((await post(message)).status).toBe(202)
})

test('more than 16 kB are not read', async () => {
  const { sent, post } = createShop()
  const body = JSON.stringify(message)
  expect((await post(null, { body: body.padEnd(maxContactBytes + 1) })).status).toBe(413)
  expect(sent).toEqual([])
  expect((await post(null, { body: body.padEnd(maxContactBytes) })).status).toBe(202)
})

test('a visitor sends five messages in ten minutes', async () => {
  const { sent, post } = createShop()
  const from = (address: string) => ({ headers: { 'cf-connecting-ip': address } })
  for (let count = 0; count < 5; count += 1)
    expect((await post(message, from('203.0.113.7'))).status).toBe(202)
  expect((await post(message, from('203.0.113.7'))).status).toBe(429)
  expect((await post(message, from('203.0.113.8'))).status).toBe(202)
  expect(sent).toHaveLength(6)
})

test('one address is sent three confirmations a day, for requests from any networks', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { sent, post } = createShop()
  let network = 0
  const write = async (email: string) => {
    network += 1
    const headers = { 'cf-connecting-ip': `203.0.113.${network}` }
    expect((await post({ ...message, email }, { headers })).status).toBe(202)
    return sent.at(-1)?.body.acknowledge
  }
  for (const spelling of ['kim@example.se', 'KIM@example.se', ' kim@example.se'])
    expect(await write(spelling)).toBe('receipt')
  // The message itself is never dropped.
  expect(await write('kim@example.se')).toBe('none')
  expect(await write('robin@example.se')).toBe('receipt')
  vi.setSystemTime(Date.now() + 86_400_000)
  expect(await write('kim@example.se')).toBe('receipt')
})

test.each<[string, () => Response | Promise<Response>]>([
  ['refuses', () => new Response('no', { status: 400 })],
  ['is down', () => new Response(null, { status: 502 })],
  ['leads elsewhere', () => Response.redirect('https://elsewhere.test/')],
  ['cannot be reached', () => Promise.reject(new Error('connection reset'))],
])('a message is not lost silently when customer service %s', async (_, answer) => {
  const { post, lines } = createShop(answer)
  expect((await post(message)).status).toBe(503)
  expect(lines.join()).not.toMatch(/kim@example|brake drum/)
})

test('customer service that does not answer is not waited for beyond six seconds', async () => {
  vi.useFakeTimers()
  const called = Promise.withResolvers<void>()
  const { post } = createShop(() => {
    called.resolve()
    return new Promise<Response>(() => {})
  })
  const response = post(message)
  await called.promise
  await vi.advanceTimersByTimeAsync(6_000)
  expect((await response).status).toBe(503)
})

test('other sites cannot send a message', async () => {
  const { sent, post } = createShop()
  expect((await post(message, { headers: { origin: 'https://other.test' } })).status).toBe(403)
  expect(sent).toEqual([])
})

test('only POST is answered, and nothing without customer service', async () => {
  const read = await createShop().fetch(paths.contact())
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  const none = await createEdge().fetch(paths.contact(), {
    method: 'POST',
    body: JSON.stringify(message),
  })
  expect(none.status).toBe(404)
})
