import { Hono } from 'hono'
import { type VehicleLookupReply, VehicleQuery } from '#src/commerce/contract/vehicle-lookup.ts'
import { showsSecret } from '../checkout-api/access.ts'
import type { CheckoutEnv } from '../checkout-api/env.ts'
import { parse } from '../checkout-api/request.ts'
import { parsedJson } from '../parsed-json.ts'
import type { Wire } from '../wire-type.ts'
import { registeredCar } from './registers.ts'

/** Finds cars by registration plate, by the key of their type, or by its national code. */
export function vehicleLookup(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  app.post('/', async (c) => {
    if (!showsSecret(c.req.raw.headers, c.var.world.ports.secret))
      return c.json({ errors: { token: 'denied' } }, 401)
    const request = parse(VehicleQuery, parsedJson(await c.req.text()))
    if ('refusal' in request) return c.json({ errors: request.refusal.errors }, 422)
    const vehicle = registeredCar(request.value)
    if (!vehicle) return c.json({ errors: { vehicle: 'not found' } }, 404)
    return c.json({ vehicle: { ...vehicle } } satisfies Wire<typeof VehicleLookupReply>)
  })
  return app
}
