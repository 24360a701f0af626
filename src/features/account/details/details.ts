import * as v from 'valibot'
import type {
  CustomerChanges,
  CustomerDetails,
  CustomerField,
  UpdateCustomerResult,
} from '#src/commerce/customer/customer-update.ts'
import type { LogInResult } from '#src/commerce/customer/login.ts'
import type { FieldProblem, FieldProblems } from '#src/features/form/problem-text.ts'
import type { ParsedForm, Submission } from '#src/features/form/use-submission.ts'
import type { PhoneCheck, PhoneVerdict } from '#src/forms/phone.ts'
import { parsePostcode } from '#src/forms/postcode.ts'
import { parseVatNumber } from '#src/forms/vat-number.ts'
import { Email, Password } from '../credentials.ts'
import type { AddressCountry } from '../form/address-countries.ts'

export const presentPasswordField = 'password'

export type DetailsField = CustomerField | typeof presentPasswordField | `club.${string}`
export type DetailsSubmission = Submission<DetailsField, UpdateCustomerResult['kind']>

export interface DetailsRules {
  /** The saved customer; only differences are checked and sent. */
  saved: CustomerDetails
  countries: readonly AddressCountry[]
  /** True if the form has a choice about the newsletter; otherwise a customer receives it. */
  newsletterChoice: boolean
  checkPhone: PhoneCheck
}

type PostedForm = Pick<FormData, 'get'> | Pick<URLSearchParams, 'get'>

const maxTextLength = 200
const maxClubTextLength = 100
export const maxClubFields = 20
const Text = v.fallback(v.pipe(v.string(), v.trim()), '')

const plainFields = [
  'firstName',
  'lastName',
  'gender',
  'phoneNumber',
  'address1',
  'address2',
  'zipCode',
  'city',
  'company',
  'vatNumber',
] as const
const placeFields = ['country', 'state'] as const
const requiredFields: readonly CustomerField[] = ['firstName', 'lastName']

export function clubFieldNames({ clubFields }: Pick<CustomerDetails, 'clubFields'>): string[] {
  return Object.keys(clubFields).slice(0, maxClubFields)
}

/**
 * Parses the form into the fields that differ from the saved ones, or problems by field. A missing field is unchanged.
 * Phone number, postcode and VAT number are checked again if the country changes.
 */
export function parseDetails(
  form: PostedForm,
  { saved, countries, newsletterChoice, checkPhone }: DetailsRules,
): ParsedForm<DetailsField, CustomerChanges> {
  const typed = (name: string, otherwise: string) =>
    form.get(name) === null ? otherwise : v.parse(Text, form.get(name))
  const changes: CustomerChanges = {}
  const problems: FieldProblems<DetailsField> = {}

  const address = typed('email', saved.email)
  if (address !== saved.email) {
    const email = v.safeParse(Email, address)
    if (email.success) changes.email = email.output
    else problems.email = email.issues[0].message === 'email' ? 'email' : 'required'
  }

  if (address !== saved.email && presentPassword(form) === '') problems[presentPasswordField] = 'required'

  const code = typed('country', saved.country)
  const country = countries.find((choice) => choice.country === code)
  const moves = code !== saved.country
  if (moves && country) changes.country = code
  if (!country && (moves || code !== '')) problems.country = 'country'
  const states = country?.states ?? []
  const state = states.length > 0 ? typed('state', moves ? '' : saved.state) : moves ? '' : saved.state
  if (state !== saved.state) changes.state = state
  if (states.length > 0 && !states.some((choice) => choice.state === state)) problems.state = 'required'

  for (const name of plainFields) {
    const text = typed(name, saved[name])
    const isChecked = text !== saved[name] || (moves && text !== '')
    if (requiredFields.includes(name) && text === '') problems[name] = 'required'
    else if (isChecked) {
      const checked = text === '' ? text : checkedText(name, text, { country: code, checkPhone })
      if (typeof checked !== 'string') problems[name] = checked.problem
      else if (checked !== saved[name]) changes[name] = checked
    }
  }

  const club = clubFieldNames(saved).flatMap((name): [string, string][] => {
    const text = typed(`club.${name}`, saved.clubFields[name] ?? '')
    if (text.length > maxClubTextLength) problems[`club.${name}`] = 'notAccepted'
    return text === saved.clubFields[name] ? [] : [[name, text]]
  })
  if (club.length > 0) changes.clubFields = Object.fromEntries(club)

  if (newsletterChoice) {
    const newsletter = form.get('newsletter') !== null
    if (newsletter !== saved.newsletter) changes.newsletter = newsletter
  }

  return Object.keys(problems).length > 0 ? { problems } : { values: changes }
}

export function presentPassword(form: PostedForm): string {
  const password = v.safeParse(Password, form.get(presentPasswordField))
  return password.success ? password.output : ''
}

function phoneText(text: string, { problem }: PhoneVerdict): string | { problem: FieldProblem } {
  return problem ? { problem } : text
}

function checkedText(
  name: (typeof plainFields)[number],
  text: string,
  { country, checkPhone }: { country: string; checkPhone: PhoneCheck },
): string | { problem: FieldProblem } {
  if (text.length > maxTextLength) return { problem: 'notAccepted' }
  switch (name) {
    case 'phoneNumber':
      return phoneText(text, checkPhone(text, country))
    case 'zipCode':
      return parsePostcode(text, country) ?? { problem: 'zipCode' }
    case 'vatNumber':
      return parseVatNumber(text, country) ?? { problem: 'vatNumber' }
    default:
      return text
  }
}

export const hasChanges = (changes: CustomerChanges): boolean => Object.keys(changes).length > 0

export function detailsSubmission(result: UpdateCustomerResult): DetailsSubmission {
  const { kind } = result
  if (kind === 'taken') return { problems: { email: 'taken' }, outcome: kind }
  if (kind !== 'refused') return { problems: {}, outcome: kind }
  const refused = result.fields.map((field): [DetailsField, FieldProblem] => [field, 'notAccepted'])
  return { problems: Object.fromEntries(refused), outcome: kind }
}

export function passwordSubmission(result: Exclude<LogInResult, 'in'>): DetailsSubmission {
  if (result === 'failed') return { problems: {}, outcome: result }
  if (result === 'limited' || result === 'slowed') return { problems: {}, outcome: 'limited' }
  return { problems: { [presentPasswordField]: 'wrongPassword' }, outcome: null }
}

export function typedDetails(form: URLSearchParams): Record<string, string> {
  const club = [...form.keys()].filter((name) => name.startsWith('club.') && name.length <= maxTextLength)
  const names = ['email', ...plainFields, ...placeFields, 'newsletter', ...club.slice(0, maxClubFields)]
  return Object.fromEntries(names.map((name) => [name, (form.get(name) ?? '').slice(0, 2 * maxTextLength)]))
}

export function unknownProfile(typed: Record<string, string> = {}): CustomerDetails {
  const club = Object.keys(typed).flatMap((name) => (name.startsWith('club.') ? [name.slice(5)] : []))
  const texts = { email: '', firstName: '', lastName: '', phoneNumber: '', gender: '' }
  const place = { address1: '', address2: '', zipCode: '', city: '', state: '', country: '' }
  const clubFields = Object.fromEntries(club.map((name) => [name, '']))
  return { ...texts, ...place, company: '', vatNumber: '', newsletter: false, clubFields }
}
