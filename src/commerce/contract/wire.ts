import * as v from 'valibot'

/** An id. Replies carry strings; older ones and a few fields carry numbers. */
export const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** A total that may say "none" with `false` instead of 0. */
export const Total = v.pipe(
  v.optional(v.nullable(v.union([v.number(), v.boolean()])), 0),
  v.transform((total) => (typeof total === 'number' ? total : 0)),
)

/** Text that is absent or null when there is none. */
export const Text = v.pipe(
  v.optional(v.nullable(v.string()), ''),
  v.transform((text) => text ?? ''),
)

/** The back end writes an empty object as `[]`. */
export const emptyList = v.pipe(v.array(v.unknown()), v.maxLength(0))
