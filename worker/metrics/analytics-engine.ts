import type { Deployment } from '../log.ts'
import { definitions, type Metrics } from './metrics.ts'

/** A dataset (https://developers.cloudflare.com/analytics/analytics-engine/get-started/). Writing makes no call. */
export interface AnalyticsDataset {
  writeDataPoint(point: { indexes: string[]; blobs: string[]; doubles: number[] }): void
}

/**
 * Figures as points of a dataset: the index is the name of the metric, `blob1` the environment, `blob2` the release,
 * the following blobs are the labels in the order of the definition, and `double1` is the value.
 */
export function createAnalytics(
  dataset: AnalyticsDataset,
  { environment, release = '' }: Deployment,
): Metrics {
  return {
    record(name, labels, value = 1) {
      const given = new Map<string, string>(Object.entries(labels))
      const blobs = definitions[name].labels.map((label) => given.get(label) ?? '')
      dataset.writeDataPoint({ indexes: [name], blobs: [environment, release, ...blobs], doubles: [value] })
    },
  }
}
