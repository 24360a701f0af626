import { countsField, parseListing, parsePageRange } from '#src/features/catalogue/listing/listing.ts'
import { findCategory } from '#src/features/catalogue/listing/listing-subject.ts'
import { loadCarCounts, loadListingPages } from '#src/features/catalogue/listing/load-listing.ts'
import { splatUri } from '#src/features/catalogue/uri.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/category.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = await context.get(shopContext)
  const subject = await findCategory(shop, splatUri(params['*']))
  if (!subject) throw new Response(null, { status: 404 })
  const query = new URL(request.url).searchParams
  const asked = parseListing(query)
  return Response.json(
    query.has(countsField)
      ? await loadCarCounts(shop, subject, asked)
      : await loadListingPages(shop, subject, asked, parsePageRange(query)),
  )
}
