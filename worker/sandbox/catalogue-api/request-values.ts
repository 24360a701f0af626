import * as v from 'valibot'

/** An id in a request, as number or text. */
export const Name = v.pipe(
  v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.finite())]),
  v.transform(String),
)

/** One value or a list of at most `maxLength` values. */
export function listOf<S extends v.GenericSchema>(schema: S, maxLength: number) {
  return v.pipe(
    v.union([v.pipe(v.array(schema), v.maxLength(maxLength)), schema]),
    v.transform((given): v.InferOutput<S>[] => (Array.isArray(given) ? given : [given])),
  )
}

export const Ids = listOf(Name, 500)

/** A non-negative integer, as number or text. */
export const Whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
  v.maxValue(999_999_999),
)

/** A boolean, as such or as text: shops send both. */
export const Flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
])
