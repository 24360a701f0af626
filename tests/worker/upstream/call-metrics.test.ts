import { expect, test } from 'vitest'
import { createCallMetrics, type Source } from '#worker/upstream/call-metrics.ts'

test('the timing of a page lists its calls', () => {
  const metrics = createCallMetrics()
  metrics.record({ route: 'GET /countries/all', source: 'hit', duration: 0, ttl: 41.7 })
  metrics.record({ route: 'POST /products', source: 'miss', duration: 12.345, ttl: 60 })
  expect(metrics.serverTiming()).toBe(
    'u0;desc="GET /countries/all hit";dur=0.0, u1;desc="POST /products miss";dur=12.3',
  )
  expect(metrics.cacheStatus()).toBe(
    '"GET /countries/all"; hit; ttl=41, "POST /products"; fwd=miss; stored; ttl=60',
  )
})

test.each<[Source, string]>([
  ['hit', 'hit'],
  ['stale', 'hit; detail=renewing'],
  ['stale-if-error', 'hit; detail=upstream-failed'],
  ['miss', 'fwd=miss; stored'],
  ['coalesced', 'fwd=miss; collapsed'],
  ['unstored', 'fwd=miss'],
  ['uncached', 'fwd=bypass'],
  ['failed', 'fwd=miss; detail=upstream-failed'],
])('%s is "%s" in the words of RFC 9211', (source, words) => {
  const metrics = createCallMetrics()
  metrics.record({ route: 'GET /brands', source, duration: 1 })
  expect(metrics.cacheStatus()).toBe(`"GET /brands"; ${words}`)
})

test('a page without calls has no timing', () => {
  expect(createCallMetrics().isEmpty()).toBe(true)
})
