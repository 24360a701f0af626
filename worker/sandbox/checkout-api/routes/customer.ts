// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { Hono } from 'hono'
import { denied } from '../access.ts'
import type { CheckoutEnv } from '../env.ts'

const ofCustomers: [method: string, path: string][] = [
  ['GET', '/customer'],
  ['PUT', '/customer/update'],
  ['PUT', '/address'],
  ['PUT', '/email'],
  ['POST', '/orders'],
]

export const customerRoutes = new Hono<CheckoutEnv>()

/** Documented calls for logged-in customers that the sandbox does not implement: always 403. */
for (const [method, path] of ofCustomers) {
  customerRoutes.on(method, path, denied)
}
