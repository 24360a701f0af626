import { parseListing, parsePageRange } from '#src/features/catalogue/listing/listing.ts'
import { findBrand } from '#src/features/catalogue/listing/listing-subject.ts'
import { loadListingPages } from '#src/features/catalogue/listing/load-listing.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/brand.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = await context.get(shopContext)
  const subject = await findBrand(shop, params.uri)
  if (!subject) throw new Response(null, { status: 404 })
  const query = new URL(request.url).searchParams
  return Response.json(await loadListingPages(shop, subject, parseListing(query), parsePageRange(query)))
}
