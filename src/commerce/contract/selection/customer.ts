// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { Address } from './address.ts'

/** The logged-in customer with their address, without the fields of a business. */
export const Customer = v.omit(Address, ['company', 'vatNumber'])
export type Customer = v.InferOutput<typeof Customer>
