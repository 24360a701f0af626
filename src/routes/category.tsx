import { redirect } from 'react-router'
import { AddButton } from '#src/features/cart/add-button.tsx'
import { readListing } from '#src/features/catalogue/listing.ts'
import { listingHead } from '#src/features/catalogue/listing-head.ts'
import { ListingView } from '#src/features/catalogue/listing-view.tsx'
import { loadListing } from '#src/features/catalogue/load-listing.ts'
import { findCategory, findCategoryElsewhere } from '#src/features/catalogue/place.ts'
import { splatUri } from '#src/features/catalogue/uri.ts'
import { documentHead } from '#src/features/shell/document-head.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/category.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = await context.get(shopContext)
  const uri = splatUri(params['*'])
  const place = await findCategory(shop, uri)
  if (!place) {
    const moved = await findCategoryElsewhere(shop, uri)
    if (moved) throw redirect(moved, 301)
    throw new Response(null, { status: 404 })
  }
  const screen = await loadListing(shop, place, readListing(new URL(request.url).searchParams))
  if (!screen) throw new Response(null, { status: 404 })
  return { place, screen, head: documentHead(listingHead(shop, place, screen)) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export default function CategoryScreen({ loaderData: { place, screen } }: Route.ComponentProps) {
  return (
    <ListingView place={place} screen={screen} action={({ add }) => (add ? <AddButton {...add} /> : null)} />
  )
}
