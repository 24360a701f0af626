import { describe, expect, test } from 'vitest'
import { readBook } from '#tests/support/sandbox/measured-page.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import { testSecret } from '#tests/support/sandbox/test-sandbox.ts'

const backend = setUpSandbox()
const book = () => readBook(backend.sandbox, 'conversions')

const hash = '62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f'
const day = 86_400

/** An event with changes; a path with dots names what is within. */
function anEvent(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const event: Record<string, Record<string, unknown> | unknown> = {
    event_name: 'Purchase',
    event_time: Math.floor(backend.sandbox.clock.now / 1_000),
    event_id: 'purchase-1001',
    action_source: 'website',
    event_source_url: 'https://shop.test/checkout/confirmation',
    user_data: { em: [hash], client_ip_address: '203.0.113.9', client_user_agent: 'Browser/1' },
    custom_data: {
      content_type: 'product',
      contents: [{ id: 'BD-1', quantity: 2 }],
      value: 0,
      currency: 'SEK',
    },
  }
  const within = (path: string) => (path.includes('.') ? (path.split('.')[0] ?? '') : '')
  for (const [path, value] of Object.entries(changes)) {
    const part = within(path)
    if (part === '') event[path] = value
    else event[part] = { ...(event[part] as object), [path.slice(part.length + 1)]: value }
  }
  return event
}

interface Sending {
  version?: string
  pixel?: string
  query?: string
  body?: object
  type?: string
  signal?: AbortSignal
}

async function send(events: unknown, options: Sending = {}) {
  const { version = 'v26.0', pixel = '1234567890', query = '', type = 'application/json' } = options
  const reply = await backend.sandbox.fetch(`/graph/${version}/${pixel}/events${query}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(options.body ?? { access_token: testSecret, data: events }),
    ...(options.signal ? { signal: options.signal } : {}),
  })
  return { status: reply.status, body: await reply.json() }
}

describe('conversions', () => {
  test('an event as it should be counts', async () => {
    expect(await send([anEvent()])).toEqual({
      status: 200,
      body: { events_received: 1, messages: [], fbtrace_id: expect.stringMatching(/^A\w{26}$/) },
    })
    expect(await book()).toEqual([
      {
        number: 1,
        written: '2026-11-21T12:00:00.000Z',
        version: 'v26.0',
        pixel: '1234567890',
        testEventCode: null,
        remarks: [],
        name: 'Purchase',
        eventId: 'purchase-1001',
        page: 'https://shop.test/checkout/confirmation',
        data: { content_type: 'product', contents: [{ id: 'BD-1', quantity: 2 }], value: 0, currency: 'SEK' },
        userData: { em: [hash], client_ip_address: '203.0.113.9', client_user_agent: 'Browser/1' },
        verdict: 'counted',
        refusal: null,
        event: anEvent(),
        deduplicated: false,
      },
    ])
  })

  test.each<[unknown, Record<string, unknown>]>([
    ['no name', { event_name: undefined }],
    ['no time', { event_time: undefined }],
    ['a time as text', { event_time: '1763683200' }],
    ['milliseconds', { event_time: 1_795_262_400_000 }],
    ['another source', { action_source: 'app' }],
    ['no address', { event_source_url: undefined }],
    ['an address that is none', { event_source_url: '/checkout' }],
    ['no user data', { user_data: undefined }],
    ['no browser', { 'user_data.client_user_agent': undefined }],
    ['e-mail address as a text', { 'user_data.em': hash }],
    ['phone number as a text', { 'user_data.ph': hash }],
    ['a hashed browser', { 'user_data.client_user_agent': hash }],
    ['an empty click id', { 'user_data.fbc': '' }],
    ['a purchase without value', { 'custom_data.value': undefined }],
    ['a purchase without currency', { 'custom_data.currency': undefined }],
    ['a value as text', { 'custom_data.value': '12.50' }],
    ['a negative value', { 'custom_data.value': -1 }],
    ['a currency that is none', { 'custom_data.currency': 'kr' }],
    ['contents without id', { 'custom_data.contents': [{ quantity: 1 }] }],
    ['no pieces', { 'custom_data.contents': [{ id: 'BD-1', quantity: 0 }] }],
    ['another kind of content', { 'custom_data.content_type': 'part' }],
  ])('%s is an invalid parameter', async (_, changes) => {
    const { status, body } = await send([anEvent(changes)])
    expect(status).toBe(400)
    expect(body.error).toMatchObject({ type: 'OAuthException', code: 100, is_transient: false })
    expect(body.error).not.toHaveProperty('error_subcode')
    expect(await book()).toMatchObject([{ verdict: 'refused', refusal: { code: 100 } }])
  })

  test.each<[unknown, number, Record<string, unknown>]>([
    ['an e-mail address', 2804016, { 'user_data.em': ['kim@example.se'] }],
    ['one of two addresses', 2804016, { 'user_data.em': [hash, 'kim@example.se'] }],
    ['a hash in capitals', 2804016, { 'user_data.em': [hash.toUpperCase()] }],
    ['a phone number', 2804016, { 'user_data.ph': ['46701234567'] }],
    ['a name', 2804016, { 'user_data.fn': 'kim' }],
    ['a browser alone', 2804050, { user_data: { client_user_agent: 'Browser/1' } }],
    ['a browser and no address', 2804050, { user_data: { client_user_agent: 'Browser/1', em: [] } }],
    ['a browser in a town', 2804050, { user_data: { client_user_agent: 'Browser/1', ct: hash, zp: hash } }],
  ])('%s is refused by the subcode %i', async (_, subcode, changes) => {
    const { status, body } = await send([anEvent(changes)])
    expect([status, body.error.code, body.error.error_subcode]).toEqual([400, 100, subcode])
  })

  test('an event of seven days ago is taken, an older one and one of the future are not', async () => {
    const now = Math.floor(backend.sandbox.clock.now / 1_000)
    const sent = async (event_time: number) => {
      const { status, body } = await send([anEvent({ event_time, event_id: `at-${event_time}` })])
      return [status, body.error?.error_subcode]
    }
    expect(await sent(now - 7 * day)).toEqual([200, undefined])
    expect(await sent(now - 7 * day - 1)).toEqual([400, 2804003])
    expect(await sent(now + 61)).toEqual([400, undefined])
  })

  test('a single wrong event rejects the whole call', async () => {
    const wrong = anEvent({ event_name: 'Lead', event_id: 'lead-0001', 'user_data.em': ['kim@example.se'] })
    expect((await send([anEvent(), wrong])).status).toBe(400)
    expect((await book()).map(({ eventId, verdict }) => [eventId, verdict])).toEqual([
      ['purchase-1001', 'refused'],
      ['lead-0001', 'refused'],
    ])
    await send([anEvent()])
    expect((await book()).at(-1)).toMatchObject({ verdict: 'counted' })
  })

  test('the same event within 48 hours is discarded, and counted after that', async () => {
    const again = async (changes: Record<string, unknown> = {}, options: Sending = {}) => {
      const { status, body } = await send([anEvent(changes)], options)
      expect([status, body.events_received]).toEqual([200, 1])
      return (await book()).at(-1)?.verdict
    }
    expect(await again()).toBe('counted')
    expect(await again()).toBe('discarded')
    expect(await again({ event_name: 'AddToCart' })).toBe('counted')
    expect(await again({ event_id: 'purchase-1002' })).toBe('counted')
    expect(await again({}, { pixel: '9876543210' })).toBe('counted')
    expect(await again({ event_id: undefined })).toBe('counted')
    expect(await again({ event_id: undefined })).toBe('counted')
    backend.sandbox.clock.now += 2 * day * 1_000 + 1
    expect(await again()).toBe('counted')
  })

  test('an event that the pixel has too counts once', async () => {
    const fields = { id: '1234567890', ev: 'Purchase', eid: 'purchase-1001', dl: '', ts: '1', ec: '1' }
    const fromBrowser = (changes: Record<string, string> = {}) =>
      backend.sandbox.fetch(`/pixel/tr?${new URLSearchParams({ ...fields, ...changes })}`)
    await fromBrowser()
    await fromBrowser({ eid: 'purchase-1002', ts: '2' })
    await fromBrowser({ ev: 'AddToCart', ts: '3' })
    await send([anEvent()])
    expect(await book()).toMatchObject([{ verdict: 'counted', deduplicated: true }])
    const pixel = await readBook(backend.sandbox, 'pixel')
    expect(pixel.map(({ deduplicated }) => deduplicated)).toEqual([true, false, false])
  })

  test('an event without an id is not a duplicate of another', async () => {
    const fields = { id: '1234567890', ev: 'Purchase', dl: '', ts: '1', ec: '1' }
    await backend.sandbox.fetch(`/pixel/tr?${new URLSearchParams(fields)}`)
    await send([anEvent({ event_id: undefined })])
    expect(await book()).toMatchObject([{ deduplicated: false }])
    expect(await readBook(backend.sandbox, 'pixel')).toMatchObject([{ deduplicated: false }])
  })

  test.each([
    [{ access_token: 'another', data: [] }, '', 100],
    [{ access_token: 'another', data: [{}] }, '', 190],
    [{ data: [{}] }, '', 190],
    [{ data: [{}] }, '?access_token=another', 190],
    [{ access_token: testSecret, data: {} }, '', 100],
    [{ access_token: testSecret, data: Array(1_001).fill({}) }, '', 100],
    [[], '', 100],
  ])('the call %j is refused', async (body, query, code) => {
    const reply = await send([], { body, query })
    expect([reply.status, reply.body.error.code]).toEqual([400, code])
    expect(await book()).toMatchObject([{ name: null, verdict: 'refused', refusal: { code } }])
  })

  test('a call of another type is refused', async () => {
    expect((await send([anEvent()], { type: 'text/plain' })).status).toBe(400)
  })

  test('a token in the address is taken, and remarked on', async () => {
    const { status } = await send([], { body: { data: [anEvent()] }, query: `?access_token=${testSecret}` })
    expect(status).toBe(200)
    const [entry] = await book()
    expect(entry?.remarks).toEqual([expect.stringContaining('access_token')])
    expect(JSON.stringify(entry)).not.toContain(testSecret)
  })

  test('fields next to custom_data are remarked on, and the code of a test is kept', async () => {
    const body = { access_token: testSecret, data: [anEvent({ contents: [] })], test_event_code: 'TEST123' }
    await send([], { body })
    expect(await book()).toMatchObject([
      { testEventCode: 'TEST123', remarks: ['contents stands beside custom_data, unread.'] },
    ])
  })

  test.each([
    ['v26.0', 200, undefined],
    ['v21.0', 200, undefined],
    ['v20.0', 400, 2635],
    ['v13.0', 400, 2635],
    ['v99.0', 400, 2500],
  ])('version %s', async (version, status, code) => {
    const reply = await send([anEvent()], { version })
    expect([reply.status, reply.body.error?.code]).toEqual([status, code])
  })

  test('a version ends', async () => {
    backend.sandbox.clock.now = Date.UTC(2027, 0, 21)
    const reply = await send([anEvent()], { version: 'v21.0' })
    expect(reply.body.error?.code).toBe(2635)
  })

  test('an event may fail once, always, or because of too many', async () => {
    const sent = async (event_id: string) => {
      const { status, body } = await send([anEvent({ event_id })])
      return [status, body.error?.code, body.error?.is_transient]
    }
    expect(await sent('fails-once-1')).toEqual([500, 2, true])
    expect(await sent('fails-once-1')).toEqual([200, undefined, undefined])
    expect(await sent('fails-once-2')).toEqual([500, 2, true])
    expect(await sent('fails-always-1')).toEqual([500, 2, true])
    expect(await sent('fails-always-1')).toEqual([500, 2, true])
    expect(await sent('busy-1')).toEqual([400, 4, true])
    expect((await book()).map(({ verdict }) => verdict)).toEqual([
      'failed',
      'counted',
      'failed',
      'failed',
      'failed',
      'failed',
    ])
  })

  test('a late answer is one of an event that counts, and the retry is discarded', async () => {
    const late = anEvent({ event_id: 'late-0001' })
    // Aborting the request ends the wait.
    await send([late], { signal: AbortSignal.abort() })
    expect((await send([late])).status).toBe(200)
    expect((await book()).map(({ verdict }) => verdict)).toEqual(['counted', 'discarded'])
  })
})
