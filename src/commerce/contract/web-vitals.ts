import * as v from 'valibot'

/** Ten minutes: a visit that takes longer says nothing about the shop. */
const Milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))

/** The Core Web Vitals of a visit (https://web.dev/articles/vitals), as far as it had them, and nothing about its visitor. */
export const WebVitals = v.strictObject({
  /** The path of the first page, of which only the route is kept. */
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2_000)),
  LCP: v.optional(Milliseconds),
  INP: v.optional(Milliseconds),
  CLS: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
})
export type WebVitals = v.InferOutput<typeof WebVitals>
