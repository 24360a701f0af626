import * as v from 'valibot'

const maxTexts = 100
const maxDepth = 3

/**
 * An error reply: texts by field or topic, with dots for nested fields (`address.email`). An error without a text is
 * kept with an empty one, since its key may be all the service says. `messages` are sentences for people.
 */
export const Refusal = v.pipe(
  v.object({ errors: v.unknown(), messages: v.nullish(v.unknown(), null) }),
  v.check(({ errors }) => errors !== undefined && errors !== null, 'errors'),
  v.transform(({ errors, messages }) => {
    const sentences = [...textsOf(messages), ...(typeof errors === 'string' ? [errors] : [])]
    return { errors: Object.fromEntries(errorsIn(errors).slice(0, maxTexts)), messages: sentences }
  }),
)
export type Refusal = v.InferOutput<typeof Refusal>

/** Flattens nested errors: `{ address: { email: 'required' } }` → `address.email`: `required`. */
function errorsIn(errors: unknown, prefix = '', depth = 1): [string, string][] {
  if (typeof errors !== 'object' || errors === null || depth > maxDepth) return []
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    const name = prefix + key
    const nested = Array.isArray(value) ? [] : errorsIn(value, `${name}.`, depth + 1)
    return nested.length > 0 ? nested : [[name, textsOf(value).join(' ')]]
  })
}

/** The texts of a list, or of a single text. */
function textsOf(value: unknown): string[] {
  const texts: unknown[] = Array.isArray(value) ? value : [value]
  return texts.filter((text) => typeof text === 'string').slice(0, maxTexts)
}
