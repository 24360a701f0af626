import { styleSheets } from '#src/effects/router/style-sheets.ts'
import { cardAction } from '#src/features/cart/add/card-action.tsx'
import listingStyles from '#src/features/catalogue/listing/listing.css?url'
import { listingSearch, parseListing } from '#src/features/catalogue/listing/listing.ts'
import { listingHead } from '#src/features/catalogue/listing/listing-head.ts'
import { ListingView } from '#src/features/catalogue/listing/listing-view.tsx'
import { listingCache } from '#src/features/catalogue/listing/pages/screen-cache.atoms.ts'
import { cardMarks } from '#src/features/compare/card-marks.tsx'
import { documentHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/category.ts'
import { loadCategoryPage } from './load-category-page.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = await context.get(shopContext)
  const { subject, screen } = await loadCategoryPage(shop, params['*'], new URL(request.url).searchParams)
  return { subject, screen, head: documentHead(listingHead(shop, subject, screen)) }
}

export const links = styleSheets(listingStyles)

export const clientLoader = ({ serverLoader, ...call }: Route.ClientLoaderArgs) =>
  listingCache.recall(call) ?? serverLoader()

export const handle = { search: (query) => listingSearch(parseListing(query)) } satisfies ScreenHandle

export default function CategoryScreen({ loaderData }: Route.ComponentProps) {
  return <ListingView data={loaderData} action={cardAction} compare={cardMarks} />
}
