import { VehicleQuery } from '#src/commerce/contract/vehicle-lookup.ts'
import { loadDescribedVehicles, type Vehicles } from '#src/features/garage/vehicles/vehicle-tree.ts'
import { parsePostedJson } from '#src/forms/parse-posted-json.ts'
import { shopContext, visitorContext } from '#src/shop.ts'
import type { Route } from './+types/vehicles.ts'

/** The vehicles that parts of the shop fit, and whether `POST` finds one, as JSON. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = await context.get(shopContext)
  const makes = await loadDescribedVehicles(shop)
  if (makes === null) throw new Response(null, { status: 503 })
  const hasLookup = context.get(visitorContext).vehicleLookup() !== null
  return Response.json({ makes, hasLookup, country: shop.region.country } satisfies Vehicles)
}

const maxBytes = 1_024
const statuses = { limited: 429, failed: 503 } as const

/**
 * Finds the car of a `VehicleQuery`, as JSON: null if no register has it. A plate identifies a person, so it is never
 * in an address. 404 without a service, 422 for an invalid query, 429 for too many, 503 if the service failed.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const lookup = context.get(visitorContext).vehicleLookup()
  const query = await parsePostedJson(request, VehicleQuery, maxBytes)
  if (!query) return new Response(null, { status: 422 })
  if (!lookup) return new Response(null, { status: 404 })
  const found = await lookup.find(query)
  if (found === 'limited' || found === 'failed') return new Response(null, { status: statuses[found] })
  return Response.json(found === 'none' ? null : found, { headers: { 'cache-control': 'private, no-store' } })
}
