// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { Flag } from '../wire.ts'

const field = v.object({
  /** Unknown types are shown as text fields. */
  type: v.fallback(v.picklist(['string', 'boolean']), 'string'),
  required: Flag,
  visible: v.nullish(v.boolean(), true),
})
export type PaymentField = v.InferOutput<typeof field>

/** The fields of a checkout form by name, visible and required. */
export const PaymentFields = v.object({
  termsAndConditions: v.nullish(field),
  address: v.nullish(v.record(v.string(), field), {}),
  shippingAddress: v.nullish(v.record(v.string(), field), {}),
})
export type PaymentFields = v.InferOutput<typeof PaymentFields>

const savableAddressKeys: ReadonlySet<string> = new Set([
  'email',
  'company',
  'firstName',
  'lastName',
  'phoneNumber',
  'address1',
  'address2',
  'zipCode',
  'city',
  'state',
  'country',
])

/**
 * True if `PUT /payment-fields` accepts an address field. Only these are documented; it answers 400 to others. `POST
 * /payment` accepts more.
 */
export function isSavableAddressKey(key: string): boolean {
  return savableAddressKeys.has(key)
}
