import {
  type AddressKind,
  type FieldName,
  type FormField,
  identityKey,
  kindOf,
} from './address-form-fields.ts'
import { type CheckoutDraft, typedValue } from './draft.ts'
import type { FieldParser, FieldParsers, Parsed } from './field-parsers.ts'
import type { Doubt, Problem } from './problem.ts'

export type Problems = Partial<Record<FieldName, Problem>>
export type Doubts = Partial<Record<FieldName, Doubt>>

interface ValidationInput {
  draft: CheckoutDraft
  fields: FormField[]
  countryOf(kind: AddressKind): string
  parsers: FieldParsers
}

export interface FieldVerdict {
  problems: Problems
  values: { field: FormField; value: string }[]
  doubts: Doubts
}

export function validateFields({ draft, fields, countryOf, parsers }: ValidationInput): FieldVerdict {
  const verdict: FieldVerdict = { problems: {}, values: [], doubts: {} }
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
    else {
      verdict.values.push({ field, value: parsed.value })
      if (parsed.doubt) verdict.doubts[name] = parsed.doubt
    }
  }
  return verdict
}

/** The number may be of the country of residence. A business has none: its text follows no country's rules. */
function parseIdentity(
  text: string,
  draft: CheckoutDraft,
  countryOf: ValidationInput['countryOf'],
  parser: FieldParser,
): Parsed {
  if (typedValue(draft, 'address', 'company').trim()) return parser(text, '')
  const parsed = parser(text, countryOf('address'))
  if (!('problem' in parsed)) return parsed
  const other = parser(text, countryOf('shippingAddress'))
  return 'problem' in other ? parsed : other
}

export function firstProblem(problems: Problems, fields: FieldName[]): FieldName | null {
  return fields.find((name) => problems[name]) ?? null
}
