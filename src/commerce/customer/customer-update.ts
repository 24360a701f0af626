import type { CustomerProfile, CustomerUpdateRequest } from '../contract/selection/customer-profile.ts'
import { customerAttributes } from '../contract/selection/registration.ts'
import type { Result } from '../reply.ts'

/** The fields a customer can change in one form. */
export type CustomerDetails = Omit<CustomerProfile, 'customer' | 'cars'>

/** The fields of a customer that change. `clubFields` are those that change, by the service's names. */
export type CustomerChanges = Partial<CustomerDetails>

/** A text field of a customer that the service can refuse. */
export type CustomerField = Exclude<keyof CustomerDetails, 'newsletter' | 'clubFields'>

/**
 * The result of an update. `saved`: every change was made. `refused`: the fields the service did not accept, nothing
 * was changed. `taken`: the e-mail address has another account. `loggedOut`: the visitor is no longer logged in.
 * `failed`: no usable answer, the changes may have been made.
 */
export type UpdateCustomerResult =
  | { kind: 'saved' | 'taken' | 'loggedOut' | 'limited' | 'failed' }
  | { kind: 'refused'; fields: CustomerField[] }

/** The names of fields in requests and refusals, where they differ from those in replies. */
const requestNames: Partial<Record<CustomerField, string>> = {
  email: 'newEmail',
  company: customerAttributes.company,
  vatNumber: customerAttributes.vatNumber,
}

const fields = [
  'email',
  'firstName',
  'lastName',
  'phoneNumber',
  'gender',
  'address1',
  'address2',
  'zipCode',
  'city',
  'state',
  'country',
  'company',
  'vatNumber',
] as const satisfies readonly CustomerField[]

/**
 * The newsletter field of an update. If customers choose it, their present choice; but yes only once they are
 * subscribed, since a first subscription is confirmed by mail. Otherwise always yes.
 */
export function newsletterAnswer(newsletterChoice: boolean, wanted: boolean, isSubscribed: boolean): boolean {
  return newsletterChoice ? wanted && isSubscribed : true
}

/** The body of `PUT /customer/update`: the changes, the names, which the service requires, and the answer about the newsletter. */
export function customerUpdateRequest(
  { email, company, vatNumber, clubFields, newsletter: _, ...changes }: CustomerChanges,
  { firstName, lastName, newsletter }: Pick<CustomerDetails, 'firstName' | 'lastName' | 'newsletter'>,
): CustomerUpdateRequest {
  const attributes = {
    ...(company === undefined ? {} : { [customerAttributes.company]: company || null }),
    ...(vatNumber === undefined ? {} : { [customerAttributes.vatNumber]: vatNumber || null }),
  }
  return {
    ...{ firstName, lastName, newsletter, ...changes },
    ...(email === undefined ? {} : { newEmail: email }),
    ...(clubFields ? { customerClubFields: clubFields } : {}),
    ...(Object.keys(attributes).length > 0 ? { customAttributes: attributes } : {}),
  }
}

/** The result of an update, by the reply to `PUT /customer/update`. */
export function updateCustomerResult(
  reply: Result<{ loggedIn: object | null }> | null,
): UpdateCustomerResult {
  if (!reply) return { kind: 'failed' }
  if (reply.ok) return { kind: reply.value.loggedIn ? 'saved' : 'loggedOut' }
  if (reply.status === 429) return { kind: 'limited' }
  if (reply.status === 401 || reply.status === 403) return { kind: 'loggedOut' }
  if (reply.status === 409 && reply.errors.newEmail !== undefined) return { kind: 'taken' }
  const refused = fields.filter((field) => reply.errors[requestNames[field] ?? field] !== undefined)
  return refused.length > 0 ? { kind: 'refused', fields: refused } : { kind: 'failed' }
}

/** The customer who is logged in. `guest`: the visitor is not logged in. `unavailable`: the service did not answer. */
export type LoadedProfile = CustomerProfile | 'guest' | 'unavailable'

/** The customer by the reply to `GET /customer`; null without a reply. */
export function profileOf(reply: Result<{ loggedIn: CustomerProfile | null }> | null): LoadedProfile {
  if (!reply) return 'unavailable'
  if (reply.ok) return reply.value.loggedIn ?? 'guest'
  return reply.status === 401 || reply.status === 403 ? 'guest' : 'unavailable'
}
