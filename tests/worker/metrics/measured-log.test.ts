import { expect, test } from 'vitest'
import { shopContext } from '#src/shop.ts'
import { address, createReturnShop, declining, json } from '#tests/support/shop/payment-return-shop.ts'
import { createRecordedMetrics } from '#tests/support/shop/recorded-metrics.ts'
import { createEdge } from '#tests/support/shop/test-edge.ts'
import { measuredLog } from '#worker/metrics/measured-log.ts'

test('a request is counted by route and status, its time and its replies too, at every log level', async () => {
  const { metrics, of } = createRecordedMetrics()
  const edge = createEdge({
    metrics,
    variables: { LOG_LEVEL: 'error' },
    render: async (_locale, _request, context) => {
      await context.get(shopContext)
      return new Response('<h1>Disc</h1>')
    },
  })
  for (const path of ['/p/disc', '/sv/p/pad?utm_source=letter', '/api/errors']) await edge.fetch(path)
  expect(of('shop_requests_total')).toEqual([
    [{ route: '/p/:uri', status: '200' }, 1],
    [{ route: '/p/:uri', status: '200' }, 1],
    [{ route: '/api/errors', status: '405' }, 1],
  ])
  expect(of('shop_request_seconds')).toEqual([
    [{ route: '/p/:uri' }, expect.any(Number)],
    [{ route: '/p/:uri' }, expect.any(Number)],
    [{ route: '/api/errors' }, expect.any(Number)],
  ])
  expect(of('shop_cache_results_total')).toEqual([
    [{ source: 'miss' }, 1],
    [{ source: 'hit' }, 1],
  ])
  expect(edge.lines).toEqual([])
})

test('a breaker that opens is counted once', async () => {
  const { metrics, of } = createRecordedMetrics()
  const edge = createEdge({
    metrics,
    upstream: () => Response.json({}, { status: 500 }),
    render: async (_locale, _request, context) => {
      await context.get(shopContext).catch(() => {})
      return new Response('<h1>A page</h1>')
    },
  })
  for (let count = 0; count < 25; count += 1) await edge.fetch('/')
  expect(of('shop_breaker_open')).toEqual([[{ upstream: 'catalogue' }, 1]])
  expect(of('shop_breaker_openings_total')).toEqual([[{ upstream: 'catalogue' }, 1]])
})

test('a breaker that closes is no longer open', () => {
  const { metrics, of } = createRecordedMetrics()
  measuredLog(() => {}, metrics)({ event: 'breaker', upstream: 'search', state: 'closed' })
  expect(of('shop_breaker_open')).toEqual([[{ upstream: 'search' }, 0]])
  expect(of('shop_breaker_openings_total')).toEqual([])
})

test.each([false, true])(
  'returns from payment providers are counted by outcome (Durable Objects: %s)',
  async (durableObjects) => {
    const { metrics, of } = createRecordedMetrics()
    const shop = createReturnShop({ durableObjects, metrics })
    await shop.go(`${address}&payment=1`)
    Object.assign(shop.service, declining)
    const other = address.replace('canary', 'another')
    await shop.go(`${other}&payment=2`)
    await shop.go(`${other}&payment=3&resultCode=cancelled`)
    shop.service.result = () => json({}, 500)
    await shop.go(`${other}&payment=4`)
    const outcomes = of('shop_payments_total').map(([labels]) => labels)
    expect(outcomes).toEqual(['placed', 'failed', 'cancelled', 'unknown'].map((outcome) => ({ outcome })))
    const lines = shop.lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'payment-return')
    expect(lines.map(({ outcome, end }) => end ?? outcome)).toEqual([
      'placed',
      'failed',
      'cancelled',
      'unknown',
    ])
  },
)

test('a return without a token is not a payment', async () => {
  const { metrics, of } = createRecordedMetrics()
  await createReturnShop({ metrics }).go('/api/process-payment?locale=sv')
  expect(of('shop_payments_total')).toEqual([])
})

test.each([
  [204, 'accepted'],
  [400, 'refused'],
  [503, 'refused'],
  [null, 'unanswered'],
])('a conversion that was answered %j is %s', (status, result) => {
  const { metrics, of } = createRecordedMetrics()
  const conversion = { requestId: 'a', name: 'Purchase', id: 'b', code: null, trace: null, status }
  measuredLog(() => {}, metrics)({ event: 'conversion', ...conversion })
  expect(of('shop_conversions_total')).toEqual([[{ result }, 1]])
})

test.each([
  ['POST /payment', 412, [[{ outcome: 'refused' }, 1]]],
  ['POST /payment', 503, []],
  ['PUT /items/{item}', 412, []],
])('of an answer of %s with %i payments get %j', (route, status, counted) => {
  const { metrics, of } = createRecordedMetrics()
  const answer = { requestId: 'a', correlationId: 'a', upstream: 'checkout', route, status } as const
  measuredLog(() => {}, metrics)({ event: 'answer', ...answer })
  expect(of('shop_payments_total')).toEqual(counted)
})

test('errors are counted by where they come from, and of what browsers block only payment pages', () => {
  const { metrics, of } = createRecordedMetrics()
  const written: string[] = []
  const log = measuredLog(({ event }) => void written.push(event), metrics)
  const blocked = {
    requestId: 'a',
    route: '/',
    directive: 'img-src',
    blocked: '',
    source: '',
    enforced: true,
  }
  log({ event: 'error', requestId: 'a', error: 'TypeError: …' })
  log({
    event: 'browser-error',
    requestId: 'a',
    route: '/',
    kind: 'error',
    name: 'E',
    message: '',
    stack: [],
  })
  log({ event: 'violation', ...blocked, share: 'payment' })
  log({ event: 'violation', ...blocked, share: 'other' })
  expect(of('shop_errors_total').map(([labels]) => labels)).toEqual([
    { source: 'worker' },
    { source: 'browser' },
    { source: 'payment-page' },
  ])
  expect(written).toEqual(['error', 'browser-error', 'violation', 'violation'])
})
