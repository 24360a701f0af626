import { redirect } from 'react-router'
import { styleSheets } from '#src/effects/router/style-sheets.ts'
import { cardAction } from '#src/features/cart/add/card-action.tsx'
import listingStyles from '#src/features/catalogue/listing/listing.css?url'
import { listingSearch, parseListing, plainSearch } from '#src/features/catalogue/listing/listing.ts'
import { listingHead } from '#src/features/catalogue/listing/listing-head.ts'
import { findBrand } from '#src/features/catalogue/listing/listing-subject.ts'
import { ListingView } from '#src/features/catalogue/listing/listing-view.tsx'
import { loadListing } from '#src/features/catalogue/listing/load-listing.ts'
import { listingCache } from '#src/features/catalogue/listing/pages/screen-cache.atoms.ts'
import { findMovedBrand } from '#src/features/catalogue/moved-address.ts'
import { cardMarks } from '#src/features/compare/card-marks.tsx'
import { documentHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/brand.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = await context.get(shopContext)
  const subject = await findBrand(shop, params.uri)
  const moved = subject ? null : await findMovedBrand(shop, params.uri)
  if (moved) throw redirect(moved, 301)
  const query = new URL(request.url).searchParams
  const plain = plainSearch(query)
  if (subject && plain !== null) throw redirect(subject.path + plain)
  const screen = subject && (await loadListing(shop, subject, parseListing(query)))
  if (!screen) throw new Response(null, { status: 404 })
  return { subject, screen, head: documentHead(listingHead(shop, subject, screen)) }
}

export const links = styleSheets(listingStyles)

export const clientLoader = ({ serverLoader, ...call }: Route.ClientLoaderArgs) =>
  listingCache.recall(call) ?? serverLoader()

export const handle = { search: (query) => listingSearch(parseListing(query)) } satisfies ScreenHandle

export default function BrandScreen({ loaderData }: Route.ComponentProps) {
  return <ListingView data={loaderData} action={cardAction} compare={cardMarks} />
}
