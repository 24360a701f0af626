import { Hono } from 'hono'
import type { CheckoutEnv } from '../env.ts'
import { change } from '../outcome.ts'
import { readPaymentFields, withFields } from '../payment-request.ts'
import { speak } from '../place.ts'

export const paymentFieldRoutes = new Hono<CheckoutEnv>()

paymentFieldRoutes.put('/payment-fields', (c) =>
  change(c, (selection) => {
    const request = readPaymentFields(c.var.body)
    if ('misfit' in request) return request.misfit
    const told = withFields(selection, request.value)
    return request.value.language ? speak(told, request.value.language) : { state: told }
  }),
)
