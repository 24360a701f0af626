import { countsField, parseListing, parsePageRange } from '#src/features/catalogue/listing/listing.ts'
import { findBrand } from '#src/features/catalogue/listing/listing-subject.ts'
import { loadCarCounts, loadListingPages } from '#src/features/catalogue/listing/load-listing.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/brand.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = await context.get(shopContext)
  const subject = await findBrand(shop, params.uri)
  if (!subject) throw new Response(null, { status: 404 })
  const query = new URL(request.url).searchParams
  const asked = parseListing(query)
  return Response.json(
    query.has(countsField)
      ? await loadCarCounts(shop, subject, asked)
      : await loadListingPages(shop, subject, asked, parsePageRange(query)),
  )
}
