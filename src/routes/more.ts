import { readListing } from '#src/features/catalogue/listing.ts'
import { loadListingPage } from '#src/features/catalogue/load-listing.ts'
import { findBrand, findCategory } from '#src/features/catalogue/place.ts'
import { splatUri } from '#src/features/catalogue/uri.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/more.ts'

/** One further page of a listing as JSON, for a screen that already shows those before it. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = await context.get(shopContext)
  const [, kind, uri = ''] = /^([bc])\/(.+)$/.exec(splatUri(params['*'])) ?? []
  const place =
    kind === 'b' ? await findBrand(shop, uri) : kind === 'c' ? await findCategory(shop, uri) : null
  if (!place) throw new Response(null, { status: 404 })
  return Response.json(await loadListingPage(shop, place, readListing(new URL(request.url).searchParams)))
}
