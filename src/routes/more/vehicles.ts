import { loadVehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/vehicles.ts'

/** The vehicles that parts of the shop fit, as JSON. */
export async function loader({ context }: Route.LoaderArgs) {
  const tree = await loadVehicleTree(await context.get(shopContext))
  if (tree === null) throw new Response(null, { status: 503 })
  return Response.json(tree)
}
