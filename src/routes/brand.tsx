import { AddButton } from '#src/features/cart/add-button.tsx'
import { readListing } from '#src/features/catalogue/listing.ts'
import { listingHead } from '#src/features/catalogue/listing-head.ts'
import { ListingView } from '#src/features/catalogue/listing-view.tsx'
import { loadListing } from '#src/features/catalogue/load-listing.ts'
import { findBrand } from '#src/features/catalogue/place.ts'
import { documentHead } from '#src/features/shell/document-head.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/brand.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = await context.get(shopContext)
  const place = await findBrand(shop, params.uri)
  const screen = place && (await loadListing(shop, place, readListing(new URL(request.url).searchParams)))
  if (!screen) throw new Response(null, { status: 404 })
  return { place, screen, head: documentHead(listingHead(shop, place, screen)) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export default function BrandScreen({ loaderData: { place, screen } }: Route.ComponentProps) {
  return (
    <ListingView place={place} screen={screen} action={({ add }) => (add ? <AddButton {...add} /> : null)} />
  )
}
