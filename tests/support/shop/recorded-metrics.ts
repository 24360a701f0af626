import type { MetricName, Metrics } from '#worker/metrics/metrics.ts'

type Recorded = [name: MetricName, labels: object, value: number]

/** A port that keeps what it is given. */
export function createRecordedMetrics() {
  const recorded: Recorded[] = []
  const metrics: Metrics = {
    record: (name, labels, value = 1) => void recorded.push([name, labels, value]),
  }
  return {
    metrics,
    /** Labels and values of a metric, in the order of time. */
    of: (name: MetricName) =>
      recorded.filter(([recordedName]) => recordedName === name).map(([, labels, value]) => [labels, value]),
  }
}
