import { customerAttributes, type RegistrationRequest } from '../contract/selection/registration.ts'
import type { Result } from '../reply.ts'

/** The data of a registration. Optional texts are empty if not given. */
export interface Registration {
  email: string
  password: string
  firstName: string
  lastName: string
  country: string
  /** Empty in countries without states. */
  state: string
  phoneNumber: string
  company: string
  vatNumber: string
  /** True if the customer is subscribed immediately. */
  newsletter: boolean
  /** True if the customer wants the newsletter, and is sent the link that confirms it. */
  asksForNewsletter: boolean
}

/** A field the service can refuse. */
export type RegistrationField = Exclude<keyof Registration, 'newsletter' | 'asksForNewsletter'>

/**
 * The result of a registration. `in`: registered and logged in. `refused`: the fields the service did not accept.
 * `taken`: the e-mail address has an account. `limited`: too many attempts. `failed`: no usable answer.
 */
export type RegisterResult =
  | { kind: 'in' | 'taken' | 'limited' | 'failed' }
  | { kind: 'refused'; fields: RegistrationField[] }

/** The body of `POST /register`: optional texts that are empty are left out. */
export function registrationRequest(registration: Registration, language: string): RegistrationRequest {
  const { email, password, firstName, lastName, country, newsletter } = registration
  const { state, phoneNumber, company, vatNumber } = registration
  const attributes = {
    ...(company ? { [customerAttributes.company]: company } : {}),
    ...(vatNumber ? { [customerAttributes.vatNumber]: vatNumber } : {}),
  }
  return {
    ...{ email, password, firstName, lastName, country, newsletter, language },
    ...(state ? { state } : {}),
    ...(phoneNumber ? { phoneNumber } : {}),
    ...(Object.keys(attributes).length > 0 ? { customAttributes: attributes } : {}),
  }
}

const fields: readonly RegistrationField[] = [
  'email',
  'password',
  'firstName',
  'lastName',
  'country',
  'state',
  'phoneNumber',
  'company',
  'vatNumber',
]

/**
 * The result of a registration, by the reply to `POST /register` or, if that was lost, by the selection read
 * afterwards.
 */
export function registerResult(reply: Result<{ loggedIn: object | null }> | null): RegisterResult {
  if (!reply) return { kind: 'failed' }
  if (reply.ok) return { kind: reply.value.loggedIn ? 'in' : 'failed' }
  if (reply.status === 429) return { kind: 'limited' }
  if (reply.status === 409 && reply.errors.email !== undefined) return { kind: 'taken' }
  const refused = fields.filter((field) => reply.errors[field] !== undefined)
  return refused.length > 0 ? { kind: 'refused', fields: refused } : { kind: 'failed' }
}
