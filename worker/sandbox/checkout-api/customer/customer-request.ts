// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { isLocale } from '#src/i18n/locales.ts'
import { regions } from '../../demo-catalogue/regions.ts'
import { type Refused, refused } from '../outcome.ts'
import { parse } from '../request.ts'
import { isEmail, malformedFields } from './address-check.ts'
import { type CustomerRecord, clubFields, emptyCustomer, type FieldValue } from './customer-record.ts'
import { NewPassword } from './password.ts'

const minPhoneDigits = 5
const maxAttributes = 50
/** Characters of an attribute: a list of cars fits into one. */
const maxAttributeLength = 20_000

const text = v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(500))))

/** `<attribute>_<element>`: the underscore keeps it apart from the documented fields among which replies list it. */
const AttributeName = v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)+$/))
const AttributeValue = v.nullable(
  v.union([v.pipe(v.string(), v.maxLength(maxAttributeLength)), v.number(), v.boolean()]),
)

/** The fields of `PUT /address`. */
export const addressFields = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'zipCode',
  'city',
  'state',
  'country',
  'phoneNumber',
] as const

/** The fields of a customer in a request. Absent and null fields keep their value; a null attribute is removed. */
const CustomerFields = v.object({
  firstName: text,
  lastName: text,
  gender: text,
  address1: text,
  address2: text,
  zipCode: text,
  city: text,
  state: text,
  country: text,
  phoneNumber: text,
  language: text,
  newsletter: v.optional(v.nullable(v.boolean())),
  customerClubFields: v.optional(
    v.nullable(v.record(v.picklist(clubFields), v.nullable(v.pipe(v.string(), v.maxLength(100))))),
  ),
  customAttributes: v.optional(v.nullable(v.record(AttributeName, AttributeValue))),
})
type CustomerFields = v.InferOutput<typeof CustomerFields>

const Credentials = v.object({ email: text, password: v.optional(v.nullable(v.string())) })

export interface Registration {
  /** The address in lower case. */
  email: string
  password: string
  record: CustomerRecord
}

type Parsed<T> = { value: T } | { refusal: Refused }

/**
 * Parses the body of `POST /register`. The country defaults to the visitor's, the language to that of the session. 406
 * with `required` or `not valid` by field; `password: not valid` for one the service does not accept.
 */
export function parseRegistration(
  sent: object,
  visitor: { country: string | null; state: string | null; language: string },
): Parsed<Registration> {
  const credentials = parse(Credentials, sent)
  if ('refusal' in credentials) return credentials
  const updated = parseCustomer(sent, emptyCustomer(visitor))
  const email = credentials.value.email?.toLowerCase() ?? ''
  const password = credentials.value.password ?? ''
  const errors = {
    ...(email === '' ? { email: 'required' } : isEmail(email) ? {} : { email: 'not valid' }),
    ...(password === '' ? { password: 'required' } : {}),
    ...(password === '' || v.is(NewPassword, password) ? {} : { password: 'not valid' }),
    ...('refusal' in updated ? updated.refusal.errors : {}),
  }
  if ('refusal' in updated || Object.keys(errors).length > 0) return { refusal: refused(406, errors) }
  return { value: { email, password, record: updated.value } }
}

/** Parses the fields of a customer that a request changes, and applies them. 406 with a text by field. */
export function parseCustomer(sent: object, current: CustomerRecord): Parsed<CustomerRecord> {
  const request = parse(CustomerFields, sent)
  if ('refusal' in request) return request
  const record = withFields(current, request.value)
  const errors = customerErrors(record, request.value)
  return Object.keys(errors).length > 0 ? { refusal: refused(406, errors) } : { value: record }
}

/** The e-mail address a request changes to, in lower case; `current` when it names none. */
export function parseNewEmail(sent: object, current: string): Parsed<string> {
  const request = parse(v.object({ newEmail: text }), sent)
  if ('refusal' in request) return request
  const email = request.value.newEmail?.toLowerCase() ?? current
  if (isEmail(email)) return { value: email }
  return { refusal: refused(406, { newEmail: email === '' ? 'required' : 'not valid' }) }
}

function withFields(current: CustomerRecord, fields: CustomerFields): CustomerRecord {
  const { customAttributes, customerClubFields, ...simple } = fields
  const sent = Object.fromEntries(Object.entries(simple).filter(([, value]) => value != null))
  const country = fields.country?.toUpperCase() ?? current.country
  // A state belongs to its country.
  const state = country === current.country ? current.state : ''
  return {
    ...current,
    state,
    ...sent,
    country,
    customerClubFields: merged(current.customerClubFields, customerClubFields),
    attributes: merged(current.attributes, customAttributes),
  }
}

/** The entries of `current` with those of `sent`; null removes one. */
function merged(
  current: Record<string, FieldValue>,
  sent: Record<string, FieldValue | null> | null | undefined,
): Record<string, FieldValue> {
  const entries = Object.entries({ ...current, ...sent })
  return Object.fromEntries(entries.filter((entry): entry is [string, FieldValue] => entry[1] !== null))
}

/** Errors of the fields a request has sent, and of those that every customer must have. */
function customerErrors(record: CustomerRecord, sent: CustomerFields): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const name of ['firstName', 'lastName'] as const) {
    if (record[name] === '') errors[name] = 'required'
  }
  if (Object.keys(record.attributes).length > maxAttributes) errors.customAttributes = 'too many'
  const region = regions.country(record.country)
  if (sent.country != null && !region) errors.country = 'not valid'
  if (sent.language != null && !isLocale(sent.language)) errors.language = 'not valid'
  const isPlaceSent = sent.country != null || sent.state != null
  if (isPlaceSent && record.state === '' && region && region.states.length > 0) errors.state = 'required'
  const isAddressSent = isPlaceSent || sent.zipCode != null
  if (isAddressSent) Object.assign(errors, malformedFields(record))
  const digits = record.phoneNumber.replace(/\D/g, '').length
  if (sent.phoneNumber && digits < minPhoneDigits) errors.phoneNumber = 'not valid'
  return errors
}
