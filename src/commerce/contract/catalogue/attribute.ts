import * as v from 'valibot'

/**
 * A custom attribute as text, absent where a merchant left it empty. One whose only element is a text comes as that
 * text, as a number, or as an object, by how it was set up.
 */
export const Attribute = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.object({ text: v.string() })]), ''),
  v.transform((value) => (typeof value === 'object' ? value.text : String(value))),
)
