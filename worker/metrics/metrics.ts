interface Definition {
  /** `counter`: values are added up; `gauge`: the last one counts; `histogram`: values are sorted into buckets. */
  kind: 'counter' | 'gauge' | 'histogram'
  help: string
  /** Each has few values, none of which is about a visitor. */
  labels: readonly string[]
  /** Upper ends of the buckets of a histogram. */
  buckets?: readonly number[]
}

/** Everything that is counted and measured, by its name in Prometheus and in the dataset of Analytics Engine. */
export const definitions = {
  shop_requests_total: {
    kind: 'counter',
    help: 'Requests by the pattern of their route and the status of the answer.',
    labels: ['route', 'status'],
  },
  shop_request_seconds: {
    kind: 'histogram',
    help: 'Seconds from a request to the headers of its answer.',
    labels: ['route'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  },
  shop_cache_results_total: {
    kind: 'counter',
    help: 'Replies of services used by pages, by where they came from.',
    labels: ['source'],
  },
  shop_breaker_open: {
    kind: 'gauge',
    help: '1 while the breaker of a service is open or tries it out, else 0.',
    labels: ['upstream'],
  },
  shop_breaker_openings_total: {
    kind: 'counter',
    help: 'Times that the breaker of a service opened.',
    labels: ['upstream'],
  },
  shop_payments_total: {
    kind: 'counter',
    help: 'Returns from payment providers, and refused payments without script, by outcome.',
    labels: ['outcome'],
  },
  shop_conversions_total: {
    kind: 'counter',
    help: 'Conversions reported by the server, by result: accepted, refused or unanswered.',
    labels: ['result'],
  },
  shop_errors_total: {
    kind: 'counter',
    help: 'Errors in the Worker, errors reported by browsers, and actions that browsers blocked on payment pages.',
    labels: ['source'],
  },
  shop_web_vitals_lcp_seconds: {
    kind: 'histogram',
    help: 'Largest Contentful Paint of a share of the visits, by the route of their first page.',
    labels: ['route'],
    buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  },
  shop_web_vitals_inp_seconds: {
    kind: 'histogram',
    help: 'Interaction to Next Paint of a share of the visits, by the route of their first page.',
    labels: ['route'],
    buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
  },
  shop_web_vitals_cls: {
    kind: 'histogram',
    help: 'Cumulative Layout Shift of a share of the visits, by the route of their first page.',
    labels: ['route'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  },
} as const satisfies Record<string, Definition>

type Definitions = typeof definitions
export type MetricName = keyof Definitions
type Labels<Name extends MetricName> = Record<Definitions[Name]['labels'][number], string>

/** The port for the shop's figures: Prometheus reads them under Node, Analytics Engine at the edge. */
export interface Metrics {
  /** `value`: 1 by default, for counters. */
  record<Name extends MetricName>(name: Name, labels: Labels<Name>, value?: number): void
}
