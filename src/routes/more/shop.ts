import { loadShopFacts } from '#src/features/content/load-shop-facts.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/shop.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const country = new URL(request.url).searchParams.get('country')
  return Response.json(await loadShopFacts(await context.get(shopContext), country))
}
