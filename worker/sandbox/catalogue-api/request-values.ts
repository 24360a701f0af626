import * as v from 'valibot'

/** An id, as a number or as its text. */
export const Name = v.pipe(
  v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.finite())]),
  v.transform(String),
)

/** One value or a list of at most `most`. */
export function listOf<S extends v.GenericSchema>(schema: S, most: number) {
  return v.pipe(
    v.union([v.pipe(v.array(schema), v.maxLength(most)), schema]),
    v.transform((given): v.InferOutput<S>[] => (Array.isArray(given) ? given : [given])),
  )
}

export const Ids = listOf(Name, 500)

/** A whole number from 0, also written as text. */
export const Whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
  v.maxValue(999_999_999),
)

/** True and false, also written as text: shops in the wild send both. */
export const Flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
])
