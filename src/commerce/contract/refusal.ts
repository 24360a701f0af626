import * as v from 'valibot'

/** What every failed reply carries: texts by field or topic. Nested fields use dots: `address.email`. */
export const Refusal = v.object({
  errors: v.record(v.string(), v.string()),
  messages: v.optional(v.array(v.string()), []),
})
export type Refusal = v.InferOutput<typeof Refusal>
