import type { Context } from 'hono'
import { VehicleLookupReply } from '#src/commerce/contract/vehicle-lookup.ts'
import { parseResponse } from '#src/commerce/reply.ts'
import type { VehicleLookup } from '#src/shop.ts'
import type { Edge } from '../context.ts'
import { deadlines } from '../limits.ts'
import { createAttemptLimit } from '../rate-limit/attempt-limit.ts'
import { createRequestPorts } from '../upstream/create-request-ports.ts'
import { createClient } from '../upstream/service.ts'

const route = 'POST VEHICLE_LOOKUP_URL'

export function createVehicleLookup(c: Context<Edge>): VehicleLookup | null {
  const { settings } = c.var
  if (!settings.VEHICLE_LOOKUP_URL) return null
  const ports = createRequestPorts(c)
  const attempts = createAttemptLimit(c)
  const post = createClient(ports, {
    upstream: 'vehicles',
    baseUrl: settings.VEHICLE_LOOKUP_URL,
    headers: settings.VEHICLE_LOOKUP_KEY ? { authorization: `Bearer ${settings.VEHICLE_LOOKUP_KEY}` } : {},
    fetch: ports.fetch,
    deadline: deadlines.vehicles,
  })

  return {
    async find(query) {
      if (!(await attempts.allows('vehicle'))) return 'limited'
      try {
        const answer = await post({ method: 'POST', path: '', route, body: query })
        const reply = parseResponse(VehicleLookupReply, answer, route, ports.reportUnreadable)
        if (reply.ok) return reply.value
        return reply.status === 404 ? 'none' : 'failed'
      } catch (error) {
        ports.report(error)
        return 'failed'
      }
    },
  }
}
