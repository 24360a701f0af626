import * as v from 'valibot'
import { type Refused, refused } from './outcome.ts'

export const maxLineQuantity = 9_999

/** A quantity of at least `min`, as a number or numeric text. */
export const quantity = (min: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(maxLineQuantity),
  )

/** An id in a request, as text or number. */
export const GivenId = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(64))

export const shortText = v.pipe(v.string(), v.maxLength(500))

/** Parses a request body; `refusal` is a 406 with a message for each invalid field, by dotted path. */
export function parse<S extends v.GenericSchema>(
  schema: S,
  sent: unknown,
): { value: v.InferOutput<S> } | { refusal: Refused } {
  const parsed = v.safeParse(schema, sent)
  if (parsed.success) return { value: parsed.output }
  const fields = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'body')
  return { refusal: refused(406, Object.fromEntries(fields.map((field) => [field, 'not valid']))) }
}
