import * as v from 'valibot'

/** Maximum delay in milliseconds. */
export const maxDelay = 60_000

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(maxDelay))

/** The kinds of fault. `malformed`, `truncated` and `lost` execute the call first; the others do not. */
export const Fault = v.variant('kind', [
  /** A fixed delay in milliseconds … */
  v.strictObject({ kind: v.literal('latency'), ms: milliseconds }),
  /** … or a random one, log-normal with this median and 99th percentile. */
  v.pipe(
    v.strictObject({
      kind: v.literal('slow'),
      median: v.pipe(milliseconds, v.minValue(1)),
      p99: v.pipe(milliseconds, v.minValue(1)),
    }),
    v.check(({ median, p99 }) => p99 >= median, 'p99 is no less than the median'),
  ),
  v.strictObject({
    kind: v.literal('status'),
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    body: v.optional(v.picklist(['json', 'html', 'empty']), 'json'),
    /** Seconds for the header `Retry-After`. */
    retryAfter: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600))),
  }),
  /** The connection is closed before the response. */
  v.strictObject({ kind: v.literal('reset') }),
  /** No response for `ms` milliseconds, then the connection is closed. */
  v.strictObject({ kind: v.literal('hang'), ms: v.optional(milliseconds, maxDelay) }),
  /** A complete response whose body is not JSON. */
  v.strictObject({ kind: v.literal('malformed') }),
  /** Half the response, then the connection is closed. */
  v.strictObject({ kind: v.literal('truncated') }),
  /** The call is executed, but the connection is closed before the response. */
  v.strictObject({ kind: v.literal('lost') }),
])
export type Fault = v.InferOutput<typeof Fault>

const Path = v.pipe(v.string(), v.regex(/^\/[\w./*:-]*$/), v.maxLength(200))
const HeaderName = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** A fault and the calls it applies to. */
export const Rule = v.strictObject({
  /** Path prefixes without query; `*` matches one segment. */
  paths: v.pipe(v.array(Path), v.minLength(1), v.maxLength(30)),
  /** HTTP methods; all except `OPTIONS` when absent. */
  methods: v.optional(v.array(v.picklist(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']))),
  /** Headers a call must have, to affect one visitor among many. */
  headers: v.optional(v.record(HeaderName, v.pipe(v.string(), v.maxLength(300))), {}),
  probability: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  /** Number of calls it applies to; unlimited when absent. */
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
  fault: Fault,
})
export type Rule = v.InferOutput<typeof Rule>

export const maxRules = 50

/** The body of `POST /__fault`: one rule or a list. */
export const NewRules = v.union([
  v.pipe(
    v.strictObject({ rules: v.pipe(v.array(Rule), v.maxLength(maxRules)) }),
    v.transform(({ rules }) => rules),
  ),
  v.pipe(
    Rule,
    v.transform((rule) => [rule]),
  ),
])
