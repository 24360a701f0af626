import { loadWishlist } from '#src/features/wishlist/load-wishlist.ts'
import { parseWishlistIds } from '#src/features/wishlist/wishlist-ids.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/wishlist.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  return Response.json(await loadWishlist(await context.get(shopContext), parseWishlistIds(params.ids)))
}
