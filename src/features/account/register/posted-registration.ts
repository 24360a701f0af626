import * as v from 'valibot'
import type { Address } from '#src/commerce/contract/selection/address.ts'
import type { RegisterResult, Registration, RegistrationField } from '#src/commerce/customer/registration.ts'
import type { FieldProblem, FieldProblems } from '#src/features/form/problem-text.ts'
import type { ParsedForm, Submission } from '#src/features/form/use-submission.ts'
import type { CommonPasswordCheck } from '#src/forms/common-passwords.ts'
import type { PhoneCheck } from '#src/forms/phone.ts'
import { parseVatNumber } from '#src/forms/vat-number.ts'
import { Email } from '../credentials.ts'
import type { AddressCountry } from '../form/address-countries.ts'
import { type NewPasswordField, newPasswordFields, parseNewPassword } from '../password/new-password.ts'

export type RegisterField = Exclude<RegistrationField, 'password'> | NewPasswordField
export type RegisterSubmission = Submission<RegisterField, RegisterResult['kind']>

export interface RegistrationRules {
  countries: readonly AddressCountry[]
  /** True if the form has a choice about the newsletter, confirmed by mail; otherwise a customer receives it. */
  newsletterChoice: boolean
  checkPhone: PhoneCheck
  isCommon: CommonPasswordCheck
}

const maxTextLength = 200
const Text = v.fallback(v.pipe(v.string(), v.trim()), '')

export const textFields = {
  firstName: true,
  lastName: true,
  phoneNumber: false,
  country: true,
  company: false,
  vatNumber: false,
} as const

export function parseRegistration(
  form: Pick<FormData, 'get'> | Pick<URLSearchParams, 'get'>,
  { countries, newsletterChoice, checkPhone, isCommon }: RegistrationRules,
): ParsedForm<RegisterField, Registration> {
  const typed = (name: string) => v.parse(Text, form.get(name))
  const email = v.safeParse(Email, form.get('email') ?? '')
  const about = ['email', 'firstName', 'lastName', 'company'].map(typed)
  const password = parseNewPassword(form, { isCommon, about })
  const country = countries.find((choice) => choice.country === typed('country'))
  const states = country?.states ?? []
  const state = states.length > 0 ? typed('state') : ''
  const vatNumber = typed('vatNumber') && parseVatNumber(typed('vatNumber'), typed('country'))
  const phoneNumber = typed('phoneNumber')

  const problems: FieldProblems<RegisterField> = 'problems' in password ? { ...password.problems } : {}
  if (!email.success) problems.email = email.issues[0].message === 'email' ? 'email' : 'required'
  for (const [name, required] of entriesOf(textFields)) {
    if (required && typed(name) === '') problems[name] = 'required'
    else if (typed(name).length > maxTextLength) problems[name] = 'notAccepted'
  }
  if (!problems.country && !country) problems.country = 'country'
  if (states.length > 0 && !states.some((choice) => choice.state === state)) problems.state = 'required'
  const phone = phoneNumber ? checkPhone(phoneNumber, typed('country')).problem : null
  if (phone) problems.phoneNumber ??= phone
  if (vatNumber === null) problems.vatNumber = 'vatNumber'

  if (Object.keys(problems).length > 0 || !email.success || !('values' in password)) return { problems }
  return {
    values: {
      email: email.output,
      password: password.values,
      firstName: typed('firstName'),
      lastName: typed('lastName'),
      country: typed('country'),
      state,
      phoneNumber,
      company: typed('company'),
      vatNumber: vatNumber ?? '',
      newsletter: !newsletterChoice,
      asksForNewsletter: newsletterChoice && form.get('newsletter') !== null,
    },
  }
}

export function registerSubmission(result: RegisterResult): RegisterSubmission {
  const { kind } = result
  if (kind === 'taken') return { problems: { email: 'taken' }, outcome: kind }
  if (kind !== 'refused') return { problems: {}, outcome: kind }
  const refused = result.fields.map((field): [RegisterField, FieldProblem] => [
    field === 'password' ? newPasswordFields.password : field,
    'notAccepted',
  ])
  return { problems: Object.fromEntries(refused), outcome: kind }
}

/** Typed values, to fill the form again; never the password. */
export function typedValues(form: Pick<URLSearchParams, 'get'>): Record<string, string> {
  const names = ['email', 'state', 'newsletter', ...Object.keys(textFields)]
  return Object.fromEntries(names.map((name) => [name, (form.get(name) ?? '').slice(0, 2 * maxTextLength)]))
}

/** The values that a buyer has typed in the checkout, for the form of a registration. */
export function valuesOfBuyer(address: Address): Record<string, string> {
  return typedValues(new URLSearchParams(address))
}

function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][] // of a literal, whose keys are known
}
