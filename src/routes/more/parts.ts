import { carParts } from '#src/features/catalogue/home/car-parts.ts'
import { parseCarKey } from '#src/features/garage/fit/car-key.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/parts.ts'

/** The parts of a car for the home page, as JSON; 404 for a car that the shop has no parts for. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = await context.get(shopContext)
  const parts = await carParts(shop, parseCarKey(new URL(request.url).searchParams.get('car')))
  if (!parts) throw new Response(null, { status: 404 })
  return Response.json(parts)
}
