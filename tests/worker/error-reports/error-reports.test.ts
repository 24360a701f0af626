import { afterEach, expect, test, vi } from 'vitest'
import { shopContext } from '#src/shop.ts'
import { createReportingEdge } from '#tests/support/shop/error-server.ts'
import { countries, createEdge } from '#tests/support/shop/test-edge.ts'
import { errorReportLimits } from '#worker/limits.ts'

afterEach(() => void vi.useRealTimers())

const traceId = `${'a'.repeat(20)}${'0'.repeat(12)}`
/** The caller's trace. */
const traced = { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` }

const broken = async () => {
  throw new TypeError('no value for astrid@shopper.test')
}

const askForCountries = async (
  _locale: string,
  _request: Request,
  context: { get: (key: typeof shopContext) => Promise<unknown> },
) => {
  await context.get(shopContext).catch(() => {})
  return new Response('<h1>Disc</h1>', { headers: { 'content-type': 'text/html' } })
}

test('an error in the Worker is one event: its class, its positions, its request, and nothing else', async () => {
  const edge = createReportingEdge({ render: broken })
  const response = await edge.fetch('/p/disc?utm_source=astrid', { headers: traced })
  expect(response.status).toBe(503)
  expect(await edge.reported('event')).toEqual([
    {
      event_id: expect.stringMatching(/^[\da-f]{32}$/),
      timestamp: expect.any(Number),
      platform: 'node',
      environment: 'production',
      level: 'error',
      tags: { requestId: response.headers.get('x-request-id') },
      contexts: {
        trace: {
          trace_id: traceId,
          span_id: expect.stringMatching(/^[\da-f]{16}$/),
        },
      },
      exception: {
        values: [{ type: 'TypeError', value: 'no value for …', stacktrace: { frames: expect.any(Array) } }],
      },
    },
  ])
  expect(edge.bodies.join()).toContain('app:///error-reports.test.ts')
})

test('reports go to the address of the DSN, with its key', async () => {
  const edge = createReportingEdge({ render: broken })
  await edge.fetch('/', { headers: traced })
  await edge.settle()
  const [request] = edge.requests
  expect(request?.url).toBe(
    'https://shop.test/errors/api/7/envelope/?sentry_version=7&sentry_key=0123456789abcdef',
  )
  expect(request?.method).toBe('POST')
})

test('an error of a page is an event of its route and its own trace', async () => {
  const edge = createReportingEdge()
  const trace = 'c'.repeat(32)
  await edge.fetch('/api/errors', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'https://shop.test',
      referer: 'https://shop.test/p/disc',
    },
    body: JSON.stringify({
      kind: 'caught',
      name: 'RangeError',
      message: 'Invalid array length',
      stack: ['/assets/core-B3xZ_-91.js:1:2045', '/assets/shop-AAAAAAAA.js:2:3'],
      trace,
    }),
  })
  expect(await edge.reported('event')).toMatchObject([
    {
      platform: 'javascript',
      transaction: '/p/:uri',
      tags: { kind: 'caught', route: '/p/:uri' },
      contexts: { trace: { trace_id: trace } },
      exception: {
        values: [
          {
            type: 'RangeError',
            value: 'Invalid array length',
            // Outermost first.
            stacktrace: {
              frames: [
                { filename: 'app:///assets/shop-AAAAAAAA.js', lineno: 2, colno: 3, in_app: true },
                { filename: 'app:///assets/core-B3xZ_-91.js', lineno: 1, colno: 2045, in_app: true },
              ],
            },
          },
        ],
      },
    },
  ])
})

/** Reports what a page's policy blocked, as a browser does. */
async function reportViolation(
  edge: ReturnType<typeof createReportingEdge>,
  changes: object = {},
  network = '203.0.113.7',
) {
  const body = {
    documentURL: 'https://shop.test/sv/checkout/?email=astrid@shopper.test#payment',
    blockedURL: 'https://astrid:secret@evil.example/skimmer.js?card=4111#x',
    effectiveDirective: 'script-src-elem',
    sourceFile: 'https://shop.test/assets/checkout-Ab12_x.js?email=astrid@shopper.test',
    lineNumber: 7,
    disposition: 'enforce',
    sample: 'astrid@shopper.test',
    ...changes,
  }
  await edge.fetch('/api/errors', {
    method: 'POST',
    headers: { 'content-type': 'application/reports+json', 'cf-connecting-ip': network },
    body: JSON.stringify([{ type: 'csp-violation', body }]),
  })
}

test('a violation of a policy is an event of route, directive and origin, once, and nothing else', async () => {
  const edge = createReportingEdge()
  await reportViolation(edge)
  await reportViolation(edge)
  expect(await edge.reported('event')).toEqual([
    {
      event_id: expect.any(String),
      timestamp: expect.any(Number),
      platform: 'javascript',
      environment: 'production',
      level: 'warning',
      fingerprint: ['script-src-elem', 'https://evil.example'],
      tags: {
        requestId: expect.any(String),
        route: '/checkout',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        source: '/assets/checkout-Ab12_x.js:7',
        enforced: 'true',
        share: 'payment',
      },
      contexts: { trace: { trace_id: expect.any(String), span_id: expect.any(String) } },
      exception: {
        values: [{ type: 'Violation', value: '/checkout: script-src-elem blocked https://evil.example' }],
      },
    },
  ])
  expect(edge.bodies.join()).not.toMatch(/astrid|secret|4111|skimmer/)
})

test('a violation of a policy that only reports says so', async () => {
  const edge = createReportingEdge()
  await reportViolation(edge, { disposition: 'report', blockedURL: null })
  expect(await edge.reported('event')).toMatchObject([
    {
      tags: { enforced: 'false' },
      exception: { values: [{ value: '/checkout: script-src-elem would block something' }] },
    },
  ])
})

test('made-up violations take no room from errors, nor from a script on a payment page', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const edge = createReportingEdge({ render: broken })
  const documentURL = 'https://shop.test/'
  for (let count = 0; count < errorReportLimits.all.limit + 10; count++) {
    const made = { documentURL, blockedURL: `https://evil-${count}.example` }
    await reportViolation(edge, made, `198.51.100.${count}`)
  }
  await edge.fetch('/')
  await reportViolation(edge)
  const texts = (await edge.reported('event')).map((event) => JSON.stringify(event))
  expect(texts.filter((text) => text.includes('"TypeError"'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('"share":"payment"'))).toHaveLength(1)
  expect(texts).toHaveLength(errorReportLimits.all.limit + 2)
})

test('a violation that found no room is reported when it is seen again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const edge = createReportingEdge()
  const { limit, period } = errorReportLimits.payment
  for (let count = 0; count <= limit; count++) {
    const network = `198.51.${count >> 8}.${count & 255}`
    await reportViolation(edge, { blockedURL: `https://evil-${count}.example` }, network)
  }
  const isLast = (event: unknown) => JSON.stringify(event).includes(`evil-${limit}.example`)
  expect((await edge.reported('event')).filter(isLast)).toHaveLength(0)
  vi.setSystemTime(Date.now() + period * 1_000)
  await reportViolation(edge, { blockedURL: `https://evil-${limit}.example` })
  expect((await edge.reported('event')).filter(isLast)).toHaveLength(1)
  expect(JSON.stringify(await edge.reported('event'))).toContain('reports of payment: 1')
})

test('a refusal of a service is reported by route template, status and correlation id, once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const edge = createReportingEdge({
    upstream: () => Response.json({ errors: { email: 'astrid@shopper.test' } }, { status: 418 }),
    render: askForCountries,
  })
  const correlation = '0b0f3a52-4a64-4c0e-9d0b-6d4a3f0f4b11'
  for (let visit = 0; visit < 5; visit++)
    await edge.fetch('/', { headers: { ...traced, 'x-correlation-id': correlation } })
  const refusals = (await edge.reported('event')).filter((event) =>
    JSON.stringify(event).includes('"Answer"'),
  )
  expect(refusals).toMatchObject([
    {
      level: 'warning',
      tags: { upstream: 'catalogue', route: 'GET /countries/all', status: 418, correlationId: correlation },
      exception: { values: [{ type: 'Answer', value: 'GET /countries/all: status 418' }] },
    },
  ])
  expect(edge.lines.filter((line) => line.includes('"event":"answer"'))).toHaveLength(1)
  vi.setSystemTime(Date.now() + errorReportLimits.same * 1_000)
  await edge.fetch('/', { headers: traced })
  await edge.settle()
  expect(edge.lines.filter((line) => line.includes('"event":"answer"'))).toHaveLength(2)
})

test('an id that a caller has chosen is reported only if no person is called so', async () => {
  const edge = createReportingEdge({
    upstream: () => new Response(null, { status: 500 }),
    render: askForCountries,
  })
  await edge.fetch('/', { headers: { 'x-correlation-id': 'astrid-lindqvist' } })
  await edge.settle()
  expect(edge.bodies.length).toBeGreaterThan(0)
  expect([...edge.bodies, ...edge.lines].join()).not.toContain('astrid')
})

test('an outage is a bounded number of reports', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let count = 0
  const edge = createReportingEdge({
    render: async () => {
      throw Object.assign(new Error('failed'), { stack: `Error\n    at x.js:${++count}:1` })
    },
  })
  for (let visit = 0; visit < errorReportLimits.all.limit + 20; visit++)
    await edge.fetch('/', { headers: traced })
  expect(await edge.reported('event')).toHaveLength(errorReportLimits.all.limit)
})

test('a sampled request is a transaction: route, status and duration, and nothing else', async () => {
  const edge = createReportingEdge()
  // A quarter is: one of so many for certain.
  for (let visit = 0; visit < 100; visit++) await edge.fetch('/p/disc?utm_source=astrid', { headers: traced })
  const [transaction] = await edge.reported('transaction')
  expect(transaction).toEqual({
    type: 'transaction',
    environment: 'production',
    event_id: expect.any(String),
    platform: 'node',
    transaction: 'GET /p/:uri',
    transaction_info: { source: 'route' },
    start_timestamp: expect.any(Number),
    timestamp: expect.any(Number),
    tags: { status: 200 },
    contexts: {
      trace: {
        trace_id: traceId,
        span_id: expect.any(String),
        parent_span_id: 'b'.repeat(16),
        op: 'http.server',
        status: 'ok',
      },
    },
    spans: [],
  })
  const [header = ''] = edge.bodies[0]?.split('\n') ?? []
  expect(JSON.parse(header).trace).toEqual({
    environment: 'production',
    trace_id: traceId,
    public_key: '0123456789abcdef',
    sample_rate: '0.25',
    sampled: 'true',
  })
})

test('a caller who sends the same trace with every request has a quarter of them reported', async () => {
  const edge = createReportingEdge()
  const visits = 400
  for (let visit = 0; visit < visits; visit++) await edge.fetch('/p/disc', { headers: traced })
  const { length } = await edge.reported('transaction')
  expect(length).toBeGreaterThan(visits * 0.1)
  expect(length).toBeLessThan(visits * 0.4)
})

test('without an error server nothing is sent, and the log is the same', async () => {
  const asked: string[] = []
  const edge = createEdge({
    render: broken,
    upstream: (request) => {
      asked.push(new URL(request.url).pathname)
      return Response.json(countries)
    },
  })
  await edge.fetch('/p/disc', { headers: traced })
  await edge.settle()
  expect(asked.filter((path) => path.startsWith('/errors'))).toEqual([])
  expect(edge.lines.join()).toContain('TypeError: no value for …')
})

test.each([
  ['500', () => new Response(null, { status: 500 })],
  ['401', () => new Response(null, { status: 401 })],
  ['no answer', () => Promise.reject<Response>(new Error('astrid@shopper.test'))],
])('an error server with %s costs the visitor nothing, and the log says so once', async (_, answer) => {
  const edge = createReportingEdge({ answer })
  for (let visit = 0; visit < 3; visit++) {
    await reportViolation(edge, { blockedURL: `https://evil-${visit}.example` })
    expect((await edge.fetch('/p/disc')).status).toBe(200)
  }
  expect(await edge.reported('event')).toHaveLength(3)
  const failures = edge.lines.filter((line) => line.includes('"event":"error"'))
  expect(failures).toHaveLength(1)
  expect(failures[0]).toContain('UpstreamError: POST /envelope: ')
})

test('an error whose report did not arrive is reported when it happens again, and then no more', async () => {
  let status = 503
  const edge = createReportingEdge({ render: broken, answer: () => new Response(null, { status }) })
  await edge.fetch('/', { headers: traced })
  expect(await edge.reported('event')).toHaveLength(1)
  status = 200
  for (const sent of [2, 2]) {
    await edge.fetch('/', { headers: traced })
    expect(await edge.reported('event')).toHaveLength(sent)
  }
})

test('an error server that asks for a pause gets it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const edge = createReportingEdge({
    answer: () => new Response(null, { status: 429, headers: { 'retry-after': '60' } }),
  })
  const reportedAfter = async (blockedURL: string) => {
    await reportViolation(edge, { blockedURL })
    return edge.reported('event')
  }
  expect(await reportedAfter('https://evil-1.example')).toHaveLength(1)
  expect(await reportedAfter('https://evil-2.example')).toHaveLength(1)
  vi.setSystemTime(Date.now() + 61_000)
  expect(await reportedAfter('https://evil-3.example')).toHaveLength(2)
})

test('the trace continues to the services and to the page', async () => {
  const sent = new Set<string | null>()
  const edge = createReportingEdge({
    upstream: (request) => {
      sent.add(request.headers.get('traceparent'))
      return Response.json(countries)
    },
    render: askForCountries,
  })
  const response = await edge.fetch('/', { headers: traced })
  const [traceparent = ''] = [...sent]
  expect(sent.size).toBe(1)
  expect(traceparent).toMatch(new RegExp(`^00-${traceId}-(?!${'b'.repeat(16)})[\\da-f]{16}-0[01]$`))
  expect(response.headers.get('server-timing')).toContain(`traceparent;desc="${traceparent}"`)
})
