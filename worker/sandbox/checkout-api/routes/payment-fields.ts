// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { Hono } from 'hono'
import type { CheckoutEnv } from '../env.ts'
import { change } from '../outcome.ts'
import { parsePaymentFields, withFields } from '../payment/payment-request.ts'
import { setLanguage } from '../selection/change-region.ts'
import { takeServiceChoice } from '../selection/follow-delivery-service.ts'

export const paymentFieldRoutes = new Hono<CheckoutEnv>()

paymentFieldRoutes.put('/payment-fields', (c) =>
  change(c, (selection) => {
    const request = parsePaymentFields(c.var.body)
    if ('refusal' in request) return request.refusal
    const updated = takeServiceChoice(c.var.world, withFields(selection, request.value))
    return request.value.language ? setLanguage(updated, request.value.language) : { state: updated }
  }),
)
