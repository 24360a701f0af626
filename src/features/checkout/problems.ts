import { isEmail } from '#src/forms/email.ts'
import type { PhoneCheck } from '#src/forms/phone.ts'
import { type CheckoutDraft, typedValue } from './draft.ts'
import { type AddressKind, type FieldName, type FormField, identityKey } from './fields.ts'

export type Problem =
  | 'required'
  | 'email'
  | 'phone'
  | 'vatNumber'
  | 'zipCode'
  | 'country'
  | 'identity'
  | 'terms'
  | 'choose'
  | 'notAccepted'

/** What is wrong with a form, by field and in the order of the form. */
export type Problems = Partial<Record<FieldName, Problem>>

export interface Judged {
  draft: CheckoutDraft
  fields: FormField[]
  /** The country an address is in, for its phone number. */
  countryOf(kind: AddressKind): string
  isPhone: PhoneCheck
}

/** What is missing or malformed in what has been typed. */
export function addressProblems({ draft, fields, countryOf, isPhone }: Judged): Problems {
  const problems: Problems = {}
  for (const { name, key, required } of fields) {
    const kind: AddressKind = name.startsWith('shippingAddress.') ? 'shippingAddress' : 'address'
    const typed = key === 'country' ? countryOf(kind) : typedValue(draft, kind, key).trim()
    const problem =
      typed === '' ? (required ? 'required' : null) : shapeProblem(key, typed, countryOf(kind), isPhone)
    if (problem) problems[name] = problem
  }
  return problems
}

function shapeProblem(key: string, typed: string, country: string, isPhone: PhoneCheck): Problem | null {
  if (key === 'email') return isEmail(typed) ? null : 'email'
  if (key === 'phoneNumber') return isPhone(typed, country) ? null : 'phone'
  if (key === identityKey) return isIdentityNumber(typed) ? null : 'identity'
  return null
}

/**
 * Loose on purpose: Danish numbers without a check digit, Finnish ones with new separators and coordination numbers
 * are all real people's. Who they belong to is for the one who gives credit.
 */
function isIdentityNumber(text: string): boolean {
  return /^[\dA-Za-z +-]+$/.test(text) && text.replace(/\D/g, '').length >= 6
}

/** The first field with a problem, as the form shows them. */
export function firstProblem(problems: Problems, fields: FieldName[]): FieldName | null {
  return fields.find((name) => problems[name]) ?? null
}
