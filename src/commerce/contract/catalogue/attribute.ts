import * as v from 'valibot'

/**
 * A custom attribute as text; empty when absent. Depending on its configuration the service sends the text itself, a
 * number, or an object with one text.
 */
export const Attribute = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.object({ text: v.string() })]), ''),
  v.transform((value) => (typeof value === 'object' ? value.text : String(value))),
)
