import { expect, test } from 'vitest'
import { createRecordedMetrics } from '#tests/support/shop/recorded-metrics.ts'
import { createEdge } from '#tests/support/shop/test-edge.ts'
import type { AnalyticsDataset } from '#worker/metrics/analytics-engine.ts'

type Point = Parameters<AnalyticsDataset['writeDataPoint']>[0]

function createDataset() {
  const points: Point[] = []
  const analytics: AnalyticsDataset = { writeDataPoint: (point) => void points.push(point) }
  return { analytics, points }
}

test('at the edge each figure is a point: metric, environment, release, labels and value', async () => {
  const { analytics, points } = createDataset()
  const variables = { GIT_SHA: '0123abcd', SHOP_ENVIRONMENT: 'staging' }
  const edge = createEdge({ analytics, variables })
  await edge.fetch('/p/disc?email=astrid@shopper.test')
  expect(points).toEqual([
    {
      indexes: ['shop_requests_total'],
      blobs: ['staging', '0123abcd', '/p/:uri', '200'],
      doubles: [1],
    },
    {
      indexes: ['shop_request_seconds'],
      blobs: ['staging', '0123abcd', '/p/:uri'],
      doubles: [expect.any(Number)],
    },
  ])
})

test('a host that counts itself needs no dataset', async () => {
  const { analytics, points } = createDataset()
  const { metrics, of } = createRecordedMetrics()
  await createEdge({ analytics, metrics }).fetch('/')
  expect([points, of('shop_requests_total').length]).toEqual([[], 1])
})
