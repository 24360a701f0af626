import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { createHttp, type Fetch } from '#src/commerce/http.ts'
import { UpstreamError } from '#src/commerce/reply.ts'

afterEach(() => void vi.useRealTimers())

const call = { method: 'POST', path: '/products', route: 'POST /products', body: { limit: 1 } } as const

function httpTo(fetch: Fetch, maxBytes?: number) {
  return createHttp({
    baseUrl: 'https://back-end.test/api/',
    fetch,
    headers: { 'x-ours': 'yes' },
    deadline: 1_000,
    ...(maxBytes === undefined ? {} : { maxBytes }),
  })
}

async function breakage(fetch: Fetch, maxBytes?: number) {
  const error = await httpTo(
    fetch,
    maxBytes,
  )(call).then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof UpstreamError ? error.breakage : error
}

test('a call is JSON in both directions', async () => {
  const seen: Request[] = []
  const answer = await httpTo(async (request) => {
    seen.push(request)
    return Response.json({ products: [] }, { status: 201 })
  })({ ...call, headers: { 'api-token': 'abc' } })

  expect(answer).toEqual({ status: 201, body: { products: [] } })
  const [request] = seen
  expect(request?.method).toBe('POST')
  expect(request?.url).toBe('https://back-end.test/api/products')
  expect(await request?.json()).toEqual({ limit: 1 })
  const names = ['accept', 'content-type', 'x-ours', 'api-token']
  expect(names.map((name) => request?.headers.get(name))).toEqual([
    'application/json',
    'application/json',
    'yes',
    'abc',
  ])
})

test('a call without a body has no content type', async () => {
  const seen: Request[] = []
  await httpTo(async (request) => {
    seen.push(request)
    return Response.json({})
  })({ method: 'GET', path: '/brands', route: 'GET /brands' })
  expect(seen[0]?.headers.has('content-type')).toBe(false)
})

test('an error keeps the body that explains it', async () => {
  const http = httpTo(async () => Response.json({ errors: { item: 'sold out' } }, { status: 410 }))
  expect(await http(call)).toEqual({ status: 410, body: { errors: { item: 'sold out' } } })
})

test('a service that never answers is given up at the deadline, and the request is called off', async () => {
  vi.useFakeTimers()
  const seen: Request[] = []
  const outcome = breakage((request) => {
    seen.push(request)
    return new Promise(() => {})
  })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await outcome).toBe('timeout')
  expect(seen[0]?.signal.aborted).toBe(true)
})

test('a body that never ends is given up at the deadline too', async () => {
  vi.useFakeTimers()
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([123])) })
  const outcome = breakage(async () => new Response(body))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await outcome).toBe('timeout')
})

test('a call may have a separate deadline', async () => {
  vi.useFakeTimers()
  const outcome = httpTo(() => new Promise(() => {}))({ ...call, deadline: 50 }).catch(
    (error) => error.breakage,
  )
  await vi.advanceTimersByTimeAsync(50)
  expect(await outcome).toBe('timeout')
})

test('no more of a body is read than allowed', async () => {
  let pulled = 0
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1
      controller.enqueue(new Uint8Array(1_000))
    },
  })
  expect(await breakage(async () => new Response(endless), 10_000)).toBe('too-large')
  expect(pulled).toBeLessThan(20)
})

test('a body of exactly the allowed size is read', async () => {
  const text = JSON.stringify('x'.repeat(98))
  const http = httpTo(async () => new Response(text), 100)
  expect(await http(call)).toEqual({ status: 200, body: 'x'.repeat(98) })
})

const broken: [what: string, answer: () => Response, breakage: string][] = [
  ['a page of HTML', () => new Response('<!DOCTYPE html><h1>Hello</h1>'), 'malformed'],
  ['a page of HTML as an error', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'status'],
  ['nothing', () => new Response(null, { status: 204 }), 'malformed'],
  ['half an answer', () => new Response('{"products":[{"na'), 'malformed'],
  [
    'a redirect',
    () => new Response(null, { status: 302, headers: { location: 'https://evil.test' } }),
    'status',
  ],
  ['a redirect with a body', () => Response.json({ products: [] }, { status: 301 }), 'status'],
]

test.each(broken)('%s in place of JSON is a breakage', async (_, answer, expected) => {
  expect(await breakage(async () => answer())).toBe(expected)
})

test('a broken connection is distinguished from a slow service', async () => {
  expect(await breakage(() => Promise.reject(new TypeError('reset')))).toBe('network')
  const torn = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) })
  expect(await breakage(async () => new Response(torn))).toBe('network')
})

test('a reply of any bytes in any pieces is an answer or a breakage', async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    fc
      .jsonValue()
      .map((value) => new TextEncoder().encode(JSON.stringify({ value, word: 'Länkarm für Øl, €' }))),
  )
  await fc.assert(
    fc.asyncProperty(bytes, fc.integer({ min: 1, max: 7 }), async (content, size) => {
      const pieces = new ReadableStream({
        start(controller) {
          for (let at = 0; at < content.length; at += size) controller.enqueue(content.slice(at, at + size))
          controller.close()
        },
      })
      const outcome = await httpTo(async () => new Response(pieces))(call).catch((error) => error)
      if (outcome instanceof UpstreamError) expect(outcome.breakage).toBe('malformed')
      else expect(outcome.body).toEqual(JSON.parse(new TextDecoder().decode(content)))
    }),
    { numRuns: 500 },
  )
})

test('the callback for a failed answer gets its route before the body is read', async () => {
  const told: unknown[] = []
  let readBody = () => {}
  const body = new ReadableStream({
    start(controller) {
      readBody = () => {
        controller.enqueue(new TextEncoder().encode('{"errors":{}}'))
        controller.close()
      }
    },
  })
  const http = createHttp({
    baseUrl: 'https://back-end.test/api',
    fetch: async () => new Response(body, { status: 412 }),
    deadline: 1_000,
    refused(route, status) {
      told.push(route, status)
      readBody()
    },
  })
  expect(await http(call)).toEqual({ status: 412, body: { errors: {} } })
  expect(told).toEqual(['POST /products', 412])
})

test('the callback is not called for a success', async () => {
  const told: unknown[] = []
  const http = createHttp({
    baseUrl: 'https://back-end.test/api',
    fetch: async () => Response.json({}),
    deadline: 1_000,
    refused: (...answer) => void told.push(answer),
  })
  await http(call)
  expect(told).toEqual([])
})
