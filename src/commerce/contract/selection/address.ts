// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { CountryCode, Text } from '../wire.ts'

/** An address of the selection; every field may be empty. */
export const Address = v.object({
  email: Text,
  firstName: Text,
  lastName: Text,
  company: Text,
  address1: Text,
  address2: Text,
  zipCode: Text,
  city: Text,
  state: Text,
  country: CountryCode,
  phoneNumber: Text,
  vatNumber: Text,
})
export type Address = v.InferOutput<typeof Address>
