import { expect, test } from 'vitest'
import { webVitalsPath } from '#src/config.ts'
import { createRecordedMetrics } from '#tests/support/shop/recorded-metrics.ts'
import { createEdge } from '#tests/support/shop/test-edge.ts'
import { maxWebVitalsBytes, webVitalsReports } from '#worker/limits.ts'

const report = { path: '/sv/p/brake-disc-258', LCP: 1_840.5, INP: 96, CLS: 0.02 }
const browser = {
  origin: 'https://shop.test',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
  'cf-connecting-ip': '203.0.113.9',
}

function createShop(variables: Record<string, string> = { WEB_VITALS_SHARE: '0.1' }) {
  const { metrics, of } = createRecordedMetrics()
  // Visits do not use up the conversions of a network.
  const conversions = { limit: async () => ({ success: false }) }
  const edge = createEdge({ metrics, variables, conversions })
  return {
    edge,
    send: async (body: unknown = report, headers: Record<string, string> = {}, method = 'POST') =>
      (
        await edge.fetch(webVitalsPath, {
          method,
          headers: { ...browser, ...headers },
          ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
        })
      ).status,
    counted: () => ({
      LCP: of('shop_web_vitals_lcp_seconds'),
      INP: of('shop_web_vitals_inp_seconds'),
      CLS: of('shop_web_vitals_cls'),
    }),
  }
}

test('the vitals of a visit are counted by the route of its page, and nothing of the path is kept', async () => {
  const { edge, send, counted } = createShop()
  expect(await send()).toBe(204)
  const route = '/p/:uri'
  expect(counted()).toEqual({
    LCP: [[{ route }, 1.8405]],
    INP: [[{ route }, 0.096]],
    CLS: [[{ route }, 0.02]],
  })
  expect(edge.lines.join()).not.toContain('brake-disc')
})

test('a visit without an interaction has no INP', async () => {
  const { send, counted } = createShop()
  expect(await send({ path: '/', LCP: 900, CLS: 0 })).toBe(204)
  expect(counted()).toEqual({ LCP: [[{ route: '/' }, 0.9]], INP: [], CLS: [[{ route: '/' }, 0]] })
})

test('a path of no route is counted as one', async () => {
  const { send, counted } = createShop()
  for (const path of ['/astrid@shopper.test', '/made/up', '/%']) await send({ path, CLS: 0 })
  expect(counted().CLS).toEqual(Array.from({ length: 3 }, () => [{ route: '/*' }, 0]))
})

test.each([
  ['no vitals', 'LCP'],
  ['no path', { LCP: 1 }],
  ['a path of another site', { ...report, path: 'https://other.example/' }],
  ['a long path', { ...report, path: `/${'a'.repeat(2_000)}` }],
  ['a text', { ...report, LCP: '1840' }],
  ['a negative value', { ...report, INP: -1 }],
  ['more than ten minutes', { ...report, LCP: 600_001 }],
  ['a layout that cannot shift so far', { ...report, CLS: 101 }],
  ['an id', { ...report, visitor: 'astrid' }],
])('a report with %s is refused', async (_, wrong) => {
  const { send, counted } = createShop()
  expect(await send(wrong)).toBe(400)
  expect(counted()).toEqual({ LCP: [], INP: [], CLS: [] })
})

test.each([
  ['from another site', {}, { origin: 'https://other.example' }, 'POST', 403],
  ['of another type', {}, { 'content-type': 'text/plain' }, 'POST', 415],
  ['that is too long', { ...report, padding: 'a'.repeat(maxWebVitalsBytes) }, {}, 'POST', 413],
  ['by GET', {}, {}, 'GET', 405],
])('a report %s is refused', async (_, body, headers, method, status) => {
  const { send, counted } = createShop()
  expect(await send(body, headers, method)).toBe(status)
  expect(counted().LCP).toEqual([])
})

test('one network cannot make up any number of visits', async () => {
  const { send, counted } = createShop()
  for (let count = 0; count < webVitalsReports.limit; count += 1) expect(await send()).toBe(204)
  expect(await send()).toBe(429)
  expect(await send(report, { 'cf-connecting-ip': '198.51.100.4' })).toBe(204)
  expect(counted().LCP).toHaveLength(webVitalsReports.limit + 1)
})

test('a shop that measures no visits has no such address', async () => {
  const { send, counted } = createShop({})
  expect(await send()).toBe(404)
  expect(counted().LCP).toEqual([])
})
