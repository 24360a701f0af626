import { parseListing, parsePageRange } from '#src/features/catalogue/listing/listing.ts'
import { findBrand, findCategory } from '#src/features/catalogue/listing/listing-subject.ts'
import { loadListingPages } from '#src/features/catalogue/listing/load-listing.ts'
import { splatUri } from '#src/features/catalogue/uri.ts'
import { loadShopFacts } from '#src/features/content/load-shop-facts.ts'
import { loadSearchPages } from '#src/features/search/load-search.ts'
import { loadCategoryTree } from '#src/features/shell/category-tree.ts'
import { loadWishlist } from '#src/features/wishlist/load-wishlist.ts'
import { parseWishedIds } from '#src/features/wishlist/wished-ids.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/more.ts'

/** What a screen lacks of its listing, its search, its menu or its wishlist, and facts of the shop, as JSON. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = await context.get(shopContext)
  const query = new URL(request.url).searchParams
  if (params['*'] === 'categories') return Response.json(await loadCategoryTree(shop))
  if (params['*'] === 'shop') return Response.json(await loadShopFacts(shop, query.get('country')))
  if (params['*'] === 'search')
    return Response.json(await loadSearchPages(shop, query, parsePageRange(query)))
  const [, wished] = /^wishlist\/(.+)$/.exec(params['*']) ?? []
  if (wished) return Response.json(await loadWishlist(shop, parseWishedIds(wished)))
  const [, kind, uri = ''] = /^([bc])\/(.+)$/.exec(splatUri(params['*'])) ?? []
  const subject =
    kind === 'b' ? await findBrand(shop, uri) : kind === 'c' ? await findCategory(shop, uri) : null
  if (!subject) throw new Response(null, { status: 404 })
  return Response.json(await loadListingPages(shop, subject, parseListing(query), parsePageRange(query)))
}
