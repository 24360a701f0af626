// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { Attribute, Flag, OptionalId, Text } from '../wire.ts'
import { Customer } from './customer.ts'
import { customerAttributes } from './registration.ts'

const ClubField = v.nullish(v.union([v.string(), v.number(), v.boolean()]), '')

/**
 * Everything the service knows about a customer. `customer` is their id, empty where the service does not send it;
 * `clubFields` has those the service lists, by their name; `cars` is the
 * attribute as the service sends it, so that an unreadable one is not taken for none.
 */
const CustomerProfile = v.pipe(
  v.object({
    customer: OptionalId,
    ...Customer.entries,
    gender: Text,
    newsletter: Flag,
    customerClubFields: v.nullish(v.record(v.string(), ClubField), {}),
    [customerAttributes.company]: Attribute,
    [customerAttributes.vatNumber]: Attribute,
    [customerAttributes.cars]: v.optional(v.unknown()),
  }),
  v.transform(
    ({
      customerClubFields,
      [customerAttributes.company]: company,
      [customerAttributes.vatNumber]: vatNumber,
      [customerAttributes.cars]: cars,
      ...fields
    }) => ({
      ...fields,
      company,
      vatNumber,
      cars,
      clubFields: Object.fromEntries(
        Object.entries(customerClubFields).map(([name, value]) => [name, String(value)]),
      ),
    }),
  ),
)
export type CustomerProfile = v.InferOutput<typeof CustomerProfile>

/** The part of a selection that describes the customer who is logged in. */
export const CustomerReply = v.object({ loggedIn: v.nullish(CustomerProfile, null) })

/** The body of `PUT /customer/update`. The names are required, and the answer about the newsletter is always sent; other fields keep their value when absent. */
export interface CustomerUpdateRequest {
  firstName: string
  lastName: string
  newEmail?: string
  phoneNumber?: string
  gender?: string
  address1?: string
  address2?: string
  zipCode?: string
  city?: string
  state?: string
  country?: string
  newsletter: boolean
  customerClubFields?: Record<string, string>
  /** Null removes an attribute. */
  customAttributes?: Record<string, string | null>
}
