// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { Hono } from 'hono'
import * as v from 'valibot'
import type { CheckoutEnv } from '../env.ts'
import { change } from '../outcome.ts'
import { parse, shortText } from '../request.ts'
import { moveToCountry, setLanguage } from '../selection/change-region.ts'

const MoveRequest = v.object({ state: v.optional(shortText), language: v.optional(shortText) })

export const regionRoutes = new Hono<CheckoutEnv>()

regionRoutes.put('/countries/:country', (c) =>
  change(c, (selection) => {
    const request = parse(MoveRequest, c.var.body)
    if ('refusal' in request) return request.refusal
    return moveToCountry(c.var.world, selection, { country: c.req.param('country'), ...request.value })
  }),
)

regionRoutes.put('/countries/:country/states/:state', (c) =>
  change(c, (selection) => {
    const request = parse(MoveRequest, c.var.body)
    if ('refusal' in request) return request.refusal
    const { country, state } = c.req.param()
    return moveToCountry(c.var.world, selection, { country, state, language: request.value.language })
  }),
)

regionRoutes.put('/languages/:language', (c) =>
  change(c, (selection) => setLanguage(selection, c.req.param('language'))),
)
