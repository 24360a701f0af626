import type { Deployment } from '#worker/log.ts'
import { definitions, type MetricName, type Metrics } from '#worker/metrics/metrics.ts'

/** Combinations of labels of one metric; further ones are counted together, so that memory and answers stay bounded. */
const maxSeries = 500
const other = 'other'

interface Series {
  /** Values of labels in the order of the definition. */
  labels: readonly string[]
  /** The sum of the values, or of a gauge the last one. */
  value: number
  count: number
  /** Values up to the end of each bucket of a histogram. */
  buckets: number[]
}

/** The services whose breakers are closed until an event says otherwise. */
const guarded = ['catalogue', 'checkout', 'stock', 'search', 'content']

/** The figures of this process since its start. */
export interface Prometheus extends Metrics {
  /** The figures in the text format (https://prometheus.io/docs/instrumenting/exposition_formats/). */
  text(): string
}

export function createPrometheus({ release = '', environment }: Deployment): Prometheus {
  const known = new Map<MetricName, Map<string, Series>>(
    Object.keys(definitions).flatMap((name) => (isMetric(name) ? [[name, new Map()]] : [])),
  )

  function seriesOf(name: MetricName, labels: readonly string[]): Series {
    const all = known.get(name) ?? new Map<string, Series>()
    const found = all.get(JSON.stringify(labels))
    if (found) return found
    if (all.size >= maxSeries && labels.some((label) => label !== other))
      return seriesOf(
        name,
        labels.map(() => other),
      )
    const series = { labels, value: 0, count: 0, buckets: bucketsOf(name).map(() => 0) }
    all.set(JSON.stringify(labels), series)
    return series
  }

  const metrics: Metrics = {
    record(name, labels, value = 1) {
      const { kind, labels: names } = definitions[name]
      const given = new Map<string, string>(Object.entries(labels))
      const series = seriesOf(
        name,
        names.map((label) => given.get(label) ?? ''),
      )
      series.value = kind === 'gauge' ? value : series.value + value
      series.count += 1
      series.buckets = series.buckets.map((count, at) =>
        value <= (bucketsOf(name)[at] ?? 0) ? count + 1 : count,
      )
    },
  }
  for (const upstream of guarded) metrics.record('shop_breaker_open', { upstream }, 0)

  return {
    ...metrics,
    text() {
      const parts = [...known].flatMap(([name, series]) => describe(name, [...series.values()]))
      return [
        '# HELP shop_build_info The build that runs.',
        '# TYPE shop_build_info gauge',
        line('shop_build_info', ['release', 'environment'], [release, environment], 1),
        ...parts,
        '',
      ].join('\n')
    },
  }
}

function describe(name: MetricName, series: Series[]): string[] {
  const { kind, help, labels: names } = definitions[name]
  const lines = series.flatMap(({ labels, value, count, buckets }) => {
    if (kind !== 'histogram') return [line(name, names, labels, value)]
    const ends = [...bucketsOf(name), Number.POSITIVE_INFINITY]
    return [
      ...ends.map((end, at) =>
        line(`${name}_bucket`, [...names, 'le'], [...labels, endOf(end)], buckets[at] ?? count),
      ),
      line(`${name}_sum`, names, labels, value),
      line(`${name}_count`, names, labels, count),
    ]
  })
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines]
}

function line(name: string, names: readonly string[], labels: readonly string[], value: number): string {
  const pairs = names.map((label, at) => `${label}="${escaped(labels[at] ?? '')}"`)
  return `${name}{${pairs.join(',')}} ${value}`
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}

function endOf(end: number): string {
  return end === Number.POSITIVE_INFINITY ? '+Inf' : String(end)
}

function bucketsOf(name: MetricName): readonly number[] {
  const definition = definitions[name]
  return 'buckets' in definition ? definition.buckets : []
}

function isMetric(name: string): name is MetricName {
  return name in definitions
}
