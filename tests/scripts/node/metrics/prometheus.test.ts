import { expect, test } from 'vitest'
import { createPrometheus } from '#scripts/node/metrics/prometheus.ts'
import { definitions } from '#worker/metrics/metrics.ts'

const create = () => createPrometheus({ release: '0123abcd', environment: 'staging' })

/** The lines of a metric, without its description. */
function linesOf(text: string, name: string): string[] {
  return text.split('\n').filter((line) => line.startsWith(name))
}

test('values of a counter are added up by label', () => {
  const prometheus = create()
  for (const status of ['200', '200', '503'])
    prometheus.record('shop_requests_total', { route: '/p/:uri', status })
  prometheus.record('shop_cache_results_total', { source: 'hit' }, 3)
  prometheus.record('shop_cache_results_total', { source: 'hit' }, 2)
  const text = prometheus.text()
  expect(linesOf(text, 'shop_requests_total')).toEqual([
    'shop_requests_total{route="/p/:uri",status="200"} 2',
    'shop_requests_total{route="/p/:uri",status="503"} 1',
  ])
  expect(linesOf(text, 'shop_cache_results_total')).toEqual(['shop_cache_results_total{source="hit"} 5'])
})

test('a histogram counts values up to the end of each bucket', () => {
  const prometheus = create()
  for (const seconds of [0.1, 0.2, 4, 60]) prometheus.record('shop_request_seconds', { route: '/' }, seconds)
  expect(linesOf(prometheus.text(), 'shop_request_seconds')).toEqual([
    ...[
      ['0.05', 0],
      ['0.1', 1],
      ['0.25', 2],
      ['0.5', 2],
      ['1', 2],
      ['2.5', 2],
      ['5', 3],
      ['10', 3],
      ['+Inf', 4],
    ].map(([end, count]) => `shop_request_seconds_bucket{route="/",le="${end}"} ${count}`),
    `shop_request_seconds_sum{route="/"} ${0.1 + 0.2 + 4 + 60}`,
    'shop_request_seconds_count{route="/"} 4',
  ])
})

test('of a gauge the last value counts, and breakers are closed at first', () => {
  const prometheus = create()
  prometheus.record('shop_breaker_open', { upstream: 'search' }, 1)
  expect(linesOf(prometheus.text(), 'shop_breaker_open{')).toContain('shop_breaker_open{upstream="search"} 1')
  prometheus.record('shop_breaker_open', { upstream: 'search' }, 0)
  expect(linesOf(prometheus.text(), 'shop_breaker_open{').toSorted()).toEqual(
    ['catalogue', 'checkout', 'content', 'search', 'stock'].map(
      (upstream) => `shop_breaker_open{upstream="${upstream}"} 0`,
    ),
  )
})

test('every metric has its description and its kind, and the build is named', () => {
  const text = create().text()
  for (const [name, { kind, help }] of Object.entries(definitions))
    expect(text).toContain(`# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n`)
  expect(linesOf(text, 'shop_build_info')).toEqual([
    'shop_build_info{release="0123abcd",environment="staging"} 1',
  ])
  expect(text.endsWith('\n')).toBe(true)
})

test('labels that are made up do not fill the memory', () => {
  const prometheus = create()
  for (let count = 0; count < 2_000; count += 1)
    prometheus.record('shop_requests_total', { route: `/made-up/${count}`, status: '200' })
  const lines = linesOf(prometheus.text(), 'shop_requests_total')
  expect(lines).toHaveLength(501)
  expect(lines.at(-1)).toBe('shop_requests_total{route="other",status="other"} 1500')
})

test('a label cannot begin a line or a label of its own', () => {
  const prometheus = create()
  prometheus.record('shop_errors_total', { source: 'a"} 1\nb\\' })
  expect(linesOf(prometheus.text(), 'shop_errors_total')).toEqual([
    'shop_errors_total{source="a\\"} 1\\nb\\\\"} 1',
  ])
})
