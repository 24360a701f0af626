import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readBook } from '#tests/support/sandbox/measured-page.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import { errorKey } from '#worker/sandbox/measuring/errors/app.ts'

const backend = setUpSandbox()
const book = () => readBook(backend.sandbox, 'errors')

const id = '9ec79c33ec9942ab8353589fcb2e04dc'
const traceId = '771a43a4192642f0b136d5159a501700'
const head = {
  event_id: id,
  trace: { trace_id: traceId, sampled: 'true', sample_rate: '0.25', public_key: 'x' },
}
const event = {
  event_id: id,
  level: 'error',
  exception: {
    values: [
      { type: 'TypeError', value: 'the cause' },
      { type: 'UpstreamError', value: 'thrown – 503' },
    ],
  },
  transaction: 'GET /p/:uri',
  tags: { status: 503, locale: 'sv' },
  contexts: { trace: { trace_id: traceId, span_id: 'b0e6f15b45c36b12' } },
  environment: 'production',
}

const lines = (...parts: (object | string)[]) =>
  parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join('\n')
const envelope = lines(head, { type: 'event' }, event)

interface Sending {
  project?: string
  key?: string
  headers?: Record<string, string>
}

function send(
  body: BodyInit,
  { project = '1', key = `?sentry_key=${errorKey}`, headers = {} }: Sending = {},
) {
  const init = { method: 'POST', body, headers }
  return backend.sandbox.fetch(`/errors/api/${project}/envelope/${key}`, init)
}

describe('the error server', () => {
  test('keeps an error with its details', async () => {
    const reply = await send(envelope)
    expect([reply.status, await reply.json()]).toEqual([200, { id }])
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    expect(await book()).toEqual([
      {
        number: 1,
        written: '2026-11-21T12:00:00.000Z',
        project: '1',
        kind: 'event',
        eventId: id,
        level: 'error',
        type: 'UpstreamError',
        value: 'thrown – 503',
        transaction: 'GET /p/:uri',
        tags: { status: 503, locale: 'sv' },
        traceId,
        sampled: true,
        sampleRate: 0.25,
        release: null,
        environment: 'production',
        payload: JSON.stringify(event),
      },
    ])
  })

  test('reads items by their length in bytes, one after the other', async () => {
    const attachment = 'två\nrader'
    const length = new TextEncoder().encode(attachment).length
    const trace = { transaction: 'GET /', contexts: { trace: { trace_id: traceId } } }
    const body = lines({}, { type: 'attachment', length }, attachment, { type: 'transaction' }, trace, '')
    const reply = await send(body)
    expect((await reply.json()).id).toMatch(/^[0-9a-f]{32}$/)
    expect(await book()).toMatchObject([
      { kind: 'attachment', payload: attachment },
      { kind: 'transaction', transaction: 'GET /', traceId, sampled: null, sampleRate: null },
    ])
  })

  test('accepts a message without an exception, and leaves out parts of another shape', async () => {
    await send(
      lines({}, { type: 'event' }, { message: 'said', tags: [], level: 5, exception: { values: 1 } }),
    )
    expect(await book()).toMatchObject([{ value: 'said', type: null, level: null, tags: {} }])
  })

  test('unpacks', async () => {
    const headers = { 'content-encoding': 'gzip' }
    expect((await send(gzipSync(envelope), { headers })).status).toBe(200)
    expect(await book()).toMatchObject([{ eventId: id }])
    expect((await send(gzipSync('x'.repeat(1_048_577)), { headers })).status).toBe(413)
    expect((await send('not packed', { headers })).status).toBe(400)
    expect((await send(envelope, { headers: { 'content-encoding': 'br' } })).status).toBe(400)
  })

  test('keeps the beginning of a long payload', async () => {
    await send(lines({}, { type: 'event' }, { message: 'm', extra: 'x'.repeat(100_000) }))
    expect(await book()).toMatchObject([{ payload: expect.stringMatching(/^.{65536}$/) }])
  })

  test('takes the key from the address, a header or the envelope, and refuses another', async () => {
    const header = (key: string) => ({ 'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${key}` })
    const dsn = (key: string) => lines({ dsn: `http://${key}@sandbox.localhost:8787/errors/1` })
    const statuses = [
      send(envelope, { key: '', headers: header(errorKey) }),
      send(dsn(errorKey), { key: '' }),
      send(envelope, { key: '' }),
      send(envelope, { key: '?sentry_key=another' }),
      send(envelope, { key: '', headers: header('another') }),
      send(dsn('another'), { key: '' }),
    ].map(async (reply) => (await reply).status)
    expect(await Promise.all(statuses)).toEqual([200, 200, 401, 401, 401, 401])
  })

  test.each(['', 'x', '[]', '{}\nx', '{}\n{"type":"event","length":9}\n{}', '{"event_id":"short"}'])(
    'refuses the envelope %j',
    async (body) => {
      const reply = await send(body)
      expect([reply.status, reply.headers.get('x-sentry-error')]).toEqual([400, 'bad envelope'])
      expect(await book()).toEqual([])
    },
  )

  test('refuses bodies that are too large', async () => {
    expect((await send('x'.repeat(262_145))).status).toBe(413)
  })

  test.each([
    ['401', 401],
    ['429', 429],
    ['500', 500],
  ])('project %s answers %i', async (project, status) => {
    const reply = await send(envelope, { project })
    expect(reply.status).toBe(status)
    expect(reply.headers.get('retry-after')).toBe(status === 429 ? '60' : null)
    expect(await book()).toEqual([])
  })

  test('lets browsers ask before they send', async () => {
    const reply = await backend.sandbox.fetch('/errors/api/1/envelope/', { method: 'OPTIONS' })
    expect(reply.status).toBe(204)
    expect(reply.headers.get('access-control-allow-headers')).toContain('x-sentry-auth')
  })
})
