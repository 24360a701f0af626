import { loadWishlist } from '#src/features/wishlist/load-wishlist.ts'
import { parseWishedIds } from '#src/features/wishlist/wished-ids.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/wishlist.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  return Response.json(await loadWishlist(await context.get(shopContext), parseWishedIds(params.ids)))
}
