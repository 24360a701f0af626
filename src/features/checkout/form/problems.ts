import { type CheckoutDraft, typedValue } from './draft.ts'
import type { FieldParser, FieldParsers, Parsed } from './field-parsers.ts'
import { type AddressKind, type FieldName, type FormField, identityKey, kindOf } from './fields.ts'
import type { Problem } from './problem.ts'

/** What is wrong with a form, by field and in the order of the form. */
export type Problems = Partial<Record<FieldName, Problem>>

interface Judged {
  draft: CheckoutDraft
  fields: FormField[]
  /** The country an address is in. */
  countryOf(kind: AddressKind): string
  parsers: FieldParsers
}

/** The result of validating fields. */
export interface FieldVerdict {
  problems: Problems
  /** The values of valid fields as they are sent; only those that a parser has read. */
  values: { field: FormField; value: string }[]
}

/** What is missing or malformed in what has been typed, and how the rest is sent. */
export function validateFields({ draft, fields, countryOf, parsers }: Judged): FieldVerdict {
  const verdict: FieldVerdict = { problems: {}, values: [] }
  for (const field of fields) {
    const { name, key, required } = field
    const kind = kindOf(name)
    const text = key === 'country' ? countryOf(kind) : typedValue(draft, kind, key).trim()
    if (text === '') {
      if (required) verdict.problems[name] = 'required'
      continue
    }
    const parser = parsers.get(key)
    if (!parser) continue
    const parsed =
      key === identityKey ? parseIdentity(text, draft, countryOf, parser) : parser(text, countryOf(kind))
    if ('problem' in parsed) verdict.problems[name] = parsed.problem
    else verdict.values.push({ field, value: parsed.value })
  }
  return verdict
}

/**
 * Someone billed in one country may have the number of the one they live in. A business has no personal number: what
 * it writes there follows no country's rules.
 */
function parseIdentity(
  text: string,
  draft: CheckoutDraft,
  countryOf: Judged['countryOf'],
  parser: FieldParser,
): Parsed {
  if (typedValue(draft, 'address', 'company').trim()) return parser(text, '')
  const parsed = parser(text, countryOf('address'))
  if (!('problem' in parsed)) return parsed
  const other = parser(text, countryOf('shippingAddress'))
  return 'problem' in other ? parsed : other
}

/** The first field with a problem, as the form shows them. */
export function firstProblem(problems: Problems, fields: FieldName[]): FieldName | null {
  return fields.find((name) => problems[name]) ?? null
}
