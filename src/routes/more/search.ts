import { parsePageRange } from '#src/features/catalogue/listing/listing.ts'
import { loadSearchPages } from '#src/features/search/load-search.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/search.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  return Response.json(await loadSearchPages(await context.get(shopContext), query, parsePageRange(query)))
}
