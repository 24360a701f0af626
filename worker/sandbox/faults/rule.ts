import * as v from 'valibot'

/** Milliseconds. The longest anything is held back: what hangs longer would only hold memory. */
export const maxDelay = 60_000

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(maxDelay))

/** What goes wrong with a call. `malformed`, `truncated` and `lost` let it take effect first; the others do not. */
export const Fault = v.variant('kind', [
  /** Held back for a fixed time … */
  v.strictObject({ kind: v.literal('latency'), ms: milliseconds }),
  /** … or for a time drawn from a log-normal distribution. */
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
    /** Seconds, as `Retry-After`. */
    retryAfter: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600))),
  }),
  /** The connection breaks before the first byte of an answer. */
  v.strictObject({ kind: v.literal('reset') }),
  /** Nothing for so long, then the connection breaks. */
  v.strictObject({ kind: v.literal('hang'), ms: v.optional(milliseconds, maxDelay) }),
  /** An answer that ends in good order and is no JSON. */
  v.strictObject({ kind: v.literal('malformed') }),
  /** Half an answer, then the connection breaks. */
  v.strictObject({ kind: v.literal('truncated') }),
  /** The call takes effect, and the connection breaks before the caller hears of it. */
  v.strictObject({ kind: v.literal('lost') }),
])
export type Fault = v.InferOutput<typeof Fault>

const Path = v.pipe(v.string(), v.regex(/^\/[\w./*:-]*$/), v.maxLength(200))
const HeaderName = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** Which calls a fault applies to. */
export const Rule = v.strictObject({
  /** Paths and all below them, without the query; `*` stands for one step. */
  paths: v.pipe(v.array(Path), v.minLength(1), v.maxLength(30)),
  /** None named: all but `OPTIONS`. */
  methods: v.optional(v.array(v.picklist(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']))),
  /** Headers a call must carry, so that one visitor among many is affected. */
  headers: v.optional(v.record(HeaderName, v.pipe(v.string(), v.maxLength(300))), {}),
  probability: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  /** How many calls it applies to before it is over; absent: until it is cleared. */
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
  fault: Fault,
})
export type Rule = v.InferOutput<typeof Rule>

export const maxRules = 50

/** What `POST /__fault` takes: one rule, or several at once. */
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
